import { expect, test } from 'vitest'
import { offerOf, priced, quoted, tell } from '../../../../tests/rooms/results.ts'
import type { Outcome } from '../../../connectors/connector.ts'
import type { CoveragePart } from '../../../rating/coverage/coverage.ts'
import type { OfferView, PriceView } from '../offer-view.ts'
import { sharedCoverage } from '../shared-coverage.ts'
import { petsApart } from './pets-apart.ts'

const [old, older] = [11, 14]
const usualParts: readonly CoveragePart[] = [{ kind: 'reimbursement', amounts: [80] }]

interface Pet {
  readonly age: number
  /** In dollars; absent for a pet that is declined. */
  readonly premium?: string
  readonly narrow?: true
  readonly parts?: readonly CoveragePart[]
}

function offer(id: string, pets: readonly Pet[], more: Partial<PriceView> = {}): OfferView {
  const cents = pets.reduce((sum, { premium = '0' }) => sum + Math.round(Number(premium) * 100), 0)
  const [parts = usualParts] = pets.map(pet => pet.parts)
  const price = { isNarrow: pets.some(({ premium }) => premium === undefined), coverage: { parts }, ...more }
  return offerOf(id, priced(cents, price), {
    pets: pets.map(pet => ({
      pet: { key: 'pet.named', values: { breedGroup: 'CAT_MIXED', ageMonths: pet.age * 12 } },
      outcome: outcomeOf(pet),
    })),
  })
}

function outcomeOf({ premium, narrow, parts = usualParts }: Pet): Outcome {
  return premium === undefined
    ? { kind: 'declined', code: 'age', message: { text: 'Too old.' } }
    : quoted(premium, { coverage: { parts }, ...(narrow ? { narrow } : {}) })
}

/** What is said about these offers, whose usual coverage is the first one's. */
function said(...offers: readonly OfferView[]): string {
  const shared = sharedCoverage(offers.slice(0, 1).map(({ price }) => price?.coverage?.parts ?? []))
  return petsApart(offers, shared).map(tell).join(' ')
}

const both = (id: string, first: string, second: string, parts = usualParts) =>
  offer(id, [
    { age: old, premium: first, parts },
    { age: older, premium: second, parts },
  ])
const refusing = offer('wren', [{ age: old, premium: '60.00' }, { age: older }])

test('pets that cost less apart say so, each with its insurer', () => {
  expect(said(both('finch', '80.00', '97.60'), refusing)).toBe(
    'Insured separately, they’d cost $157.60 a month: $60.00 with wren for your cat, 11 years and $97.60 with finch for your cat, 14 years.',
  )
})

test('nothing is said where one insurer takes all of them for no more', () => {
  expect(said(both('finch', '60.00', '97.60'), refusing)).toBe('')
})

test('a price for less cover than the others is no price apart', () => {
  const less = both('thin', '40.00', '50.00', [{ kind: 'reimbursement', amounts: [70] }])
  expect(said(both('finch', '80.00', '97.60'), refusing, less)).toBe(
    'Insured separately, they’d cost $157.60 a month: $60.00 with wren for your cat, 11 years and $97.60 with finch for your cat, 14 years.',
  )
})

test('prices apart for different coverage say so, and are not taken for the price of one coverage', () => {
  const parts: readonly CoveragePart[] = [{ kind: 'reimbursement', amounts: [90] }]
  const better = offer('wren', [{ age: old, premium: '60.00', parts }, { age: older }])
  expect(said(both('finch', '80.00', '97.60'), better)).toMatch(
    /^Insured separately, with different coverage, they’d cost \$157\.60 a month: /,
  )
  expect(said(both('finch', '80.00', '97.60'), refusing)).toMatch(/^Insured separately, they’d cost /)
})

test('where no one insurer takes all of them, that is said too', () => {
  const other = offer('finch', [{ age: old }, { age: older, premium: '97.60' }])
  expect(said(other, refusing)).toMatch(/^No single insurer here takes all of your pets\. Insured separately/)
})

test('estimates and plans that cover less don’t count, and a pet that nobody takes has no sum', () => {
  const narrow = offer(
    'accident',
    [
      { age: old, premium: '9.00', narrow: true },
      { age: older, premium: '9.00', narrow: true },
    ],
    { isNarrow: true },
  )
  const guessed = offer(
    'guess',
    [
      { age: old, premium: '1.00' },
      { age: older, premium: '1.00' },
    ],
    { source: 'similar plans' },
  )
  expect(said(narrow, guessed, refusing)).toBe('')
  expect(said()).toBe('')
})
