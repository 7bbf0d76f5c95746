import type { CoveragePart } from '../../rating/coverage/coverage.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import type { OwnSentence } from '../../sentences/sentence.ts'
import { centsOf } from '../../units/cents.ts'
import type { TermBill } from '../connector.ts'
import { otherCoverNote } from '../other-cover.ts'
import type { RepliedCar } from './contract.ts'

/** What a reply says about the cars in the question. */
interface Cars {
  /** How it differs from what was asked, and what each car costs. */
  readonly notes: readonly OwnSentence[]
  /** The deductible of all cars, or of each; absent if the reply names none. */
  readonly deductibles: CoveragePart | undefined
  /** A car is left out, or not covered for damage as asked. */
  readonly isNarrow: boolean
  /** Why it is not credible, without quoting its figures. */
  readonly fault: string | null
}

const nothing: Cars = { notes: [], deductibles: undefined, isNarrow: false, fault: null }

interface Asked {
  readonly risk: AskableRisk
  readonly bill: TermBill
}

/** Compares the cars in a reply with those in the question. */
export function carsOf(replied: readonly RepliedCar[] | undefined, { risk, bill }: Asked): Cars {
  if (!replied || risk.line !== 'auto') return nothing
  const pairs = risk.vehicles.map(
    ({ year, make, model, deductible }, at): Pair => ({
      car: { year, make, model },
      wanted: risk.auto.physicalDamage === 'LIABILITY' ? null : Number(deductible ?? risk.auto.deductible),
      offered: replied.find(one => one.at === at),
    }),
  )
  const left = pairs.filter(({ offered }) => !offered)
  const uncovered = pairs.filter(({ wanted, offered }) => wanted !== null && offered?.deductible === null)
  const notes: readonly OwnSentence[] = [
    ...left.map(({ car }) => ({ key: 'note.carLeftOut', values: { car } }) as const),
    ...uncovered.map(({ car }) => ({ key: 'note.carUncovered', values: { car } }) as const),
    ...otherNotes(pairs),
    ...premiumNotes(pairs, bill),
  ]
  return {
    notes,
    deductibles: deductiblesIn(replied),
    isNarrow: left.length > 0 || uncovered.length > 0,
    fault: faultIn(replied, bill),
  }
}

interface Pair {
  readonly car: { readonly year: number; readonly make: string; readonly model: string }
  /** The deductible that was asked for; null if the car was to have no coverage for damage. */
  readonly wanted: number | null
  /** Absent if the reply leaves the car out. */
  readonly offered: RepliedCar | undefined
}

/** Notes on amounts other than those asked for, only one if all cars have the same. */
function otherNotes(pairs: readonly Pair[]): readonly OwnSentence[] {
  const differences = pairs.flatMap(({ car, wanted, offered }) => {
    const { deductible = null, otherCovers = [] } = offered ?? {}
    const isOther = wanted !== null && deductible !== null && deductible !== wanted
    const own = isOther ? [{ label: 'a deductible', asked: [wanted], offered: [deductible] }] : []
    return [...own, ...otherCovers].map(other => ({ car, other }))
  })
  return [...Map.groupBy(differences, ({ other }) => JSON.stringify(other)).values()].flatMap(alike => {
    const [one] = alike
    if (one && alike.length === pairs.length) return [otherCoverNote(one.other)]
    return alike.map(({ car, other }) => ({ key: 'note.carCover', values: { car, ...other } }) as const)
  })
}

/** What each of several cars costs, if the reply says so for all of them. */
function premiumNotes(pairs: readonly Pair[], { term }: TermBill): readonly OwnSentence[] {
  const cars = pairs.flatMap(({ car, offered }) =>
    offered?.premium === undefined ? [] : [{ car, cents: centsOf(offered.premium) }],
  )
  return pairs.length > 1 && cars.length === pairs.length
    ? [{ key: 'note.carPremiums', values: { cars, term } }]
    : []
}

function deductiblesIn(replied: readonly RepliedCar[]): CoveragePart | undefined {
  const amounts = replied.toSorted((a, b) => a.at - b.at).flatMap(({ deductible }) => deductible ?? [])
  const [first] = amounts
  if (first === undefined) return undefined
  const isOne = amounts.every(amount => amount === first)
  return isOne ? { kind: 'deductible', amounts: [first] } : { kind: 'carDeductibles', amounts }
}

function faultIn(replied: readonly RepliedCar[], { premium }: TermBill): string | null {
  if (new Set(replied.map(({ at }) => at)).size < replied.length) return 'a car is there twice'
  const ofCars = replied.reduce((sum, one) => sum + (one.premium === undefined ? 0 : centsOf(one.premium)), 0)
  return ofCars > centsOf(premium) ? 'the premiums of the cars come to more than the premium' : null
}
