import { expect, test } from 'vitest'
import type { PetPrice, Quote } from '../../contract/status.ts'
import { petsApart } from './pets-apart.ts'

const [old, older] = ['Cat, 11 years', 'Cat, 14 years'] as const

function offer(id: string, pets: readonly PetPrice[], more: Partial<Quote['price_info']> = {}): Quote {
  const cents = pets.reduce((sum, { premium = '0' }) => sum + Number(premium), 0)
  const isPartial = pets.some(({ premium }) => premium === undefined)
  return {
    id,
    insurer: { name: `${id} (demo)`, logo: '', tag_line: '', badges: [] },
    ...{ description: '', coverage_amount: '', actions: [] },
    price_info: {
      ...{ type: 'price', source: 'insurer', policy_period: 'month', premium: cents.toFixed(2), pets },
      ...(isPartial ? { narrow: true } : {}),
      ...more,
    },
  }
}
const both = (id: string, first: string, second: string) =>
  offer(id, [
    { name: old, premium: first },
    { name: older, premium: second },
  ])
const refusing = offer('wren', [
  { name: old, premium: '60.00' },
  { name: older, message: 'Too old.' },
])

test('pets that cost less apart say so, each with its insurer', () => {
  expect(petsApart([both('finch', '80.00', '97.60'), refusing])).toBe(
    'Insured apart, they’d cost $157.60 a month: $60.00 with wren for your cat, 11 years and $97.60 with finch for your cat, 14 years.',
  )
})

test('nothing is said where one insurer takes all of them for no more', () => {
  expect(petsApart([both('finch', '60.00', '97.60'), refusing])).toBeUndefined()
})

test('a price for less cover than the others is no price apart', () => {
  const less = {
    ...both('thin', '40.00', '50.00'),
    cover: [{ title: 'Paid back', text: '70% back', extent: 70, differs: 'less' as const }],
  }
  expect(petsApart([both('finch', '80.00', '97.60'), refusing, less])).toBe(
    'Insured apart, they’d cost $157.60 a month: $60.00 with wren for your cat, 11 years and $97.60 with finch for your cat, 14 years.',
  )
})

test('prices apart for different coverage say so, and are not taken for the price of one coverage', () => {
  const better = { ...refusing, coverage_amount: '$500 deductible / 90% back / no yearly limit' }
  const usual = {
    ...both('finch', '80.00', '97.60'),
    coverage_amount: '$500 deductible / 80% back / $10,000 a year',
  }
  expect(petsApart([usual, better])).toMatch(
    /^Insured apart, with different coverage, they’d cost \$157\.60 a month: /,
  )
  expect(petsApart([usual, { ...better, coverage_amount: usual.coverage_amount }])).toMatch(
    /^Insured apart, they’d cost /,
  )
})

test('where no one insurer takes all of them, that is said too', () => {
  const other = offer('finch', [
    { name: old, message: 'No cats.' },
    { name: older, premium: '97.60' },
  ])
  expect(petsApart([other, refusing])).toMatch(/^No one insurer here takes all of your pets\. Insured apart/)
})

test('estimates and plans that cover less don’t count, and a pet that nobody takes has no sum', () => {
  const narrow = offer(
    'accident',
    [
      { name: old, premium: '9.00', narrow: true },
      { name: older, premium: '9.00', narrow: true },
    ],
    { narrow: true },
  )
  const guessed = offer(
    'guess',
    [
      { name: old, premium: '1.00' },
      { name: older, premium: '1.00' },
    ],
    {
      source: 'similar plans',
    },
  )
  expect(petsApart([narrow, guessed, refusing])).toBeUndefined()
  expect(petsApart([])).toBeUndefined()
})
