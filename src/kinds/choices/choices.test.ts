import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { choices } from './choices.ts'

const page = choices({
  title: { en: 'Which?' },
  choices: [
    { value: 'ALARM', title: { en: 'Alarm' } },
    { value: 'LOCK', title: { en: 'Lock' } },
    { value: 'NONE', title: { en: 'None of these' } },
  ],
})

it('takes one card or more, each once and in the order of the cards (spec 2.3.6.1)', () => {
  expect(accepted(page, { choices: ['LOCK', 'ALARM', 'LOCK'] })).toEqual({ choices: ['ALARM', 'LOCK'] })
  expect(accepted(page, { choices: ['NONE'] })).toEqual({ choices: ['NONE'] })
  expect(page.say({ choices: ['ALARM', 'LOCK'] }).en).toBe('Alarm, Lock')
})

it('asks to choose an option (spec 5.5)', () => {
  for (const payload of [{}, { choices: [] }, { choices: 'ALARM' }]) {
    expect(complaints(page, payload)).toEqual({ choices: 'Please choose an option' })
  }
  expect(complaints(page, { choices: ['ALARM', 'MOAT'] })).toEqual({ 'choices.1': 'Please choose an option' })
})

it('accepts "none" only by itself', () => {
  expect(complaints(page, { choices: ['ALARM', 'NONE'] }).choices).toMatch('either')
})

it('refuses what no form sends', () => expectRefusals(page))

it('treats health information as such, and does not repeat it', () => {
  const health = choices(page.props, 'health')
  expect(health.fields.choices?.class).toBe('health')
  expect(health.say({ choices: ['ALARM'] }).en).toBe('given')
  expect(page.fields.choices?.class).toBe('personal')
})

it('accepts only one of two cards that exclude each other', () => {
  const either = choices({ ...page.props, onlyOneOf: ['ALARM', 'LOCK'] })
  expect(accepted(either, { choices: ['LOCK'] })).toEqual({ choices: ['LOCK'] })
  expect(complaints(either, { choices: ['ALARM', 'LOCK'] })).toEqual({
    choices: 'Please choose either “Alarm” or “Lock”',
  })
})
