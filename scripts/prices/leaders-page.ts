import { insuranceLines } from '../../src/law/rule.ts'
import { segmentsOf } from './leaders.ts'

/** The part of `docs/prices.md` about who is the cheapest for whom. */
export function leadersPart(): string {
  return `## The cheapest carriers

For 1,500 ordinary people of each line, and 500 of each kind that some carriers want more than others do, drawn at random over the
country: the share for whom a carrier has the lowest price, and how many times that the highest one is. \`tests/prices/leaders.test.ts\`
lets no carrier lead more than 35% of the ordinary or 60% of a kind, and each with a price lead somewhere.

| People | Leaders | Highest over lowest: median | Greatest | Without a price |
| --- | --- | --: | --: | --: |
${insuranceLines.flatMap(rowsOf).join('\n')}`
}

function rowsOf(line: (typeof insuranceLines)[number]): readonly string[] {
  return segmentsOf(line).map(({ name, leaders, spread: [median, most], withoutPrice }) => {
    const named = leaders.filter(([, share]) => share >= 0.005)
    const shares = named.map(([id, share]) => `${id} ${Math.round(share * 100)}%`).join(', ')
    return `| ${line}: ${name} | ${shares} | ${median.toFixed(2)} × | ${most.toFixed(2)} × | ${withoutPrice} |`
  })
}
