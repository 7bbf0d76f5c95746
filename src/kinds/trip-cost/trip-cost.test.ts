import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { tripCost } from './trip-cost.ts'

const page = tripCost({ title: { en: 'How much?' }, most: 100_000 })

it('takes whole dollars however they are written, and rounds up cents (spec 3.3.1)', () => {
  for (const [typed, dollars] of [
    ['5000', 5000],
    ['$5,000', 5000],
    ['4999.01', 5000],
    [5000, 5000],
    ['0', 0],
    ['100,000', 100_000],
  ])
    expect(accepted(page, { trip_cost: typed })).toEqual({ trip_cost: dollars })
  expect(page.say({ trip_cost: 5000 }).en).toBe('$5,000')
})

it('requires the cost (spec 5.15)', () => {
  for (const payload of [{}, { trip_cost: '' }, { trip_cost: ' ' }])
    expect(complaints(page, payload)).toEqual({ trip_cost: 'Please provide your trip cost.' })
})

it('refuses anything but an amount, and one above the maximum', () => {
  for (const typed of ['much', '-5', '1e5', 'NaN', -5, 12.345])
    expect(complaints(page, { trip_cost: typed })).toEqual({
      trip_cost: 'Please enter an amount in dollars, like 2500',
    })
  expect(complaints(page, { trip_cost: '100000.01' })).toEqual({ trip_cost: 'Please enter at most $100,000' })
})

it('refuses what no form sends', () => expectRefusals(page))
