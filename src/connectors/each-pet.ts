import type { AskableRisk } from '../risk/askable.ts'
import type { Risk } from '../risk/risk.ts'
import type { PetName } from '../sentences/sentence.ts'
import type { AmountLine, CarrierRequest, Outcome, PetAnswer, Quoted, TermBill } from './connector.ts'
import { badAnswer } from './http-status.ts'
import type { Details } from './needs/details.ts'
import { joinProducts } from './reply/join-products.ts'
import { sumOf } from './reply/money.ts'

/**
 * The same request for each pet alone, because plans, contracts and limits know one pet at a time. Any other request stays as it
 * is.
 */
export function eachPet<Request extends { readonly risk: AskableRisk | Risk; readonly details?: Details }>(
  request: Request,
): readonly Request[] {
  const { risk } = request
  if (risk.line !== 'pet') return [request]
  if (!risk.others) return [withDetailsOf(request, 0)]
  const { others, assumed, ...shared } = risk
  return [risk.pet, ...others].map((pet, at) => ({
    ...withDetailsOf(request, at),
    risk: { ...shared, pet, assumed: assumed.filter(one => one !== 'petAge' || pet.dob === undefined) },
  }))
}

/** The request with what was given about this pet, and without what was given about the others. */
function withDetailsOf<Request extends { readonly details?: Details }>(
  request: Request,
  at: number,
): Request {
  const { details, ...others } = request
  if (!details?.pets) return request
  const { pets, ...shared } = details
  const answers = { ...shared.answers, ...pets[at] }
  const own = { ...shared, ...(Object.keys(answers).length > 0 ? { answers } : {}) }
  // The same members, except that the details may be absent.
  return { ...others, ...(Object.keys(own).length > 0 ? { details: own } : {}) } as Request
}

/** A carrier's answers about each pet combined: the sum of its prices, with what it said about every pet. */
export function together(request: Pick<CarrierRequest, 'risk'>, outcomes: readonly Outcome[]): Outcome {
  const names = petNames(request)
  const pets = outcomes.map((outcome, at): PetAnswer => ({ pet: names[at] ?? unnamed, outcome }))
  const [first, ...others] = outcomes
  if (first && others.length === 0) return first
  const ids = new Set(outcomes.flatMap(productsIn).map(({ product }) => product?.id))
  if (ids.size === 0) return refusalOf(pets)
  const sums = [...ids].map(id => sumFor(pets.map(one => ({ ...one, outcome: productOf(one.outcome, id) }))))
  return joinProducts(sums.filter(one => one.kind === 'quoted')) ?? sums[0] ?? refusalOf(pets)
}

/** The same for what is already known; null if something is still unknown about a pet. */
export function ifAll(
  request: Pick<CarrierRequest, 'risk'>,
  outcomes: readonly (Outcome | null)[],
): Outcome | null {
  const known = outcomes.filter(outcome => outcome !== null)
  return known.length === outcomes.length ? together(request, known) : null
}

const unnamed: PetName = { key: 'pet.named', values: { breedGroup: 'CAT_MIXED' } }

/** The name of each pet; two that would be called the same are numbered. */
export function petNames(request: Pick<CarrierRequest, 'risk'>): readonly PetName[] {
  const values = eachPet(request).flatMap(({ risk }) => {
    if (risk.line !== 'pet') return []
    const { breedGroup, ageMonths, dob } = risk.pet
    // A name has the months of a young pet, and the years of any other.
    const age = ageMonths < 24 ? `${ageMonths} months` : `${Math.floor(ageMonths / 12)} years`
    return [
      { breedGroup, ...(dob === undefined ? {} : { ageMonths }), called: `${breedGroup} ${dob && age}` },
    ]
  })
  return values.map(({ called, ...pet }, at) => {
    const isAlone = values.filter(other => other.called === called).length === 1
    return { key: 'pet.named', values: isAlone ? pet : { ...pet, nth: at + 1 } }
  })
}

function productsIn(outcome: Outcome): readonly Quoted[] {
  if (outcome.kind !== 'quoted') return []
  const { others = [], ...first } = outcome
  return [first, ...others]
}

/** The answer about one product; a pet may have a price for another product alone. */
function productOf(outcome: Outcome, id: string | undefined): Outcome {
  if (outcome.kind !== 'quoted') return outcome
  const noProduct = { kind: 'unavailable', message: { key: 'unavailable.noProduct' } } as const
  return productsIn(outcome).find(({ product }) => product?.id === id) ?? noProduct
}

/** If no pet has a price: what comes closest to one, and what was said about each pet if that differs. */
function refusalOf(pets: readonly PetAnswer[]): Outcome {
  const outcomes = pets.map(({ outcome }) => outcome)
  const best =
    (['referred', 'declined', 'unavailable'] as const)
      .map(kind => outcomes.find(outcome => outcome.kind === kind))
      .find(outcome => outcome !== undefined) ?? outcomes[0]
  if (!best) return badAnswer('there is no pet')
  const isSame = outcomes.every(outcome => JSON.stringify(outcome) === JSON.stringify(best))
  if (isSame || best.kind === 'failed' || best.kind === 'needs' || best.kind === 'listed') return best
  return { ...best, pets }
}

