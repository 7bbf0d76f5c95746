import type { State } from './jurisdictions.ts'
import type { Factor, InsuranceLine, Rule } from './rule.ts'

/** A rule as the lists of this folder write it: for several lines, states and factors at once. */
export interface ListedRule extends Omit<Rule, 'line' | 'state' | 'factor' | 'rate' | 'refuse'> {
  readonly lines: readonly InsuranceLine[]
  readonly states: readonly State[]
  readonly factors: readonly Factor[]
  /** Present if the status alone does not express it. */
  readonly rate?: boolean
  readonly refuse?: boolean
}

/** One rule for each line, state and factor of a list. */
export function rulesOf(list: readonly ListedRule[]): readonly Rule[] {
  return list.flatMap(({ lines, states, factors, ...rest }) =>
    lines.flatMap(line =>
      states.flatMap(state =>
        factors.map(factor => {
          const isFree = rest.status !== 'banned'
          return { rate: isFree, refuse: isFree, ...rest, line, state, factor }
        }),
      ),
    ),
  )
}
