import type { Text } from '../language/text.ts'
import type { State } from './jurisdictions.ts'

/** The percentages that a state names. */
interface Percents {
  readonly ordinance: '25'
  readonly hurricaneDeductible: '2' | '5' | '10'
}

/** What a state's law says about home policies: on ordinance or law, about houses alone. */
export interface HomeCoverRule<About extends keyof Percents = keyof Percents> {
  readonly state: State
  readonly about: About
  /** Ordinance or law that a policy includes, or deductibles that insurers have to offer: in percent of the dwelling coverage. */
  readonly percents: readonly [Percents[About], ...Percents[About][]]
  /** The rule as a sentence for visitors in our own words. */
  readonly detail: Text
  readonly statute: string
  readonly source: string
}

export const homeCoverRules: readonly HomeCoverRule[] = [
  {
    state: 'FL',
    about: 'ordinance',
    percents: ['25'],
    detail: {
      en: 'The policy of a house in Florida includes 25% unless you reject it in writing, and insurers have to offer you 50% (Fla. Stat. 627.7011).',
      es: 'La póliza de una casa en Florida incluye el 25% a menos que usted lo rechace por escrito, y las aseguradoras tienen que ofrecer el 50% (Fla. Stat. 627.7011).',
    },
    statute: 'Fla. Stat. 627.7011(1)(b) and (2)',
    source: 'syfert.com, the statutes of 2025; for whom: lawserver.com, Fla. Admin. Code 69O-167.011',
  },
  {
    state: 'FL',
    about: 'hurricaneDeductible',
    percents: ['2', '5', '10'],
    detail: {
      en: 'Insurers in Florida have to offer 2%, 5% and 10% (Fla. Stat. 627.701).',
      es: 'En Florida las aseguradoras tienen que ofrecer 2%, 5% y 10% (Fla. Stat. 627.701).',
    },
    statute: 'Fla. Stat. 627.701(3)(a)',
    source: 'flsenate.gov, SB 418 of 2023, which reprints it',
  },
]

/** What was read in a state's law about this; undefined if nothing was. */
export function homeCoverRule<About extends keyof Percents>(
  state: State,
  about: About,
): HomeCoverRule<About> | undefined {
  return homeCoverRules.find(
    (rule): rule is HomeCoverRule<About> => rule.state === state && rule.about === about,
  )
}

/** Ordinance or law that a policy includes if its owner says nothing, in percent of the dwelling coverage; usually 10. */
export function usualOrdinance({
  state,
  isHouse,
}: {
  readonly state: State
  readonly isHouse: boolean
}): '10' | Percents['ordinance'] {
  return (isHouse && homeCoverRule(state, 'ordinance')?.percents[0]) || '10'
}
