import type { CoverPart, PriceInfo, Quote } from '../../../contract/prices/status.ts'
import { longDay } from '../../../language/days.ts'
import { dollars } from '../../../language/money.ts'
import { perPeriod } from '../../../language/periods.ts'
import { type Speech, type Spoken, spoken, wordsIn } from '../../../language/text.ts'
import { centsOf } from '../../../units/cents.ts'
import { isStandIn } from '../list/arrange.ts'

const words = wordsIn({
  en: {
    price: 'Price',
    kind: 'Price type',
    estimate: '~ Estimate',
    confirmed: '✓ Confirmed',
    month: 'Average per month',
    year: 'First-year total',
    fees: 'Fees and surcharges included',
    none: 'none',
    about: 'About the price',
    until: 'Good until',
    unpromised: 'no date given',
    rating: 'Rating',
    outOf: (stars: string) => `${stars} of 5`,
    unrated: 'no reviews',
    untold: 'not stated',
    uninsured: 'not insured',
  },
  es: {
    price: 'Precio',
    kind: 'Tipo de precio',
    estimate: '~ Estimado',
    confirmed: '✓ Confirmado',
    month: 'Promedio al mes',
    year: 'Total del primer año',
    fees: 'Cargos y recargos incluidos',
    none: 'ninguno',
    about: 'Sobre el precio',
    until: 'Válido hasta',
    unpromised: 'sin fecha',
    rating: 'Calificación',
    outOf: stars => `${stars} de 5`,
    unrated: 'sin reseñas',
    untold: 'no se indica',
    uninsured: 'no se asegura',
  },
})

type Say = Spoken<typeof words.en>

/** A row of the comparison: a cell for each offer, in their order. */
export interface ComparisonRow {
  readonly label: string
  readonly cells: readonly ComparisonCell[]
  /** The offers differ in it. */
  readonly isDifferent: boolean
}

export interface ComparisonCell {
  readonly text: string
  /** Less cover than another offer gives. */
  readonly isLess?: true
}

/** What offers are compared by: price, the price of a year, each part of the cover, and what the price is based on. */
export function comparisonRows(quotes: readonly Quote[], speech: Speech): readonly ComparisonRow[] {
  const say = spoken(words, speech)
  const prices = quotes.map(({ price_info }) => price_info)
  const row = (label: string, textOf: (price: PriceInfo, quote: Quote) => string) =>
    rowOf(
      label,
      quotes.map(quote => ({ text: textOf(quote.price_info, quote) })),
    )
  const rows = [
    row(say.price, ({ premium = '0', policy_period }) =>
      policy_period === undefined
        ? dollars(premium)
        : `${dollars(premium)} ${perPeriod(policy_period, speech)}`,
    ),
    ...petRows(quotes, say),
    row(say.kind, price => (price.estimated ? say.estimate : say.confirmed)),
    ...(prices.some(({ policy_period }) => policy_period === 'trip')
      ? []
      : [
          row(say.month, price => monthly(price, say)),
          row(say.year, ({ year_total }) => amount(year_total, say)),
        ]),
    row(say.fees, ({ year_fees }) => (year_fees === '0.00' ? say.none : amount(year_fees, say))),
    ...coverRows(quotes, say),
    row(say.about, ({ details = [] }) => details.join(' ') || '—'),
    row(say.until, price =>
      price.expires_at === undefined || isStandIn(price) ? say.unpromised : longDay(price.expires_at, speech),
    ),
    row(say.rating, (_, { insurer: { review } }) =>
      review ? say.outOf(review.rating.toFixed(1)) : say.unrated,
    ),
  ]
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== '—'))
}

/** A twelfth of the first year. If only rounding distinguishes it from the monthly price, that price itself. */
function monthly({ year_total, policy_period, premium = '0' }: PriceInfo, say: Say): string {
  const isSame =
    policy_period === 'month' &&
    year_total !== undefined &&
    Math.abs(Math.round(centsOf(year_total) / 12) - centsOf(premium)) <= 1
  return isSame ? dollars(premium) : amount(year_total, say, 12)
}

function amount(total: string | undefined, say: Say, parts = 1): string {
  return total === undefined ? say.untold : dollars(Math.round(centsOf(total) / parts))
}

/** A row for each of several pets: its share of the price. */
function petRows(quotes: readonly Quote[], say: Say): readonly ComparisonRow[] {
  const lists = quotes.map(({ price_info: { pets = [] } }) => pets)
  const names = lists.find(pets => pets.length > 0)?.map(({ name }) => name) ?? []
  return names.map((name, at) =>
    rowOf(
      name,
      lists.map(pets => {
        const premium = pets[at]?.premium
        return premium === undefined ? { text: say.uninsured, isLess: true } : { text: dollars(premium) }
      }),
    ),
  )
}

/** A row for each thing that any of the offers covers. */
function coverRows(quotes: readonly Quote[], say: Say): readonly ComparisonRow[] {
  const covers = quotes.map(({ cover = [] }) => cover)
  const titles = [...new Set(covers.flat().map(({ title }) => title))]
  return titles.map(title => {
    const parts = covers.map(cover => cover.find(part => part.title === title))
    return rowOf(
      title,
      parts.map(part => cellOf(part, parts, say)),
    )
  })
}

function cellOf(
  part: CoverPart | undefined,
  all: readonly (CoverPart | undefined)[],
  say: Say,
): ComparisonCell {
  if (!part) return { text: say.untold }
  const { text, amount = text, extent } = part
  const isLess = extent !== undefined && all.some(other => (other?.extent ?? extent) > extent)
  return { text: amount, ...(isLess ? { isLess } : {}) }
}

function rowOf(label: string, cells: readonly ComparisonCell[]): ComparisonRow {
  return { label, cells, isDifferent: new Set(cells.map(({ text }) => text)).size > 1 }
}
