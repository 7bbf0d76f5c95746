import type { Quote } from '../../contract/status.ts'
import { centsOf } from '../../units/cents.ts'
import { dollars, perPeriod } from '../../units/dollars.ts'
import { spokenName } from './price-steps.ts'

/** One pet's own price at an insurer. */
interface AlonePrice {
  readonly insurer: string
  readonly name: string
  readonly cents: number
  /** What it covers, in the words of the offer. */
  readonly coverage: string
}

/**
 * What several pets would cost at the cheapest insurer of each, as a sentence; undefined where one insurer takes all of them for no
 * more, or where no insurer takes one of them. Only insurers' own prices for the usual cover count. Pure.
 */
export function petsApart(quotes: readonly Quote[]): string | undefined {
  const priced = quotes.filter(
    ({ ad, cover = [], price_info: { type, source } }) =>
      !ad && type === 'price' && source === 'insurer' && !cover.some(({ differs }) => differs === 'less'),
  )
  const [first] = priced
  const period = first?.price_info.policy_period
  const alike = priced.filter(({ price_info }) => price_info.policy_period === period)
  const apart = (first?.price_info.pets ?? []).map((_, at) => cheapestOf(alike, at))
  const found = apart.filter(one => one !== undefined)
  if (period === undefined || found.length < 2 || found.length < apart.length) return undefined
  const sum = found.reduce((cents, one) => cents + one.cents, 0)
  const whole = alike.filter(isWhole)
  const usual = whole.filter(({ price_info }) => !price_info.narrow)
  if (usual.some(({ price_info: { premium = '0' } }) => centsOf(premium) <= sum)) return undefined
  const nobody = whole.length === 0 ? 'No one insurer here takes all of your pets. ' : ''
  const each = found.map(
    ({ insurer, name, cents }) =>
      `${dollars(cents)} with ${spokenName(insurer)} for your ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  )
  const isAlike = found.every(({ coverage }) => coverage === found[0]?.coverage)
  const apartFrom = isAlike ? 'Insured apart' : 'Insured apart, with different coverage'
  return `${nobody}${apartFrom}, they’d cost ${dollars(sum)} ${perPeriod(period)}: ${listOf.format(each)}.`
}

const listOf = new Intl.ListFormat('en-US')

function isWhole({ price_info: { pets = [] } }: Quote): boolean {
  return pets.every(({ premium }) => premium !== undefined)
}

function cheapestOf(quotes: readonly Quote[], at: number): AlonePrice | undefined {
  const prices = quotes.flatMap(({ insurer, coverage_amount, price_info: { pets = [] } }) => {
    const pet = pets[at]
    if (pet?.premium === undefined || pet.narrow) return []
    const coverage = pet.coverage_amount ?? coverage_amount
    return [{ insurer: insurer.name, name: pet.name, cents: centsOf(pet.premium), coverage }]
  })
  return prices.toSorted((a, b) => a.cents - b.cents).at(0)
}
