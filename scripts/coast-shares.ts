// Writes the share of each state's ZIP codes that lie on a coast hurricanes reach, from the built reference data.
// Run it after the data or the rule of the coast changed, then calibrate again.
import { writeFileSync } from 'node:fs'
import { jurisdictions } from '../src/law/jurisdictions.ts'
import { coastShares } from './calibrate/coast-shares.ts'

const shares = coastShares()
const rows = jurisdictions
  .map(({ code }) => code)
  .sort()
  .map(state => {
    const coast = shares.get(state) ?? 0
    return [state, coast.toFixed(4), (1 - coast).toFixed(4)].join(',')
  })
const head = [
  '# Share of the ZIP codes of a state on a coast that hurricanes reach; GeoNames (CC BY 4.0), distance modelled.',
  'state,COAST,INLAND',
]
writeFileSync(new URL('market/coast-shares.csv', import.meta.url), `${[...head, ...rows].join('\n')}\n`)
