import type { Text } from '../../language/text.ts'
import type { InsuranceLine, Rulebook } from '../../law/rule.ts'
import { isSureSurcharge } from '../../law/surcharges.ts'
import type { LoadedPlan, PlanBook } from '../../rating/book.ts'
import { chosenCoverage } from '../../rating/coverage/chosen.ts'
import { formatMoney } from '../../rating/decimal.ts'
import type { BillLine } from '../../rating/engine/bill.ts'
import type { Rating } from '../../rating/engine/compile.ts'
import type { PayPlan } from '../../rating/engine/pay-plan.ts'
import type { Inputs } from '../../rating/inputs/input.ts'
import { inputsOfRisk } from '../../rating/inputs/inputs.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { addDays, type Day } from '../../units/day.ts'
import { assumedBy } from '../assumed.ts'
import type {
  AmountLine,
  CarrierRequest,
  Failed,
  Outcome,
  ProcessConnector,
  TermBill,
  Writing,
} from '../connector.ts'
import { eachPet, together } from '../each-pet.ts'
import { quoteNumber } from '../reply/quote-number.ts'
import { neverRated, type RateableRisk, rateable } from '../unrated-covers.ts'
import { assumedWithoutWind, leftToPool, poolForWind } from '../wind-pool.ts'
import { loadPlanFiles } from './load-plan-files.ts'

export interface RatePlanSettings {
  readonly carrier: string
  readonly line: InsuranceLine
  /** The folder of the plan files; it ends in a slash. */
  readonly plans: URL
  /** Toll-free number for risks that the plan refers. */
  readonly phone: string
  readonly validDays: number
  /** The state rules; this product's when absent. */
  readonly rules?: Rulebook
}

export interface RatePlanWriting extends Writing {
  readonly connector: ProcessConnector
  readonly book: PlanBook
  readonly words: readonly Text[]
}

/**
 * A carrier that prices by the plans in its folder, in every state that they cover. Throws a PlanError when a plan does
 * not load.
 */
export function ratePlan(settings: RatePlanSettings): RatePlanWriting {
  const book = loadPlanFiles(settings.plans, settings.line, settings.rules)
  const rate = (request: CarrierRequest) => {
    const outcomes = eachPet(request).map(one => quoteBy({ book, settings, request: one }))
    return together(request, outcomes)
  }
  return { states: book.states, connector: { via: 'process', rate }, book, words: book.words }
}

interface BookAndRequest {
  readonly book: PlanBook
  readonly settings: RatePlanSettings
  readonly request: CarrierRequest
}

function quoteBy({ book, settings, request }: BookAndRequest): Outcome {
  const { risk, reference } = request
  const loaded = book.choose({ state: risk.state, on: risk.effective })
  if (!loaded) return { kind: 'unavailable', message: { key: 'unavailable.noRates' } }
  const priceOf = (one: AskableRisk) => {
    const rating = rated(loaded, inputsOfRisk(one))
    return rating.kind === 'rated' ? rating.total : null
  }
  const isNarrowAsked = isAskedAsNarrow(loaded, risk)
  const covered = rateable(risk, {
    ratedBy: isNarrowAsked ? new Set([...loaded.ratedBy, 'plan']) : loaded.ratedBy,
    priceOf,
  })
  const inputs = inputsOfRisk(covered.risk)
  const rating = rated(loaded, inputs)
  if (rating.kind === 'failed') return rating
  if (rating.kind === 'rated')
    return quoted({ loaded, inputs, rating, settings, request, covered, isNarrowAsked })
  const { id, outcome, code, text } = rating.rule
  const message = loaded.sentence({ id: `${outcome}.${id}`, text: rating.rule.message })
  if (outcome === 'unavailable') return { kind: 'unavailable', message }
  if (outcome === 'decline') {
    const help = text ? { text: loaded.sentence({ id: `help.${id}`, text }) } : {}
    return { kind: 'declined', code, message, ...help }
  }
  return {
    kind: 'referred',
    phone: settings.phone,
    quoteNumber: quoteNumber(settings.carrier, reference),
    message,
  }
}

