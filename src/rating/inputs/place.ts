import { stateCodes } from '../../law/jurisdictions.ts'
import { territories } from '../../risk/words.ts'

/** Where a risk is, as the plans of every line read it. */
export const stateInput = { type: 'choice', values: stateCodes } as const

export const territoryInput = {
  type: 'choice',
  values: territories,
  factor: 'territoryZip',
} as const
