import { jurisdictions } from '../../src/law/jurisdictions.ts'
import { autoLineBetween, lineBetween, type Neighbors, neighborsOf, pricesEverywhere } from './neighbors.ts'

/** The part of `docs/prices.md` about prices that change from one ZIP area to the next. */
export function neighborsPart(): string {
  const [auto, homeowner] = [
    neighborsOf(pricesEverywhere('auto')),
    neighborsOf(pricesEverywhere('homeowner')),
  ]
  const plainAuto = auto.filter(({ places }) => autoLineBetween(places) === null)
  const lines = new Map(homeowner.map(pair => [pair, lineBetween(pair.places)]))
  const plain = homeowner.filter(pair => lines.get(pair) === null)
  return `## Neighbors within six miles

By state, the two ZIP areas within six miles of each other whose prices are farthest apart: how many times the price of the one the
other costs, as the median of the carriers that price both. Prices change more only at a line that a manual draws: those of homes at
one below, those of cars at the border of a county of Michigan, of Miami-Dade, of a borough of New York or of a town in Massachusetts,
which have prices of their own.
\`tests/prices/neighbors.test.ts\` holds, where no such line is, 1.3 in the median and 1.35 at each carrier for homes, 1.25 and 1.3 for cars.

| State | Auto | Between | Homeowner | Between |
| --- | --: | --- | --: | --- |
${jurisdictions
  .map(({ code, name }) =>
    row([name, ...[plainAuto, plain].flatMap(pairs => cellsOf(pairs.filter(({ state }) => state === code)))]),
  )
  .join('\n')}

The lines between homeowner prices, where they part them most:

| Line | Pairs beyond 1.35 | Greatest | Between |
| --- | --: | --: | --- |
${Object.entries(names)
  .map(([line, name]) => {
    const pairs = homeowner.filter(pair => lines.get(pair) === line)
    return row([name, String(pairs.filter(({ median }) => median > 1.35).length), ...cellsOf(pairs)])
  })
  .join('\n')}`
}

const names = {
  pool: 'The area of a wind pool begins, and some carriers leave wind and hail to it',
  wildfire: 'Homes within flammable land, by the maps of fire hazard',
  county: 'Counties of Michigan, where no price goes by postal zones',
} as const satisfies Record<NonNullable<ReturnType<typeof lineBetween>>, string>

/** The pair that is farthest apart: the ratio, then the dearer place and the cheaper one. */
function cellsOf(pairs: readonly Neighbors[]): readonly string[] {
  const farthest = pairs.reduce((most, pair) => (pair.median > most.median ? pair : most))
  // Where all prices of a state are one, no pair says more than another.
  if (farthest.median < 1.005) return ['1.00 ×', '']
  const [cheaper, dearer] = farthest.places.map(({ zip, city }) => `${zip} ${city}`)
  return [`${farthest.median.toFixed(2)} ×`, `${dearer} and ${cheaper}`]
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
