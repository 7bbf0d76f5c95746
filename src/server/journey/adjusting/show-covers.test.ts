import { expect, test } from 'vitest'
import { offerOf, priced } from '../../../../tests/rooms/results.ts'
import { referenceOf } from './show-covers.ts'

const today = [{ carrier: 'quill', insurer: 'Quill', premium: 5145, period: 'month', year: 61_740 }] as const

test('of insurers that are cheaper than the price of the steps, it is known whether one’s price is an estimate', () => {
  const whisker = (isEstimated: boolean) => offerOf('Whiskerwell', priced(4900, { isEstimated }))
  const pelican = offerOf('Old Pelican', priced(4800))
  expect(referenceOf(today, [whisker(true), pelican])).toMatchObject({
    cheaper: ['Old Pelican', 'Whiskerwell'],
    isCheaperEstimated: true,
  })
  expect(referenceOf(today, [whisker(false), pelican])).toMatchObject({ isCheaperEstimated: false })
})
