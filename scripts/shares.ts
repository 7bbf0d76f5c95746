// Writes the shares of each state's ZIP codes by territory class, in the cities that auto plans rate by themselves and by the
// strength of each peril, from the built reference data. Run it after the data or one of its rules changed, then calibrate again.
import { writeFileSync } from 'node:fs'
import type { State } from '../src/law/jurisdictions.ts'
import { perils } from './calibrate/market.ts'
import { cityShares, perilShares, type Shares, territoryShares } from './calibrate/shares.ts'

write('territory-shares.csv', {
  about: 'in each territory class; GeoNames (CC BY 4.0), classes modelled.',
  shares: territoryShares(),
})
write('auto-territory-shares.csv', {
  about: 'in each territory class of auto; GeoNames (CC BY 4.0), classes modelled.',
  shares: territoryShares('autoTerritory'),
})
for (const peril of perils)
  write(`${peril}-shares.csv`, {
    about: `at each level of ${peril}, a place between two levels in part at both; GeoNames (CC BY 4.0), strengths modelled (src/reference/perils/perils.ts).`,
    shares: perilShares(peril),
  })
writeFileSync(
  new URL('market/city-shares.csv', import.meta.url),
  `${[
    '# Share of the ZIP codes of its state in each city of auto-cities.csv; GeoNames (CC BY 4.0).',
    'territory,place,share',
    ...[...cityShares()].map(([level, share]) => `${level},${share.toFixed(4)}`),
  ].join('\n')}\n`,
)

interface Table {
  /** The end of the file's header, after "Share of the ZIP codes of a state". */
  readonly about: string
  readonly shares: ReadonlyMap<State, Shares>
}

function write(file: string, { about, shares }: Table): void {
  const levels = [...new Set([...shares.values()].flatMap(share => Object.keys(share)))]
  const rows = [...shares]
    .map(([state, share]) => [state, ...Object.values(share).map(part => part.toFixed(4))].join(','))
    .sort()
  const head = [`# Share of the ZIP codes of a state ${about}`, `state,${levels.join(',')}`]
  writeFileSync(new URL(`market/${file}`, import.meta.url), `${[...head, ...rows].join('\n')}\n`)
}
