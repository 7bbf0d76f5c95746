import type { AskableRisk } from './askable.ts'
import type { Risk } from './risk.ts'

/** Kinds of answers, as a visitor knows them: what was said, never how a question was answered. */
const kindsByPath = [
  ['line', 'insurance'],
  ['state', 'insurance'],
  ['effective', 'startDate'],
  ['location.address', 'street'],
  ['location', 'place'],
  ['home.coastMiles', 'place'],
  ['home.isCoastal', 'place'],
  ['home.perils', 'place'],
  ['home.windPeril', 'place'],
  ['insured.first', 'names'],
  ['insured.last', 'names'],
  ['insured.dob', 'birthDates'],
  ['insured.age', 'ages'],
  ['insured.sex', 'sex'],
  ['insured.heightIn', 'heightAndWeight'],
  ['insured.weightLb', 'heightAndWeight'],
  ['drivers.first', 'names'],
  ['drivers.last', 'names'],
  ['drivers.dob', 'birthDates'],
  ['drivers.age', 'ages'],
  ['drivers.sex', 'sex'],
  ['drivers.yearsLicensed', 'license'],
  ['drivers.relation', 'relation'],
  ['drivers.maritalStatus', 'maritalStatus'],
  ['drivers.education', 'education'],
  ['drivers.employment', 'employment'],
  ['drivers.record', 'incidents'],
  ['vehicles.vin', 'vin'],
  ['vehicles', 'cars'],
  ['household.credit', 'credit'],
  ['household.multiPolicy', 'insurance'],
  ['household.home', 'homeOwnership'],
  ['household', 'pets'],
  ['prior.premium', 'currentPrice'],
  ['prior', 'currentInsurance'],
  ['auto.incidents', 'incidents'],
  ['auto', 'cover'],
  ['renters.propertyType', 'home'],
  ['renters.losses', 'claims'],
  ['renters.protections', 'features'],
  ['renters', 'cover'],
  ['home.claims', 'claims'],
  ['home.devices', 'features'],
  ['home.hazards', 'features'],
  ['home.cover', 'cover'],
  ['home.deductible', 'cover'],
  ['home.windDeductible', 'cover'],
  ['home', 'home'],
  ['pet', 'pet'],
  ['others', 'pet'],
  ['cover', 'cover'],
  ['trip.travelers.first', 'otherNames'],
  ['trip.travelers.last', 'otherNames'],
  ['trip.travelers', 'ages'],
  ['trip.start', 'dates'],
  ['trip.end', 'dates'],
  ['trip.days', 'dates'],
  ['trip.cost', 'tripCost'],
  ['trip', 'destinations'],
  ['life.faceAmount', 'cover'],
  ['life.term', 'cover'],
  ['life', 'health'],
  ['details.contact.email', 'email'],
  ['details.contact.phone', 'phone'],
  ['details.licenses.number', 'licenseNumbers'],
  ['details.licenses', 'licenseDetails'],
  ['details.answers', 'ownAnswers'],
] as const

export type AnswerKind = (typeof kindsByPath)[number][1]

/** The kind of a risk's value by its path, as in `drivers.dob`; undefined if no answer is behind it. */
export function kindAt(path: string): AnswerKind | undefined {
  return kindsByPath.find(([start]) => path.startsWith(start))?.[1]
}

/**
 * A risk, and what its visitor gave beyond it, whose values record their kinds when they are read, with the kinds recorded so far.
 */
export function watched<Line extends Risk['line'], Details extends object = never>(
  risk: AskableRisk<Line>,
  details?: Details,
): {
  readonly risk: AskableRisk<Line>
  readonly details?: Details
  readonly kinds: () => readonly AnswerKind[]
} {
  const read = new Set<string>()
  return {
    risk: watch(risk, '', read),
    ...(details ? { details: watch(details, 'details', read) } : {}),
    kinds: () => [...new Set([...read].flatMap(path => kindAt(path) ?? []))].toSorted(),
  }
}

function watch<Value extends object>(value: Value, path: string, read: Set<string>): Value {
  // Of a copy: the proxy of a frozen object may not show anything but what that holds.
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Value
  return new Proxy(copy, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver)
      if (typeof name !== 'string' || typeof inner === 'function' || inner === undefined) return inner
      const at = Array.isArray(target) ? path : path === '' ? name : `${path}.${name}`
      if (typeof inner === 'object' && inner !== null) return watch(inner, at, read)
      if (!(Array.isArray(target) && name === 'length')) read.add(at)
      return inner
    },
  })
}

/**
 * The kinds of answers that carriers do not get, because a state keeps them out of prices or because no price depends on
 * them.
 */
export function withheldKinds(
  risk: Risk,
  told: AskableRisk,
): { readonly byState: readonly AnswerKind[]; readonly needless: readonly AnswerKind[] } {
  const toldText = valuesOf(told)
  const isAlone = risk.line === 'travel' && risk.trip.travelers.length === 1
  const withheld = [...valuesOf(risk)].filter(
    // A single traveler is the one whose name is asked for.
    ([path, values]) => toldText.get(path) !== values && !(isAlone && kindAt(path) === 'otherNames'),
  )
  const kindsOf = (paths: readonly string[]) => [...new Set(paths.flatMap(path => kindAt(path) ?? []))]
  const paths = withheld.map(([path]) => path)
  const isNeedless = (path: string) => /^(?:prior\.premium|trip\.travelers\.)/.test(path)
  return {
    byState: kindsOf(paths.filter(path => !isNeedless(path))),
    needless: kindsOf(paths.filter(isNeedless)),
  }
}

/** Every value by its path; those of a list together. */
function valuesOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) found.set(path, `${found.get(path) ?? ''}${String(value)}\n`)
  } else if (Array.isArray(value)) for (const one of value) valuesOf(one, path, found)
  else
    for (const [name, inner] of Object.entries(value))
      valuesOf(inner, path === '' ? name : `${path}.${name}`, found)
  return found
}