/** A plan that does not fit a risk is a failure of this carrier only. */
function rated({ plan, hash, rate }: LoadedPlan, inputs: Inputs): Rating | Failed {
  try {
    return rate(inputs)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const detail = `${plan.id} ${plan.version} ${hash}: ${error.message}`
    return { kind: 'failed', cause: 'internal', retryable: false, detail }
  }
}

interface RatedRisk {
  readonly loaded: LoadedPlan
  readonly inputs: Inputs
  readonly rating: Extract<Rating, { kind: 'rated' }>
  readonly settings: RatePlanSettings
  readonly request: CarrierRequest
  readonly covered: RateableRisk
  /** The plan covers less than others, and the visitor wants no more. */
  readonly isNarrowAsked: boolean
}

function quoted({ loaded, inputs, rating, settings, request, covered, isNarrowAsked }: RatedRisk): Outcome {
  const { plan, hash } = loaded
  const bill = billOf({ loaded, rating })
  const pool = poolForWind(loaded, request.risk)
  const { unrated, isLess } = covered
  const never = neverRated(request.risk, loaded)
  const chosen = chosenCoverage(covered.risk)
  const parts = loaded.coverage(pool ? leftToPool(chosen, pool) : chosen)
  const noted = loaded.notedParts(inputs).filter(({ kind }) => !parts.some(part => part.kind === kind))
  return {
    kind: 'quoted',
    source: 'plan',
    premium: bill.installments?.each ?? bill.total,
    period: plan.period,
    bill,
    ...(pool
      ? assumedWithoutWind(loaded, { risk: request.risk, pool })
      : assumedBy(loaded, request.risk.assumed)),
    coverage: { parts: [...parts, ...noted] },
    notes: [
      ...loaded.notes(inputs),
      ...(unrated.length > 0 ? [{ key: 'note.unratedCovers', values: { covers: unrated } } as const] : []),
    ],
    ...(never.length > 0 ? { unrated: never } : {}),
    ...((plan.present.narrow && !isNarrowAsked) || pool || isLess ? { narrow: true } : {}),
    quoteNumber: quoteNumber(settings.carrier, request.reference),
    expiresAt: lastDay(request, settings),
    plan: { id: plan.id, version: plan.version, hash },
  }
}

/** Whether a plan that pays for accidents alone is just what the visitor wants. */
function isAskedAsNarrow({ plan }: LoadedPlan, risk: AskableRisk): boolean {
  return plan.present.narrow === true && risk.line === 'pet' && risk.cover.plan === 'ACCIDENT_ONLY'
}

/** A price is valid until its last day, but no longer than the visitor can buy the policy. */
function lastDay({ risk, today }: CarrierRequest, { validDays }: RatePlanSettings): Day {
  const day = addDays(today, validDays)
  return risk.buyBy !== undefined && risk.buyBy < day ? risk.buyBy : day
}

function payPlanOf({ monthly, inFull }: PayPlan): NonNullable<TermBill['payPlan']> {
  return {
    ...(monthly
      ? {
          monthly: {
            count: monthly.count,
            first: formatMoney(monthly.first),
            each: formatMoney(monthly.each),
            fee: formatMoney(monthly.fee),
          },
        }
      : {}),
    ...(inFull === null ? {} : { inFull: formatMoney(inFull) }),
  }
}

function billOf({ loaded, rating }: Pick<RatedRisk, 'loaded' | 'rating'>): TermBill {
  const { period, state } = loaded.plan
  const linesOf = (place: 'fees' | 'surcharges') =>
    rating[place].map(
      ({ id, label, amount }: BillLine): AmountLine => ({
        id,
        label: loaded.sentence({ id: `${place}.${id}`, text: label }),
        amount: formatMoney(amount),
        ...(place === 'surcharges' && !isSureSurcharge({ state, id }) ? { isUnsure: true } : {}),
      }),
    )
  const bill = {
    term: period === 'month' ? 'year' : period,
    premium: formatMoney(rating.premium),
    fees: linesOf('fees'),
    surcharges: linesOf('surcharges'),
    total: formatMoney(rating.total),
    ...(rating.payPlan ? { payPlan: payPlanOf(rating.payPlan) } : {}),
  } as const
  if (!rating.payments) return bill
  const { count, first, each } = rating.payments
  const sum = formatMoney(first + each * BigInt(count - 1))
  return { ...bill, installments: { count, first: formatMoney(first), each: formatMoney(each), sum } }
}
