import { protectionChoice } from '../law/auto-covers.ts'
import { usualOrdinance } from '../law/home-covers.ts'
import type { AskableRisk } from '../risk/askable.ts'
import { liabilityOf } from '../risk/auto/liability.ts'
import { type ChoosableCover, choosableCovers } from '../risk/coverage/choosable-covers.ts'
import { usualBelongings } from '../risk/home/dwelling.ts'
import { otherCoversOf } from '../risk/other-covers.ts'
import { usualCover } from '../risk/usual-cover.ts'
import { autoLimits, petPlans, settlements, type Valuables } from '../risk/words.ts'
import type { OwnSentence } from '../sentences/sentence.ts'

/** The inputs by which a plan may rate each cover. */
const inputs: Readonly<Record<ChoosableCover, readonly string[]>> = {
  propertyDamage: ['propertyDamageLimit'],
  uninsured: ['um'],
  underinsured: ['uim'],
  pip: ['pipLevel'],
  medicalPayments: ['medPay'],
  carDeductibles: ['carDeductible'],
  comprehensiveDeductible: ['comprehensiveDeductible'],
  fullGlass: ['fullGlass'],
  rental: ['rental'],
  roadside: ['roadside'],
  uninsuredStacked: ['uninsuredStacked'],
  belongings: ['belongings', 'belongingsShare'],
  liability: ['liability'],
  guestPayments: ['guestPayments'],
  ordinance: ['ordinanceShare'],
  waterBackup: ['waterBackup'],
  roofSettlement: ['roofSettlement'],
  jewelry: ['jewelry'],
  fineArt: ['fineArt'],
  cameras: ['cameras'],
  instruments: ['instruments'],
  plan: ['plan'],
  deductible: ['deductible'],
  reimbursement: ['reimbursement'],
  annualLimit: ['annualLimit'],
}

/** A risk with what a plan can rate of it. */
export interface RateableRisk {
  readonly risk: AskableRisk
  /** The chosen covers that the plan does not rate. */
  readonly unrated: readonly ChoosableCover[]
  /** Whether one of them was to be larger; always false for pets, whose plans differ in more than their amounts. */
  readonly isLess: boolean
}

/** What says whether a plan rates a cover. */
interface Rates {
  readonly ratedBy: ReadonlySet<string>
  /** Null if the plan has no price. */
  readonly priceOf: (risk: AskableRisk) => bigint | null
}

/**
 * The part of a risk that a plan can rate. A cover that was chosen beside the prices but changes nothing in the plan becomes the
 * usual one again, so that neither the price nor its text claims it.
 */
export function rateable(risk: AskableRisk, { ratedBy, priceOf }: Rates): RateableRisk {
  const [chosen, usual] = [amountsIn(risk), amountsIn(asUsual(risk, choosableCovers))]
  const unrated = choosableCovers.filter(
    cover =>
      chosen[cover] !== usual[cover] &&
      !(inputs[cover].some(input => ratedBy.has(input)) && (cover !== 'pip' || isPricedApart(risk, priceOf))),
  )
  return {
    risk: unrated.length > 0 ? asUsual(risk, unrated) : risk,
    unrated,
    isLess: risk.line !== 'pet' && unrated.some(cover => (chosen[cover] ?? 0) > (usual[cover] ?? 0)),
  }
}

/** The covers of a risk whose choice never changes the price of a plan, whatever was chosen. */
export function neverRated(
  risk: AskableRisk,
  { ratedBy }: Pick<Rates, 'ratedBy'>,
): readonly ChoosableCover[] {
  const amounts = amountsIn(risk)
  return choosableCovers.filter(cover => cover in amounts && !inputs[cover].some(input => ratedBy.has(input)))
}

/** The note on a price that leaves these covers unrated; none if the visitor made the usual choices for them. */
export function unratedNotes(risk: AskableRisk, unrated: readonly ChoosableCover[]): readonly OwnSentence[] {
  const [chosen, usual] = [amountsIn(risk), amountsIn(asUsual(risk, unrated))]
  const covers = unrated.filter(cover => chosen[cover] !== usual[cover])
  return covers.length > 0 ? [{ key: 'note.unratedCovers', values: { covers } }] : []
}

/** Whether the chosen injury protection has a price of its own: a plan may rate some amounts of it and not the one chosen. */
function isPricedApart(risk: AskableRisk, priceOf: Rates['priceOf']): boolean {
  const [chosen, usual] = [priceOf(risk), priceOf(asUsual(risk, ['pip']))]
  return chosen === null || usual === null || chosen !== usual
}

