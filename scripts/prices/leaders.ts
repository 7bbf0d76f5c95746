import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { Outcome } from '../../src/connectors/connector.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { medianOf, randomFrom } from '../../tests/carriers/panel.ts'
import { panelOf } from '../../tests/carriers/rated-panel.ts'
import { termPrice } from '../../tests/carriers/samples/sample.ts'
import { segments } from '../../tests/carriers/samples/segments.ts'

/** Who is the cheapest for how many people of a kind. */
export interface Segment {
  readonly name: string
  /** The share of the people with a price for whom each carrier of the line is the cheapest, the largest first. */
  readonly leaders: readonly (readonly [carrier: string, share: number])[]
  /** How many times the lowest price the highest one is: the median, and the greatest. */
  readonly spread: readonly [median: number, most: number]
  readonly withoutPrice: number
}

const people = { ordinary: 1_500, others: 500 }

/** The segments of a line, the ordinary people first: always the same ones, drawn at random. */
export function segmentsOf(line: InsuranceLine): readonly Segment[] {
  const carriers = loadCarriers()
  const { pricesOf } = panelOf(carriers, line)
  return Object.entries(segments[line]).map(([name, draw]) => {
    const random = randomFrom(20261128)
    const count = name === 'ordinary' ? people.ordinary : people.others
    const prices = Array.from({ length: count }, () => pricesOf(draw(random), priceOfWhole))
    const priced = prices.filter(([lowest]) => lowest !== undefined)
    const ids = carriers.filter(({ lines }) => lines[line]).map(({ id }) => id)
    const wins = Map.groupBy(priced, ([lowest]) => lowest?.id ?? '')
    const spreads = priced
      .map(all => (all.at(-1)?.price ?? Number.NaN) / (all[0]?.price ?? Number.NaN))
      .sort((a, b) => a - b)
    return {
      name,
      leaders: ids
        .map(id => [id, (wins.get(id)?.length ?? 0) / priced.length] as const)
        .toSorted(([, a], [, b]) => b - a),
      spread: [medianOf(spreads), spreads.at(-1) ?? Number.NaN],
      withoutPrice: count - priced.length,
    }
  })
}

/** A price that leaves something out, such as illness, leads nobody. */
function priceOfWhole(outcome: Outcome): number | null {
  return outcome.kind === 'quoted' && outcome.narrow ? null : termPrice(outcome)
}
