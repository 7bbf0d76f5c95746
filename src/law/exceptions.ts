import type { Day } from '../units/day.ts'
import type { State } from './jurisdictions.ts'
import type { Factor, InsuranceLine, Rule, Status } from './rule.ts'

interface Exception {
  readonly lines: readonly InsuranceLine[]
  readonly state: State
  readonly factors: readonly Factor[]
  readonly status: Exclude<Status, 'allowed'>
  readonly detail: string
  readonly source: string
  readonly confidence: Rule['confidence']
  readonly from?: Day
  /** Present when the status alone does not say it. */
  readonly rate?: boolean
  readonly refuse?: boolean
}

const home = ['homeowner', 'renters'] as const
const auto = ['auto'] as const
const life = ['life'] as const

/**
 * Where a state differs from the usual, as of November 2026. Sources: `state-law` is the statute named in the detail,
 * `recalled` was not looked up, the others are price surveys that leave the factor out.
 */
const list: readonly Exception[] = [
  // Homes: credit and the breed of a dog.
  ...(['CA', 'MA', 'MD'] as const).map(state => ({
    lines: home,
    state,
    factors: ['credit'] as const,
    status: 'banned' as const,
    detail: 'Credit-based insurance scores are not used in home rating.',
    source: 'bankrate-home-2025; nerdwallet-home-2025; state-law',
    confidence: 'high' as const,
  })),
  {
    lines: home,
    state: 'HI',
    factors: ['credit'],
    status: 'banned',
    detail: 'Credit-based insurance scores are not used in home rating.',
    source: 'bankrate-home-2025; state-law',
    confidence: 'medium',
  },
  {
    lines: home,
    state: 'IL',
    factors: ['dogBreed'],
    status: 'banned',
    detail: 'HB 1049: no refusal and no surcharge by breed.',
    source: 'recalled',
    confidence: 'medium',
    from: '2024-01-01',
  },
  {
    lines: home,
    state: 'NV',
    factors: ['dogBreed'],
    status: 'banned',
    detail: 'SB 103 of 2021: no refusal and no surcharge by breed.',
    source: 'recalled',
    confidence: 'medium',
    from: '2022-01-01',
  },
  {
    lines: home,
    state: 'NY',
    factors: ['dogBreed'],
    status: 'banned',
    detail: 'Ins. Law 3421: breed may not be used to refuse, cancel or surcharge.',
    source: 'recalled',
    confidence: 'medium',
    from: '2022-01-28',
  },
  {
    lines: home,
    state: 'PA',
    factors: ['dogBreed'],
    status: 'unclear',
    rate: true,
    refuse: false,
    detail: 'A named breed may not be the reason of a refusal; a surcharge is not spoken of.',
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: home,
    state: 'MI',
    factors: ['dogBreed'],
    status: 'unclear',
    rate: true,
    refuse: false,
    detail: 'Partial limits; read as a ban on refusal.',
    source: 'recalled',
    confidence: 'low',
  },

  // Auto, California: only the factors of 10 CCR 2632.5 may be used.
  {
    lines: auto,
    state: 'CA',
    factors: ['credit'],
    status: 'banned',
    detail: 'Only the rating factors named in 10 CCR 2632.5 may be used; credit is not one.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['gender'],
    status: 'banned',
    detail: 'Banned by regulation.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
    from: '2019-01-01',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['age'],
    status: 'banned',
    detail: 'Age itself is not a permitted factor; years licensed is mandatory.',
    source: 'notaquote-factors; state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['yearsLicensed'],
    status: 'mandatory',
    detail: 'Ins. Code 1861.02: one of three mandatory factors, with driving record and annual miles.',
    source: 'state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['education', 'occupation'],
    status: 'banned',
    detail: 'Allowed only to form affinity groups.',
    source: 'state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['homeOwnership'],
    status: 'banned',
    detail: 'Not a permitted factor.',
    source: 'state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['territoryZip'],
    status: 'limited',
    detail: 'Optional factor; its weight stays below each of the three mandatory ones.',
    source: 'state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['priorInsurance'],
    status: 'banned',
    detail: 'Ins. Code 1861.02(c): the absence of prior insurance may not be used.',
    source: 'state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'CA',
    factors: ['notAtFaultAccident'],
    status: 'banned',
    detail: 'Only accidents principally at fault count.',
    source: 'state-law',
    confidence: 'high',
  },

  // Auto, Hawaii: HRS 431:10C-207 names what may not be used.
  {
    lines: auto,
    state: 'HI',
    factors: ['credit', 'gender', 'age'],
    status: 'banned',
    detail: 'HRS 431:10C-207.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'HI',
    factors: ['yearsLicensed', 'maritalStatus'],
    status: 'banned',
    detail: 'HRS 431:10C-207.',
    source: 'state-law',
    confidence: 'high',
  },

  // Auto, Massachusetts: 211 CMR 79.05.
  {
    lines: auto,
    state: 'MA',
    factors: ['credit', 'gender'],
    status: 'banned',
    detail: '211 CMR 79.05.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'MA',
    factors: ['age'],
    status: 'banned',
    detail: '211 CMR 79.05, except the reduction from 65; years licensed is used instead.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'MA',
    factors: ['maritalStatus', 'education', 'occupation', 'homeOwnership'],
    status: 'banned',
    detail: '211 CMR 79.05.',
    source: 'state-law',
    confidence: 'high',
  },

  // Auto, Michigan: MCL 500.2111 as changed by 2019 PA 21.
  {
    lines: auto,
    state: 'MI',
    factors: ['credit'],
    status: 'limited',
    rate: false,
    refuse: false,
    detail: 'The score itself is banned while filed insurance scores stay in use; treated as banned.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'medium',
  },
  {
    lines: auto,
    state: 'MI',
    factors: ['gender', 'maritalStatus', 'education', 'occupation', 'homeOwnership'],
    status: 'banned',
    detail: 'MCL 500.2111 as changed by 2019 PA 21.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
    from: '2020-07-02',
  },
  {
    lines: auto,
    state: 'MI',
    factors: ['territoryZip'],
    status: 'limited',
    detail: 'Postal zones are banned; approved territories are allowed.',
    source: 'state-law',
    confidence: 'high',
  },

  // Auto, North Carolina: the plan of the Rate Bureau.
  {
    lines: auto,
    state: 'NC',
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: 'G.S. 58-36-90: not the only basis, and only to lower a rate.',
    source: 'state-law',
    confidence: 'medium',
  },
  {
    lines: auto,
    state: 'NC',
    factors: ['gender'],
    status: 'banned',
    detail: 'Rate Bureau plan.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'NC',
    factors: ['age'],
    status: 'banned',
    detail: 'Replaced by a surcharge for inexperienced operators; a discount from 55 is allowed.',
    source: 'state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'NC',
    factors: ['yearsLicensed'],
    status: 'mandatory',
    detail: 'Surcharge for inexperienced operators by years licensed: under 3, then 3 more steps.',
    source: 'state-law',
    confidence: 'medium',
  },

  // Auto, the other states.
  {
    lines: auto,
    state: 'PA',
    factors: ['gender'],
    status: 'banned',
    detail: 'State supreme court of 1984 and the equal-rights law.',
    source: 'bankrate-auto-2025; state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'MT',
    factors: ['gender', 'maritalStatus'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: 'Mont. Code 49-2-309 of 1985 was changed in 2021; treated as banned.',
    source: 'notaquote-factors; bankrate-auto-2025; recalled',
    confidence: 'low',
  },
  {
    lines: auto,
    state: 'GA',
    factors: ['education', 'occupation'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: 'Some lists name Georgia; not confirmed and treated as banned.',
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: auto,
    state: 'NY',
    factors: ['education', 'occupation'],
    status: 'limited',
    rate: false,
    refuse: false,
    detail: '11 NYCRR 154: not in tier placement unless shown to relate to loss; treated as banned.',
    source: 'state-law',
    confidence: 'high',
  },
  {
    lines: auto,
    state: 'NY',
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: 'Ins. Law art. 28: not the sole basis, notice of an adverse action.',
    source: 'state-law',
    confidence: 'medium',
  },
  {
    lines: auto,
    state: 'NJ',
    factors: ['territoryZip'],
    status: 'limited',
    detail: 'Territories are filed and capped against the average of the state.',
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: auto,
    state: 'MD',
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: 'For rating only, within 40%; not to refuse or cancel.',
    source: 'state-law',
    confidence: 'medium',
  },
  {
    lines: auto,
    state: 'NV',
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: 'NRS 686A.600 and following; a freeze ended in 2024.',
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: auto,
    state: 'OR',
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: 'ORS 746.661: for the first rating only.',
    source: 'state-law',
    confidence: 'medium',
  },
  {
    lines: auto,
    state: 'UT',
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: 'Not to raise a renewal after 60 days.',
    source: 'state-law',
    confidence: 'medium',
  },
  {
    lines: auto,
    state: 'WA',
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: 'RCW 48.19.035; a temporary ban was struck down in 2022.',
    source: 'recalled',
    confidence: 'medium',
  },
  ...(['AK', 'OK'] as const).map(state => ({
    lines: auto,
    state,
    factors: ['notAtFaultAccident'] as const,
    status: 'banned' as const,
    detail: 'An accident that was not the driver’s fault may not raise the premium.',
    source: 'recalled',
    confidence: 'medium' as const,
  })),

  // Life.
  {
    lines: life,
    state: 'MT',
    factors: ['gender'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: 'Unisex until the change of 2021; treated as banned, with the mean of both rates.',
    source: 'quotacy-20y; recalled',
    confidence: 'low',
  },
  {
    lines: life,
    state: 'FL',
    factors: ['geneticTests'],
    status: 'banned',
    detail: 'HB 1189 of 2020.',
    source: 'recalled',
    confidence: 'medium',
    from: '2020-07-01',
  },
  {
    lines: life,
    state: 'CO',
    factors: ['externalData'],
    status: 'limited',
    detail: 'SB 21-169: test algorithms and outside data for unfair discrimination.',
    source: 'recalled',
    confidence: 'high',
  },
]

/** One rule for each line, state and factor that differs from the usual. */
export const exceptions: readonly Rule[] = list.flatMap(({ lines, factors, ...rest }) =>
  lines.flatMap(line =>
    factors.map(factor => {
      const free = rest.status !== 'banned'
      return { rate: free, refuse: free, ...rest, line, factor }
    }),
  ),
)
