import { expect, it } from 'vitest'
import { loadWorked, onlyPlan, workedInputs } from '../../../tests/rooms/rating.ts'
import { formatMoney } from '../decimal.ts'
import { installments } from './installments.ts'

const plan = onlyPlan(loadWorked())

it('explains the worked case row by row, to the cent', () => {
  const { worksheet } = plan.explain(workedInputs)
  expect(worksheet.map(({ label, key, value, before, after }) => [label, key, value, before, after])).toEqual(
    [
      ['Base premium HO-4', 'TX', '162.00', null, '162.00'],
      ['Territory', 'TX T4', '1.06', '162.00', '171.72'],
      ['Personal property curve', '20,000 between 10,000 0.75 and 30,000 1.00', '0.875', '171.72', '150.26'],
      ['Deductible', '500', '1.00', '150.26', '150.26'],
      ['Liability', '100000', '1.00', '150.26', '150.26'],
      ['Property type', 'APT_LARGE', '0.95', '150.26', '142.75'],
      ['Age of insured', '25-49', '1.00', '142.75', '142.75'],
      ['Losses in 5 years', 'ONE_THEFT', '1.19', '142.75', '169.87'],
      ['Device credits', 'LEAK_SENSOR 0.02 + CENTRAL_BURGLAR 0.05', '0.93', '169.87', '157.98'],
      ['Animal charge', 'DOG', '8.00', '157.98', '165.98'],
      ['Guarded breed', '', '', '165.98', '165.98'],
      ['Minimum premium', '', '60.00', '165.98', '165.98'],
      ['Rounded premium', '', '', '165.98', '166.00'],
      ['Policy fee', 'TX', '12.00', '166.00', '178.00'],
    ],
  )
})

it('says why a step was skipped', () => {
  const { worksheet } = plan.explain(workedInputs)
  expect(worksheet.filter(({ skipped }) => skipped).map(({ id, skipped }) => [id, skipped])).toEqual([
    ['breed', 'applies only when ["eq","guardedBreed",true]'],
  ])
})

it('rates the worked case at 178.00 a year, 14.84 a month', () => {
  const rating = plan.rate(workedInputs)
  if (rating.kind !== 'rated') throw new Error('the worked case was turned away')
  expect(formatMoney(rating.total)).toBe('178.00')
  expect(formatMoney(installments(rating.total, 12).each)).toBe('14.84')
})
