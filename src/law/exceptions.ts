import { autoRules } from './auto-rules.ts'
import { homeRules } from './home-rules.ts'
import { lifeRules } from './life-rules.ts'
import { rulesOf } from './listed-rule.ts'
import type { Rule } from './rule.ts'

/** One rule for each line, state and factor that differs from the usual, as read in November 2026. */
export const exceptions: readonly Rule[] = rulesOf([...homeRules, ...autoRules, ...lifeRules])
