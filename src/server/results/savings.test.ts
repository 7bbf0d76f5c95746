import { expect, test } from 'vitest'
import type { Quote } from '../../contract/status.ts'
import { nothingSaved, withSavings } from './savings.ts'

const yearly = (premium: string, more: Partial<Quote['price_info']> = {}): Quote => ({
  id: 'finch',
  insurer: { name: 'Finch (demo)', logo: '', tag_line: '', badges: [] },
  ...{ description: '', coverage_amount: '', actions: [] },
  price_info: { type: 'price', source: 'insurer', policy_period: 'year', premium, ...more },
})
const paying = (text: string) => ({ premium: { text } })

test('a price below what the visitor pays today says what it saves, unless it covers less', () => {
  const quotes = [yearly('1500.00'), yearly('2500.00'), yearly('1400.00', { narrow: true })]
  const saved = withSavings(quotes, paying('2000')).map(({ price_info }) => price_info.saves)
  expect(saved).toEqual(['500.00', undefined, undefined])
  expect(withSavings(quotes, {})).toEqual(quotes)
})

test('where no price is lower, that is said, for the question promised to show it', () => {
  expect(nothingSaved([yearly('8299.00'), yearly('2000.00')], paying('2000'))).toEqual([
    { key: 'price.nothingSaved', values: { dollars: 2000 } },
  ])
  expect(nothingSaved([yearly('8299.00'), yearly('1999.99')], paying('2000'))).toEqual([])
  expect(nothingSaved([], paying('2000'))).toEqual([])
  expect(nothingSaved([yearly('8299.00')], {})).toEqual([])
})
