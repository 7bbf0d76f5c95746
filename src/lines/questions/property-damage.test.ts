import { expect, it } from 'vitest'
import { minimumSentence } from '../../law/auto-minimums.ts'
import { check } from '../../wizard/check.ts'
import { mayChoosePropertyDamage, propertyDamage } from './property-damage.ts'

const today = '2026-11-21' as const
const insured = (state: string, choice: 'MIN' | 'L50' | 'L100') => ({
  ...{ address: { state }, today, limits: { choice } },
})

it('offers each amount once, and says which one the limits have', () => {
  const { choices } = propertyDamage(insured('TX', 'L100')).props
  expect(choices.map(({ title, description }) => [title.en, description?.en])).toEqual([
    ['$25,000', undefined],
    ['$50,000', undefined],
    ['$100,000', 'Part of your limits'],
    ['$250,000', undefined],
  ])
})

it('is asked where there is more than one amount', () => {
  expect(mayChoosePropertyDamage(insured('LA', 'MIN'))).toBe(false)
  expect(mayChoosePropertyDamage(insured('LA', 'L50'))).toBe(true)
})

it.each([
  ['NC', '25000', 'North Carolina requires at least $50,000 / $100,000 / $50,000 of liability coverage.'],
  ['TX', '15000', 'Texas requires at least $30,000 / $60,000 / $25,000 of liability coverage.'],
  ['TX', '', 'Texas requires at least'],
] as const)('in %s, %s is refused with what the state requires', (state, choice, law) => {
  const { answer } = propertyDamage(insured(state, 'L100'))
  const { errors } = check(answer(today), { choice })
  expect(errors?.choice).toContain(law)
  expect(errors?.choice).toMatch(/ Please choose one of these amounts\.$/)
  expect(check(answer(today), { choice }, 'es').errors?.choice).toBe(
    `${minimumSentence({ state, on: today }).es} Elija una de estas cantidades.`,
  )
})

it('forgets an amount that is not sold with lower limits', () => {
  const fits = (choice: 'L50' | 'L100', stored: string) =>
    propertyDamage(insured('TX', choice)).stillFits?.({ choice: stored }, today).answer
  expect(fits('L100', '250000')).toEqual({ choice: '250000' })
  expect(fits('L50', '250000')).toBeNull()
})