/** The sum of what the pets cost, at least one of which has a price. */
function sumFor(pets: readonly PetAnswer[]): Outcome {
  const quoted = pets.flatMap(({ outcome }) => (outcome.kind === 'quoted' ? [outcome] : []))
  const [first] = quoted
  if (!first) return refusalOf(pets)
  const { kind, period, coverage, product } = first
  if (quoted.some(one => one.period !== period)) return badAnswer('the prices of the pets have other periods')
  const [expiresAt] = quoted.flatMap(one => one.expiresAt ?? []).toSorted()
  const [quotedAt] = quoted.flatMap(one => one.quotedAt ?? []).toSorted()
  const [numbered] = quoted.flatMap(({ quoteNumber }) => quoteNumber ?? [])
  const [bridgeUrl] = quoted.flatMap(one => one.bridgeUrl ?? [])
  const [deal] = quoted.flatMap(one => one.deal ?? [])
  const unrated = distinct(quoted.flatMap(one => one.unrated ?? []))
  const premium = sumOf(quoted.map(one => one.premium))
  return {
    kind,
    source: quoted.some(({ source }) => source === 'estimate') ? 'estimate' : first.source,
    premium,
    period,
    bill: billOf({ quoted, premium }),
    estimated: quoted.some(({ estimated }) => estimated),
    coverage,
    notes: distinct(quoted.flatMap(({ notes }) => notes)),
    assumed: distinct(quoted.flatMap(({ assumed }) => assumed)),
    ...(unrated.length > 0 ? { unrated } : {}),
    ...(quoted.length < pets.length || quoted.some(({ narrow }) => narrow) ? { narrow: true } : {}),
    ...(numbered === undefined ? {} : { quoteNumber: numbered }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(quotedAt === undefined ? {} : { quotedAt }),
    ...(deal === undefined ? {} : { deal, original: sumOf(quoted.map(one => one.original ?? one.premium)) }),
    ...(bridgeUrl === undefined ? {} : { bridgeUrl }),
    ...(product ? { product } : {}),
    pets,
  }
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map(value => [JSON.stringify(value), value])).values()]
}

interface Summed {
  readonly quoted: readonly Quoted[]
  readonly premium: string
}

/** The sum of bills that are paid alike; otherwise only the sum for each period. */
function billOf({ quoted, premium }: Summed): TermBill {
  const bills = quoted.map(({ bill }) => bill)
  const [first] = bills
  const period = quoted[0]?.period ?? 'year'
  const isAlike = bills.every(
    ({ term, installments }) => term === first?.term && installments?.count === first.installments?.count,
  )
  if (!first || !isAlike) return { term: period, premium, fees: [], surcharges: [], total: premium }
  const installments = bills.flatMap(bill => bill.installments ?? [])
  const [part] = installments
  return {
    term: first.term,
    premium: sumOf(bills.map(bill => bill.premium)),
    fees: merged(bills.flatMap(({ fees }) => fees)),
    surcharges: merged(bills.flatMap(({ surcharges }) => surcharges)),
    total: sumOf(bills.map(({ total }) => total)),
    ...(part
      ? {
          installments: {
            count: part.count,
            first: sumOf(installments.map(one => one.first)),
            each: sumOf(installments.map(one => one.each)),
            sum: sumOf(installments.map(one => one.sum)),
          },
        }
      : {}),
    ...payPlanOf(bills),
  }
}

/** Fees and surcharges of the same name are one line. */
function merged(lines: readonly AmountLine[]): readonly AmountLine[] {
  return [...Map.groupBy(lines, ({ id }) => id).values()].flatMap(([line, ...others]) =>
    line ? [{ ...line, amount: sumOf([line, ...others].map(({ amount }) => amount)) }] : [],
  )
}

/** Other ways to pay that every pet's bill has. */
function payPlanOf(bills: readonly TermBill[]): Pick<TermBill, 'payPlan'> {
  const inFull = bills.flatMap(({ payPlan }) => payPlan?.inFull ?? [])
  const monthly = bills.flatMap(({ payPlan }) => payPlan?.monthly ?? [])
  const [first] = monthly
  const isMonthly = monthly.length === bills.length && monthly.every(({ count }) => count === first?.count)
  const payPlan = {
    ...(inFull.length === bills.length ? { inFull: sumOf(inFull) } : {}),
    ...(first && isMonthly
      ? {
          monthly: {
            count: first.count,
            first: sumOf(monthly.map(one => one.first)),
            each: sumOf(monthly.map(one => one.each)),
            fee: sumOf(monthly.map(one => one.fee)),
          },
        }
      : {}),
  }
  return Object.keys(payPlan).length > 0 ? { payPlan } : {}
}
