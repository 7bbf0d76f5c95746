// Writes the shares of each state's ZIP codes by territory class and by coast, from the built reference data.
// Run it after the data or a rule of theirs changed, then calibrate again.
import { writeFileSync } from 'node:fs'
import type { State } from '../src/law/jurisdictions.ts'
import { coastShares, type Shares, territoryShares } from './calibrate/shares.ts'

write('territory-shares.csv', {
  about: 'in each territory class; GeoNames (CC BY 4.0), classes modelled.',
  shares: territoryShares(),
})
write('coast-shares.csv', {
  about: 'on a coast that hurricanes reach; GeoNames (CC BY 4.0), distance modelled.',
  shares: coastShares(),
})

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
