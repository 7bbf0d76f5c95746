import { expect, test } from 'vitest'
import { offerOf, priced } from '../../../../tests/rooms/results.ts'
import { alike } from '../../../language/texts.ts'
import { type CoverView, referenceOf, withShares } from './show-covers.ts'

const today = [
  { carrier: 'quill', insurer: 'Quill', premium: 5145, period: 'month', year: 61_740, unrated: [] },
] as const

test('of insurers that are cheaper than the price of the steps, it is known whether one’s price is an estimate', () => {
  const whisker = (isEstimated: boolean) => offerOf('Whiskerwell', priced(4900, { isEstimated }))
  const pelican = offerOf('Old Pelican', priced(4800))
  expect(referenceOf(today, [whisker(true), pelican])).toMatchObject({
    cheaper: ['Old Pelican', 'Whiskerwell'],
    isCheaperEstimated: true,
  })
  expect(referenceOf(today, [whisker(false), pelican])).toMatchObject({ isCheaperEstimated: false })
})

test('the prices of a coverage’s choices are drawn beside the highest, where three or more are known', () => {
  const choice = (value: string, cents?: number): CoverView['choices'][number] => ({
    value,
    title: alike(value),
    is_chosen: value === '30000',
    ...(cents === undefined
      ? {}
      : { price: { key: 'step.price', values: { cents, period: 'month', difference: cents - 1000 } } }),
  })
  const cover = (...choices: CoverView['choices']): CoverView => ({
    ...{ name: 'property', key: 'property', label: alike('Belongings'), question: alike('?') },
    choices,
  })
  const sharesOf = (...choices: CoverView['choices']) =>
    withShares(cover(...choices), 1000).choices.map(({ share }) => share)
  expect(sharesOf(choice('15000', 800), choice('30000'), choice('50000', 1600), choice('100000'))).toEqual([
    0.5,
    0.625,
    1,
    undefined,
  ])
  expect(sharesOf(choice('15000', 800), choice('30000'), choice('50000'))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
