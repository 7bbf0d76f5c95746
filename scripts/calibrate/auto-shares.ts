import {
  autoCovers,
  isRequired,
  type LeastCover,
  mayTurnDown,
  type OtherCover,
  pricedCovers,
  protectionChoice,
} from '../../src/law/auto-covers.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { autoInputs } from '../../src/rating/inputs/auto.ts'
import { coveragesOf } from '../../src/rating/plan/format/format-step.ts'
import { csv, type Documents } from './documents.ts'
import type { Rows } from './tables.ts'

/** How losses of one's own car divide: frequency times severity of each coverage, iso-2024. */
const damageLosses = { collision: 228.3, comprehensive: 91.1 }

/** The covers beside liability, as shares of what is paid for liability and injuries; modelled. */
const apart = {
  uninsured: 0.07,
  underinsured: 0.04,
  /** $2,500 of it. */
  injuryProtection: 0.05,
  /** $5,000 of them. */
  medicalPayments: 0.03,
} satisfies Partial<Record<OtherCover, number>>

/** Where coverage for uninsured drivers pays for damage to the car too, it costs so many times as much; modelled. */
const damageToo = 1.4

/** $30 a day for a rental car, as a share of what is paid for collisions; modelled. */
const rentalShare = 0.045

/** Towing and help on the road, as a share of full cover; modelled: some ten dollars in six months. */
const roadsideShare = 0.01

/** What an amount of medical payments costs beside $5,000 of them; few bills are above $10,000. */
function medicalPaymentsFactor(amount: number): number {
  return (Math.min(amount, 10_000) / 5_000) ** 0.6 * Math.max(amount / 10_000, 1) ** 0.25
}

function medicalPaymentsRows(amounts: readonly number[]): Rows {
  return amounts.map(amount => [String(amount), medicalPaymentsFactor(amount).toFixed(3)])
}

/**
 * What the amounts of injury protection cost beside the least of a state: by their fourth root, modelled. Where every
 * policy has the least, liability pays for it, and the amount costs what it is above that.
 */
function protectionRows(state: State, exponent: number): Rows {
  const { isRefusable = false, least = 1, more = [] } = protectionChoice(state) ?? {}
  const inLiability = isRefusable ? 0 : 1
  const amounts = new Map([['MINIMUM', least], ...more.map(one => [String(one), one] as const)])
  return autoInputs.pipLevel.valuesIn(state).map(level => {
    const amount = amounts.get(level)
    const factor = amount === undefined ? 0 : (amount / least) ** (0.25 * exponent) - inLiability
    return [`${state},${level}`, factor.toFixed(3)]
  })
}

interface OtherCovers {
  readonly limits: Rows
  /** The exponent by which a carrier's limits depart from the market's. */
  readonly exponent: number
}

/** The tables of the covers beside liability; the limits for uninsured drivers cost what those of liability do. */
export function otherCoverTables(
  states: readonly State[],
  { limits, exponent }: OtherCovers,
): readonly [string, string][] {
  const byState = (cover: OtherCover) =>
    states.flatMap((state): Rows => {
      return [
        ...(isRequired(state, cover) ? [] : [[`${state},NONE`, '0.000'] as const]),
        ...limits.filter(([key]) => key.startsWith(`${state},`)),
      ]
    })
  return [
    csv('auto-uninsured', 'state,um', byState('uninsured')),
    csv('auto-underinsured', 'state,uim', byState('underinsured')),
    csv(
      'auto-protection-amount',
      'state,pipLevel',
      states.flatMap(state => protectionRows(state, exponent)),
    ),
    // The usual amounts, as Texas has them, and those of Pennsylvania.
    csv('auto-medical-payments', 'medPay', medicalPaymentsRows(autoInputs.medPay.onlyIn('TX'))),
    csv('auto-medical-payments-pa', 'medPay', medicalPaymentsRows(autoInputs.medPay.onlyIn('PA'))),
    csv('auto-rental', 'rental', [
      ['0', '0.000'],
      ['30', '1.000'],
      ['50', '1.550'],
    ]),
  ]
}

interface Divided {
  readonly documents: Pick<Documents, 'family'>
  readonly state: State
  /** The share of liability and injuries in full cover. */
  readonly liability: number
}

/**
 * The share of each coverage of a carrier in the premium of full cover. Covers that nobody has to buy in the state have
 * one too, which no price there includes.
 */
export function sharesOfCoverages({
  documents,
  state,
  liability,
}: Divided): readonly (readonly [coverage: string, share: number])[] {
  const { included } = pricedCovers(state)
  const separate = coveragesOf(documents.family).flatMap(({ id }) => {
    if (!isApart(id)) return []
    const rule = included.find(({ cover }) => cover === id)
    return [{ id, share: liability * apartIn(state, id), bought: rule ? boughtOf(rule, state) : 0 }]
  })
  const { collision, comprehensive } = damageLosses
  const damage = (1 - liability) / (collision + comprehensive)
  return [
    ['liability', liability - separate.reduce((sum, { share, bought }) => sum + share * bought, 0)],
    ...separate.map(({ id, share }) => [id, share] as const),
    ['collision', collision * damage],
    ['comprehensive', comprehensive * damage],
    ['rental', collision * damage * rentalShare],
    ['roadside', roadsideShare],
  ]
}

/** What a cover costs in a state as a share of what is paid for liability and injuries. */
function apartIn(state: State, id: keyof typeof apart): number {
  if (id === 'uninsured' && autoCovers(state).uninsured?.paysDamage) return apart.uninsured * damageToo
  const amount = id === 'injuryProtection' ? ((protectionChoice(state)?.least ?? 2_500) / 2_500) ** 0.5 : 1
  return apart[id] * amount
}

/** The share of liability and injuries that the covers cost which a buyer in the state has until they are turned down. */
export function shareUntilRejected(state: State): number {
  return pricedCovers(state)
    .included.filter(({ cover }) => mayTurnDown(state, cover) && isApart(cover))
    .reduce((sum, rule) => sum + apartIn(state, rule.cover as keyof typeof apart) * boughtOf(rule, state), 0)
}

/** How much of a cover in every price is priced apart: injury protection that nobody may turn down is part of liability. */
function boughtOf({ cover, least = 5_000 }: LeastCover, state: State): number {
  if (cover === 'injuryProtection') return mayTurnDown(state, cover) ? 1 : 0
  return cover === 'medicalPayments' ? medicalPaymentsFactor(least) : 1
}

function isApart(id: string): id is keyof typeof apart {
  return id in apart
}