/** The amount of each cover in a risk; a larger number means more cover, except for pets. */
function amountsIn(risk: AskableRisk): Readonly<Partial<Record<ChoosableCover, number>>> {
  switch (risk.line) {
    case 'auto': {
      const { injuryProtection, uninsured, underinsured, medicalPayments, rental } = otherCoversOf(risk)
      return {
        propertyDamage: liabilityOf(risk).property,
        pip: injuryProtection,
        uninsured: ['NONE', ...autoLimits].indexOf(uninsured),
        underinsured: underinsured === 'NONE' ? 0 : 1,
        medicalPayments: Number(medicalPayments),
        carDeductibles: risk.vehicles.filter(({ deductible }) => deductible !== undefined).length,
        rental: Number(rental),
        comprehensiveDeductible: -Number(risk.auto.comprehensiveDeductible ?? risk.auto.deductible),
        fullGlass: risk.auto.fullGlass ? 1 : 0,
        roadside: risk.auto.roadside ? 1 : 0,
        uninsuredStacked: risk.auto.uninsuredStacked === false ? 0 : 1,
      }
    }
    case 'homeowner': {
      const { belongings, liability, medicalPayments, ordinance, waterBackup } = risk.home.cover
      const roofSettlement = settlements.indexOf(risk.home.roofSettlement)
      return {
        ...{ belongings, liability, guestPayments: medicalPayments, ordinance, waterBackup, roofSettlement },
        ...risk.home.cover.valuables,
      }
    }
    case 'renters':
      return risk.renters.valuables ?? {}
    case 'pet': {
      const { plan, ...amounts } = risk.cover
      return { plan: petPlans.indexOf(plan), ...amounts }
    }
    default:
      return {}
  }
}

/** The risk of somebody who chose none of these covers. */
export function asUsual(risk: AskableRisk, covers: readonly ChoosableCover[]): AskableRisk {
  const without = (cover: ChoosableCover) => covers.includes(cover)
  switch (risk.line) {
    case 'auto': {
      const { injuryProtection, uninsured, underinsured, medicalPayments, rental, ...others } = risk.auto
      const { comprehensiveDeductible, fullGlass, roadside, uninsuredStacked, propertyDamage, ...auto } =
        others
      const isOfWizard = protectionChoice(risk.state) === undefined
      return {
        ...risk,
        auto: {
          ...auto,
          ...(propertyDamage === undefined || without('propertyDamage') ? {} : { propertyDamage }),
          ...(uninsured === undefined || without('uninsured') ? {} : { uninsured }),
          ...(underinsured === undefined || without('underinsured') ? {} : { underinsured }),
          ...(injuryProtection === undefined || (without('pip') && !isOfWizard) ? {} : { injuryProtection }),
          ...(medicalPayments === undefined || without('medicalPayments') ? {} : { medicalPayments }),
          ...(rental === undefined || without('rental') ? {} : { rental }),
          ...(comprehensiveDeductible === undefined || without('comprehensiveDeductible')
            ? {}
            : { comprehensiveDeductible }),
          ...(fullGlass === undefined || without('fullGlass') ? {} : { fullGlass }),
          ...(roadside === undefined || without('roadside') ? {} : { roadside }),
          ...(uninsuredStacked === undefined || without('uninsuredStacked') ? {} : { uninsuredStacked }),
        },
        vehicles: without('carDeductibles')
          ? risk.vehicles.map(({ deductible: _, ...vehicle }) => vehicle)
          : risk.vehicles,
      }
    }
    case 'homeowner': {
      const { type } = risk.home
      const { valuables, ...cover } = risk.home.cover
      const usual = usualCover.homeowner
      return {
        ...risk,
        home: {
          ...risk.home,
          ...(without('roofSettlement') ? { roofSettlement: usual.roofSettlement } : {}),
          cover: {
            ...cover,
            ...(without('belongings') ? { belongings: usualBelongings(type, cover.dwelling) } : {}),
            ...(without('liability') ? { liability: Number(usual.liability) } : {}),
            ...(without('guestPayments') ? { medicalPayments: Number(usual.guestPayments) } : {}),
            ...(without('ordinance')
              ? {
                  ordinance:
                    (cover.dwelling *
                      Number(usualOrdinance({ state: risk.state, isHouse: type !== 'CONDO' }))) /
                    100,
                }
              : {}),
            ...(without('waterBackup') ? { waterBackup: Number(usual.waterBackup) } : {}),
            ...keptValuables(valuables, covers),
          },
        },
      }
    }
    case 'renters': {
      const { valuables, ...renters } = risk.renters
      return { ...risk, renters: { ...renters, ...keptValuables(valuables, covers) } }
    }
    case 'pet': {
      const usual = usualCover.pet
      return {
        ...risk,
        cover: {
          plan: without('plan') ? usual.plan : risk.cover.plan,
          deductible: without('deductible') ? Number(usual.deductible) : risk.cover.deductible,
          reimbursement: without('reimbursement') ? Number(usual.reimbursement) : risk.cover.reimbursement,
          annualLimit: without('annualLimit') ? Number(usual.annualLimit) : risk.cover.annualLimit,
        },
      }
    }
    default:
      return risk
  }
}

/** The valuables without those of some kinds; absent if none are left. */
function keptValuables(
  valuables: Valuables = {},
  without: readonly ChoosableCover[],
): { readonly valuables?: Valuables } {
  const kept = Object.entries(valuables).filter(([kind]) => !without.some(cover => cover === kind))
  return kept.length > 0 ? { valuables: Object.fromEntries(kept) } : {}
}
