import { lifeInputs } from '../../src/rating/inputs/life.ts'
import { statesOf } from '../../src/rating/plan/flatten.ts'
import { csv, type Documents, goldenCases, keptBy } from './documents.ts'
import { type LifePrice, type Market, readLifePrices } from './market.ts'
import { type Bending, bend, bendingOf, type Rows, stateRows } from './tables.ts'

/** The anchor: $500,000 for 20 years in the best class without tobacco, at every age; levels are of this one. */
const anchor = { thousands: 500, age: 40 }

/** The policy fee that the market's prices include, in dollars a month. */
const marketFee = 5

/** A month as a share of the year. */
const monthly = 0.0875

/**
 * The tables of a carrier's life plans, by file name. The rates make the anchor cost the market's price times
 * the carrier's level at 40, and at other ages bend that price by the carrier's exponent and character, before the factor
 * of the state.
 */
export function calibrateLife(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const { family } = documents
  const bending = bendingOf(documents, market)
  const bent = (table: string) => bend(table, bending)
  const age = ageInput(documents)
  const rates = ratesOf(documents, bending)
  const row = (key: string, rate: number): Rows[number] => [key, rate.toFixed(4)]

  const tables = new Map([
    csv('life-rates', `sex,${age}`, [
      ...rates.map(({ age, F }) => row(`F,${age}`, F)),
      ...rates.map(({ age, M }) => row(`M,${age}`, M)),
    ]),
    csv('life-class', 'healthClass', keptBy(family, { input: 'healthClass', rows: bent('class') })),
    csv('life-tobacco', age, bent('tobacco')),
    csv('life-term', `term,${age}`, termRows(documents, bending)),
    csv('life-face', 'faceAmount', bent('face')),
  ])
  // The market's own book is the same everywhere, and has no such table.
  if (family.tables.state) tables.set(...csv('life-state', 'state', stateRows(statesOf(family), bending)))
  return tables.set('life-cases.csv', goldenCases(documents, tables))
}

/** How the carrier counts ages, by the input of its table of tobacco. */
function ageInput({ family }: Documents): string {
  const { tobacco } = family.tables
  if (tobacco?.kind !== 'curve') throw new Error(`${family.id} has no tobacco rates by age`)
  return tobacco.key
}

/** Each term that the carrier sells, by age; all of them are bent by one exponent. */
function termRows({ family }: Documents, { of, ...own }: Bending): Rows {
  const bending = { ...own, of: () => of('term') }
  const terms: Rows = lifeInputs.term.only.map(term => [String(term), ''])
  return keptBy(family, { input: 'term', rows: terms }).flatMap(([term]) =>
    bend(`term${term}`, bending).map(([age, value]) => [`${term},${age}`, value] as const),
  )
}

/** Dollars a year for each $1,000 at one age. */
type Rates = LifePrice

/** The carrier's rates at every age that a plan may meet. */
function ratesOf({ family }: Documents, { of, own }: Bending): readonly Rates[] {
  const fee = family.fees.reduce((sum, { value }) => sum + ('const' in value ? Number(value.const) : 0), 0)
  const published = readLifePrices().map(({ age, F, M }) => {
    const character = own('age', String(age))
    return { age, F: F * character, M: M * character }
  })
  const prices = everyAge(published)
  const middle = prices.find(({ age }) => age === anchor.age)
  if (!middle) throw new Error(`life-prices.csv has no price at ${anchor.age}`)
  const rate = (price: number, atAnchor: number) => {
    const aim = of('level') * atAnchor * (price / atAnchor) ** of('age')
    return (aim / monthly - fee) / anchor.thousands
  }
  return prices.map(({ age, F, M }) => ({ age, F: rate(F, middle.F), M: rate(M, middle.M) }))
}

/** Prices a year apart: between two known ages the part without the fee grows by the same share each year. */
function everyAge(prices: readonly LifePrice[]): readonly LifePrice[] {
  const { min, max } = lifeInputs.ageNearest
  return Array.from({ length: max - min + 1 }, (_, index) => {
    const age = min + index
    const above = prices.find(price => price.age >= age)
    const below = prices.findLast(price => price.age <= age)
    if (!above || !below) throw new Error(`life-prices.csv does not reach ${age}`)
    const along = above === below ? 0 : (age - below.age) / (above.age - below.age)
    const between = (from: number, to: number) =>
      marketFee + (from - marketFee) * ((to - marketFee) / (from - marketFee)) ** along
    return { age, F: between(below.F, above.F), M: between(below.M, above.M) }
  })
}
