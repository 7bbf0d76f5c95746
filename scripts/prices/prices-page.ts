import { wholeDollars } from '../../src/language/money.ts'
import { leadersPart } from './leaders-page.ts'
import { lifeSources } from './life-cases.ts'
import { neighborsPart } from './neighbors-page.ts'
import type { PriceCase } from './price-case.ts'
import { priceCases, resultOf } from './price-cases.ts'

/** The text of `docs/prices.md`: the demonstration carriers' prices beside the published ones. */
export function pricesPage(): string {
  return `# The demonstration prices, compared with published ones

<!-- Written by "npm run docs" from scripts/prices. Change that, not this page. -->

In each row every demonstration carrier prices one risk, with fees and what the state adds, as a visitor sees it. The row puts the cheapest, the most expensive and the
median next to a published figure. A figure in dollars is the price of a term, one with cents that of a month; one with × is how many times the price
without the trait a carrier charges. A row is met if the median lies within 0.80 to 1.25 of the published figure, or of the nearer
end of a published range, and within 0.85 to 1.15 where every state has a figure. \`tests/prices/published-prices.test.ts\` holds every row.

${priceCases.map(([line, cases]) => linePart(line, cases)).join('\n\n')}

${leadersPart()}

${neighborsPart()}
`
}

function linePart(line: string, cases: readonly PriceCase[]): string {
  return `## ${line[0]?.toUpperCase()}${line.slice(1)}

| Case | Published | Source | Cheapest | Median | Most expensive | Median over published | Without a price |
| --- | --: | --- | --: | --: | --: | --: | --: |
${cases.map(rowText).join('\n')}${line === 'life' ? `\n\n${lifeSources}` : ''}`
}

function rowText(one: PriceCase): string {
  const { figures, median, refusals } = resultOf(one)
  const [from, to] = one.published
  const text = textOf(one)
  const cells = [
    one.title,
    from === to ? text(from) : `${text(from)} to ${text(to)}`,
    one.source,
    ...[figures.at(0), median, figures.at(-1)].map(figure => text(figure ?? Number.NaN)),
    (median / Math.min(Math.max(median, from), to)).toFixed(2),
    String(refusals),
  ]
  return `| ${cells.join(' | ')} |`
}

function textOf({ over, byMonth }: PriceCase): (figure: number) => string {
  if (over) return times => `${times.toFixed(2)} ×`
  return byMonth ? month => `$${month.toFixed(2)}` : dollars
}

function dollars(amount: number): string {
  return wholeDollars(Math.round(amount))
}
