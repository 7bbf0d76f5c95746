// Writes the share of each state's ZIP codes in each territory class, from the built reference data.
// Run it after the data or the rule of the classes changed, then calibrate again.
import { writeFileSync } from 'node:fs'
import { jurisdictions } from '../src/law/jurisdictions.ts'
import { territoryShares } from '../src/reference/places.ts'

const rows = jurisdictions
  .map(({ code }) => code)
  .sort()
  .map(state => {
    const { T1, T2, T3, T4, T5 } = territoryShares(state)
    return [state, ...[T1, T2, T3, T4, T5].map(share => share.toFixed(4))].join(',')
  })
const head = [
  '# Share of the ZIP codes of a state in each territory class; GeoNames (CC BY 4.0), classes modelled.',
  'state,T1,T2,T3,T4,T5',
]
writeFileSync(new URL('market/territory-shares.csv', import.meta.url), `${[...head, ...rows].join('\n')}\n`)
