import { stateCodes } from '../../law/jurisdictions.ts'
import type { Territory } from '../../risk/risk.ts'
import { every } from './every.ts'

/** Where a risk is, as the plans of every line read it. */
export const stateInput = { type: 'choice', values: stateCodes } as const

export const territoryInput = {
  type: 'choice',
  values: every<Territory>({ T1: true, T2: true, T3: true, T4: true, T5: true, AVERAGE: true }),
  factor: 'territoryZip',
} as const
