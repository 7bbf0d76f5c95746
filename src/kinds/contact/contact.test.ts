import { expect, it } from 'vitest'
import { accepted, complaints } from '../../../tests/rooms/kinds.ts'
import { contact } from './contact.ts'

const send = contact({ title: { en: 'Where?' }, variant: 'send', names: true })
const more = contact({ title: { en: 'Where?' }, variant: 'more' })
const monitor = contact({ title: { en: 'Where?' }, variant: 'monitor', invite: true })
const demanded = contact({ title: { en: 'Where?' }, variant: 'send', email_required: true })
const person = { firstName: 'Ann', lastName: 'Example' }
const nothing = { emailSwitch: false, email: '', inviteSwitch: false, inviteCode: '', leadDisclosure: '' }

it('asks for no e-mail unless its switch is on (spec 2.3.9.1, 3.3.1)', () => {
  expect(accepted(send, person)).toEqual({ ...person, ...nothing })
  expect(accepted(more, {})).toEqual(nothing)
})

it('does not store the value of a switched-off field', () => {
  expect(accepted(more, { emailSwitch: false, email: 'ann@example.com', inviteCode: 'X' })).toEqual(nothing)
})

it('asks for the e-mail in the words of each variant (spec 5.9)', () => {
  const empty = { emailSwitch: true, email: ' ' }
  expect(complaints(send, { ...person, ...empty })).toEqual({
    email: 'Please enter your email to receive quotes',
  })
  expect(complaints(more, empty)).toEqual({
    email: "Please enter your email or uncheck 'See more prices' to continue.",
  })
  expect(complaints(monitor, empty)).toEqual({ email: 'Email is required' })
  expect(complaints(demanded, {})).toEqual({ email: 'Please enter an email address.' })
})

it('recognizes an e-mail address by its format (spec 5.8)', () => {
  for (const email of [
    'ann',
    'ann@',
    'ann@example',
    'a b@example.com',
    'ann@example..com',
    `${'a'.repeat(65)}@x.com`,
  ]) {
    expect(complaints(more, { emailSwitch: true, email })).toEqual({ email: 'Invalid email address' })
  }
  expect(complaints(demanded, { email: 'ann@' })).toEqual({ email: 'Please enter a valid email address.' })
  expect(accepted(more, { emailSwitch: true, email: ' ann+quotes@mail.example.com ' })).toMatchObject({
    email: 'ann+quotes@mail.example.com',
  })
})

it('requires both names when the line asks for them (spec 5.7)', () => {
  const tooShort = 'Should be at least 2 chars long'
  expect(complaints(send, { firstName: 'A' })).toEqual({ firstName: tooShort, lastName: tooShort })
})

it('requires the invite code if its switch is on (spec 5.10)', () => {
  expect(complaints(monitor, { inviteSwitch: true })).toEqual({ inviteCode: 'Please enter your invite code' })
  expect(accepted(monitor, { inviteSwitch: true, inviteCode: 'BUTLER' })).toMatchObject({
    inviteCode: 'BUTLER',
  })
  expect(accepted(more, { inviteSwitch: true, inviteCode: 'BUTLER' })).toEqual(nothing)
})

it('keeps what the page said of who else gets the address, and only that', () => {
  const said = 'Maple gets an address that you give here.'
  const disclosing = contact({ title: { en: 'Where?' }, variant: 'send', lead_disclosure: { en: said } })
  const given = { emailSwitch: true, email: 'ann@example.com', leadDisclosure: said }
  expect(accepted(disclosing, given)).toMatchObject({ leadDisclosure: said })
  for (const [step, payload] of [
    [more, given],
    [disclosing, { ...given, emailSwitch: false }],
    [disclosing, { ...given, leadDisclosure: 'Another gets it.' }],
    [disclosing, { ...given, leadDisclosure: undefined }],
  ] as const)
    expect(accepted(step, payload)).toMatchObject({ leadDisclosure: '' })
})

it('refuses what no form sends', () => {
  for (const payload of [undefined, null, 5, 'text']) expect(complaints(more, payload)).toEqual({})
  expect(complaints(more, { email: ['a@b.example'], emailSwitch: true })).toHaveProperty('email')
})

it('has its own message for a long invite code', () => {
  const invited = contact({ title: { en: 'Where to?' }, variant: 'send', invite: true })
  expect(complaints(invited, { inviteSwitch: true, inviteCode: 'x'.repeat(255) })).toEqual({
    inviteCode: 'Invite codes have no more than 60 characters',
  })
})
