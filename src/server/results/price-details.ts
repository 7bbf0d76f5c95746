import type { AmountLine, PetAnswer, Quoted } from '../../connectors/connector.ts'
import type { CoverageKind } from '../../rating/coverage/coverage.ts'
import type { SentenceKey } from '../../sentences/english.ts'
import type { OwnSentence, Sentence } from '../../sentences/sentence.ts'
import { centsOf } from '../../units/cents.ts'
import { isWithoutInjury } from './explain/cover-explained.ts'

/** What a card shows about a price apart from its amount: what the cover leaves out, what is in the total, how to pay. */
export function priceDetails(quoted: Quoted): readonly OwnSentence[] {
  const { bill, source, assumed, pets, coverage } = quoted
  const included = includedIn(quoted)
  return [
    ...(pets ? [insuredPets(pets)] : []),
    ...(coverage.line === undefined && isWithoutInjury(coverage.parts)
      ? [{ key: 'lacking.injury' } as const]
      : []),
    ...assumed.filter(isExclusion),
    ...windInDollars(quoted),
    ...(source !== 'estimate' && included ? [included] : []),
    ...waysToPay(bill),
  ]
}

/**
 * A percentage deductible in dollars. In our plans it is never below the one for other losses; if an insurer's own would be, nobody
 * knows.
 */
function windInDollars({ coverage: { parts }, source }: Quoted): readonly OwnSentence[] {
  const amountOf = (kind: CoverageKind) => parts.find(part => part.kind === kind)?.amounts?.[0] ?? 0
  const peril = parts.find(({ kind }) => kind === 'windDeductible')?.of
  const dollars = Math.round((amountOf('dwelling') * amountOf('windDeductible')) / 100)
  const least = amountOf('deductible')
  if ((peril !== 'wind' && peril !== 'hurricane') || dollars === 0) return []
  if (dollars < least && source !== 'plan') return []
  return [{ key: 'price.windDeductible', values: { peril, cents: 100 * Math.max(dollars, least) } }]
}

/** How many of the visitor's pets a price is for. */
export function insuredPets(pets: readonly PetAnswer[]): OwnSentence {
  const insured = pets.filter(({ outcome }) => outcome.kind === 'quoted').length
  return { key: 'price.pets', values: { insured, all: pets.length } }
}

const exclusions: ReadonlySet<string> = new Set([
  'assumed.actualCashValue',
  'assumed.noFlood',
  'assumed.noFloodOrEarthquake',
  'assumed.windPool',
] satisfies SentenceKey[])

/** Whether a sentence names what the cover leaves out, which the card shows with the cover. */
export function isExclusion(sentence: Sentence): sentence is OwnSentence {
  return 'key' in sentence && exclusions.has(sentence.key)
}

/** Fees and surcharges in the total, in cents; a state's charges that nobody could confirm are shown as an allowance. */
function includedIn({ bill, period, source }: Quoted): OwnSentence | null {
  const { fees, surcharges, term } = bill
  const sure = surcharges.filter(({ isUnsure }) => !isUnsure)
  const amounts = {
    fees: sumOf(fees),
    surcharges: sumOf(sure),
    allowance: sumOf(surcharges) - sumOf(sure),
  }
  if (Object.values(amounts).every(cents => cents === 0)) return null
  const isPolicyFee = fees.length === 1 && fees[0]?.id === 'policy-fee'
  return {
    key: 'price.included',
    values: { ...amounts, isStates: source === 'plan', isPolicyFee, isOfYear: period !== term },
  }
}

/** The first of monthly payments if it is another amount, and other ways to pay; in cents, if the carrier offers any. */
function waysToPay({ payPlan, total, installments }: Quoted['bill']): readonly OwnSentence[] {
  const { monthly, inFull } = payPlan ?? {}
  return [
    ...(installments && installments.first !== installments.each
      ? [{ key: 'price.firstPayment', values: { cents: centsOf(installments.first) } } as const]
      : []),
    ...(monthly
      ? [
          {
            key: 'price.monthly',
            values: {
              first: centsOf(monthly.first),
              later: monthly.count - 1,
              each: centsOf(monthly.each),
              fee: centsOf(monthly.fee),
            },
          } as const,
        ]
      : []),
    ...(inFull === undefined
      ? []
      : [
          {
            key: 'price.inFull',
            values: { total: centsOf(inFull), saved: centsOf(total) - centsOf(inFull) },
          } as const,
        ]),
  ]
}

function sumOf(lines: readonly AmountLine[]): number {
  return lines.reduce((sum, { amount }) => sum + centsOf(amount), 0)
}
