import { stateCodes } from '../../law/jurisdictions.ts'
import { territories } from '../../risk/words.ts'

/** Where a risk is, as the plans of every line read it. */
export const stateInput = { type: 'choice', values: stateCodes } as const

export const territoryInput = {
  type: 'choice',
  values: territories,
  factor: 'territoryZip',
} as const

/** Five digits, as a carrier's own list of territories names them. */
export const zipInput = { type: 'code', length: 5, signs: 'digits', factor: 'territoryZip' } as const

/** State and county, five digits (FIPS): a place that isn't a postal zone. */
export const countyInput = { type: 'code', length: 5, signs: 'digits' } as const
