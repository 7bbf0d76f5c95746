import { describe, expect, test } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import HomeClaimsView, { nameOf } from './HomeClaimsView.tsx'
import { homeClaims } from './home-claims.ts'

const props = {
  title: { en: 'What were your claims for, and when?', es: '¿Por qué fueron sus reclamos y cuándo?' },
  perils: ['WATER', 'FIRE'],
  least: 2,
  most: 2,
  today,
} as const
const step = homeClaims(props)
const leak = { peril: 'WATER', month: '6', year: '2024', paid: '$6,500' }
const blank = { peril: '', month: '', year: '', paid: '' }

describe('what each claim was for, and when', () => {
  test('is taken row by row; a blank row stays open, and month and amount may be forgotten', () => {
    expect(accepted(step, { claims: [leak, blank] })).toEqual({
      claims: [{ peril: 'WATER', year: 2024, month: 6, paid: 6500 }],
    })
    expect(accepted(step, { claims: [{ ...leak, month: '', paid: '' }] })).toEqual({
      claims: [{ peril: 'WATER', year: 2024 }],
    })
    expect(accepted(step, { claims: [{ ...leak, paid: '0' }] })).toMatchObject({ claims: [{ paid: 0 }] })
  })

  test('takes its own answer again', () => {
    const answer = accepted(step, { claims: [leak] })
    expect(accepted(step, answer)).toEqual(answer)
  })

  test('takes a claim of more than five years ago, and none of more than seven', () => {
    expect(accepted(step, { claims: [{ ...leak, year: '2020' }] })).toMatchObject({
      claims: [{ year: 2020 }],
    })
    expect(complaints(step, { claims: [{ ...leak, year: '2019', month: '10' }] })).toEqual({
      'claims.0.year': 'I only ask about the past 7 years',
    })
  })

  test('says next to each field what is missing or wrong', () => {
    const wrong = (row: object) => complaints(step, { claims: [leak, { ...leak, ...row }] })
    expect(wrong({ peril: '' })).toEqual({ 'claims.1.peril': 'Please choose what it was for' })
    expect(wrong({ peril: 'THEFT' })).toEqual({ 'claims.1.peril': 'Please choose what it was for' })
    expect(wrong({ year: '' })).toEqual({ 'claims.1.year': 'Please choose the year' })
    expect(wrong({ year: '1999' })).toEqual({ 'claims.1.year': 'Please choose the year' })
    expect(wrong({ month: '13' })).toEqual({ 'claims.1.month': 'Please choose a month, or leave it blank' })
    expect(wrong({ year: '2026', month: '12' })).toEqual({
      'claims.1.year': 'That month is in the future. Please check it',
    })
    for (const paid of ['5000001', '-1', '1.5', 'a lot', '99999999999'])
      expect(wrong({ paid }), paid).toEqual({
        'claims.1.paid': 'Please enter whole dollars, up to $5,000,000, or leave it blank',
      })
  })

  test('asks for something, and for no more than were told of', () => {
    const missing = { claims: 'Please fill in one of these, or skip them all' }
    expect(complaints(step, { claims: [blank] })).toEqual(missing)
    expect(complaints(step, {})).toEqual(missing)
    expect(complaints(step, { claims: [leak, leak, leak] })).toEqual({
      claims: 'You told of 2 at most. If there were more, change that answer',
    })
    expectRefusals(step)
  })

  test('knows that a row is blank whose only field is given', () => {
    const only = homeClaims({ ...props, perils: ['WATER'], least: 1, most: 1 })
    expect(complaints(only, { claims: [{ ...blank, peril: 'WATER' }] })).toHaveProperty('claims')
  })

  test('is said with months and amounts', () => {
    const said = step.say({ claims: [{ peril: 'WATER', year: 2024, month: 6, paid: 6500 }] })
    expect(said.en).toBe('Water inside the home, June 2024, $6,500')
    expect(said.es).toBe('Agua dentro de la vivienda, junio de 2024, $6,500')
  })

  test('keeps what still fits after other answers have changed, and says what it dropped', () => {
    const stored = {
      claims: [
        { peril: 'WATER', year: 2024, month: 6 },
        { peril: 'FIRE', year: 2023 },
      ],
    }
    expect(step.stillFits?.(stored, today)).toEqual({ answer: stored, notes: [] })
    const single = homeClaims({ ...props, perils: ['WATER'], least: 1, most: 1 })
    expect(single.stillFits?.(stored, today)).toEqual({
      answer: { claims: [{ peril: 'WATER', year: 2024, month: 6 }] },
      notes: [expect.objectContaining({ en: expect.stringContaining('dropped the dates of some claims') })],
    })
  })
})

describe('the page', () => {
  const shown = allTold(step.props, 'en')

  test('has a row for each claim, and keeps what was filled in', () => {
    const claims = [{ peril: 'FIRE', year: 2025, month: 3, paid: 900 }]
    const html = drawn(HomeClaimsView, shown, { values: { claims } })
    expect(html.match(/<legend/g)).toHaveLength(2)
    expect(html).toContain('<option value="3" selected="">March</option>')
    expect(html).toMatch(/name="claims.0.paid"[^>]*value="900"/)
    expect(html).not.toContain('Add another')
    expect(drawn(HomeClaimsView, { ...shown, most: 6 })).toContain('Add another')
  })

  test('does not ask what a claim was for that is known', () => {
    const html = drawn(HomeClaimsView, { ...shown, perils: ['WATER'] })
    expect(html).not.toContain('What was it for?')
    expect(html).toContain('<input type="hidden" name="claims.0.peril" value="WATER"/>')
  })

  test('names its fields in the summary of complaints', () => {
    expect([nameOf('claims.1.year', 'en'), nameOf('claims', 'en')]).toEqual(['Claim 2, year', 'Claims'])
  })
})
