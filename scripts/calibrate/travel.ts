import { constantsOf, csv, type Documents, goldenCases } from './documents.ts'
import type { Market } from './market.ts'
import { bandsOf, baseOf, bend, bendingOf, levelsOf, productOf, type Rows } from './tables.ts'

/** The profile behind the average: $5,000 for one traveler of 32, fourteen days in western Europe. */
const anchor = { rate: '4001 0', zone: 'WEST', days: '8' }

/** The age at which a rate tells what the cost of the trip alone moves. */
const middleAge = 35

/** What no trip of the wizard reaches: dollars for each traveler, years of age, days. */
const ends = { cost: 100_001, age: 153, days: 367 }

/**
 * The tables of a carrier's travel plans, by file name. The carrier's exponents bend the market's relativities; the
 * rates make the anchor and the fee cost the average times the carrier's level.
 */
export function calibrateTravel(documents: Documents, market: Market): ReadonlyMap<string, string> {
  const { family } = documents
  const bending = bendingOf(documents, market)
  const rates = ratesOf(market, { cost: bending.of('cost'), age: bending.of('age') })
  const written = rates.map(([level, rate]) => [level, rate.toFixed(6)] as const)
  const bent = (table: string) => (table === 'rate' ? written : bend(table, bending))
  const product = productOf(anchor, bent) * constantsOf(family.stages.flatMap(({ steps }) => steps))
  // The market's average is the same in every state, and so are the rates.
  const base = Number(baseOf('DC', { documents, bending, product }))

  const tables = new Map([
    csv(
      'travel-rate',
      'costPerTravelerFrom,costPerTravelerTo,ageFrom,ageTo',
      grid(rates.map(([level, rate]) => [level, (base * rate).toFixed(2)])),
    ),
    csv('travel-zone', 'zone', bend('zone', bending)),
    csv('travel-days', 'from,to', bandsOf(bend('days', bending), ends.days)),
  ])
  return tables.set('travel-cases.csv', goldenCases(documents, tables))
}

/** The market's rates, bent by one exponent for the cost of the trip and by another for the age at that cost. */
function ratesOf(market: Market, exponents: { readonly cost: number; readonly age: number }) {
  const levels = new Map(levelsOf('rate', market))
  return [...levels].map(([level, rate]) => {
    const [cost = ''] = level.split(' ')
    const middle = levels.get(`${cost} ${middleAge}`) ?? Number.NaN
    return [level, middle ** exponents.cost * (rate / middle) ** exponents.age] as const
  })
}

/** Levels of cost and age as bands of both, each from its start to the next one. */
function grid(rows: Rows): Rows {
  const cells = rows.map(([level, value]) => ({ starts: level.split(' ').map(Number), value }))
  const starts = (key: 0 | 1) => [...new Set(cells.map(cell => cell.starts[key] ?? Number.NaN))]
  const [costs, ages] = [starts(0), starts(1)]
  const endOf = (all: readonly number[], start: number, end: number) => all[all.indexOf(start) + 1] ?? end
  return cells.map(({ starts: [cost = 0, age = 0], value }) => [
    `${cost},${endOf(costs, cost, ends.cost)},${age},${endOf(ages, age, ends.age)}`,
    value,
  ])
}
