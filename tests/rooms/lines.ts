import type { ChoiceProps } from '../../src/kinds/choice/choice.ts'
import { example } from '../../src/lines/example.ts'
import { type Ask, type Line, stepOf } from '../../src/wizard/line.ts'
import { answer, started, today } from '../../src/wizard/sample.ts'
import type { Step } from '../../src/wizard/step.ts'
import { type Answers, walk } from '../../src/wizard/walk.ts'

const homes = [
  { address1: '500 East 4th Street', city: 'Austin', state: 'TX', zipcode: '78701' },
  { address1: '1 Market Street', city: 'San Francisco', state: 'CA', zipcode: '94105' },
  { address1: '1 Woodward Avenue', city: 'Detroit', state: 'MI', zipcode: '48201' },
  { address1: '1 Market Street', city: 'Philadelphia', state: 'PA', zipcode: '19103' },
  { address1: '1 Bishop Street', city: 'Honolulu', state: 'HI', zipcode: '96813' },
  { address1: '500 Duval Street', city: 'Key West', state: 'FL', zipcode: '33040' },
]

const person = { firstName: 'Ann', lastName: 'Example' }
const driver = { ...person, gender: 'F', dateBirth: '1990-05-02', firstLicenseAge: '17' }
const details = { vin: '1HGCM82633A004352', daily_mileage: '30' }
const traveler = { first_name: 'Ann', last_name: 'Example', dob_year: '1990' }

/** As many cards as may be chosen together: all but the last one, which means none of them. */
function manyOf({ choices, onlyOneOf = [] }: ChoiceProps): readonly string[] {
  const values = choices.map(({ value }) => value).slice(0, -1)
  return values.filter(value => !onlyOneOf.slice(1).includes(value))
}

/**
 * Every possible answer for kinds with cards, and valid answers for every other kind. On a list's page they finish the
 * list or add to it.
 */
export function possibleAnswers({ kind, props }: Step): readonly object[] {
  // The kind determines these props.
  const values = ((props as ChoiceProps).choices ?? []).map(choice => choice.value)
  switch (kind) {
    case 'choice':
      return values.map(choice => ({ choice }))
    case 'choices':
      return [...values.map(choice => ({ choices: [choice] })), { choices: manyOf(props as ChoiceProps) }]
    case 'dob':
      // A person's age, or a pet's.
      return [{ month: '5', day: '2', year: 'monthEnough' in props ? '2022' : '1994' }]
    case 'address':
      return homes
    case 'name':
      return [person]
    case 'contact':
      return [person, { ...person, emailSwitch: true, email: 'ann@example.com' }]
    case 'text':
      return [{ text: 'range' in props ? '1850' : 'Acorn Mutual' }]
    case 'body':
      return [
        { height: '70', weight: '170' },
        { height: 'custom', feet: '4', inches: '5', weight: '110' },
      ]
    case 'travel-dates':
      return [{ departure_date: '2026-12-01', return_date: '2026-12-14' }]
    case 'destinations':
      return [{ destinations: [{ code: 'FR' }] }, { destinations: [{ code: 'JP' }, { code: 'MX' }] }]
    case 'trip-cost':
      return [{ trip_cost: '0' }, { trip_cost: '5,000' }]
    case 'travelers':
      return [{ traveler }, { traveler, others: [{ ...traveler, dob_year: '2015' }] }]
    case 'vehicle':
      return [{ year: '2019', make: 'Toyota', model: 'Camry' }]
    case 'vehicle-details':
      return (['OWNED', 'FINANCED', 'LEASED'] as const).flatMap(ownership =>
        (['BUSINESS', 'COMMUTE_PLEASURE'] as const).map(usage => ({ ...details, ownership, usage })),
      )
    case 'driver':
      return 'first' in props && props.first
        ? ['S', 'M', 'D'].map(maritalStatus => ({ ...driver, maritalStatus }))
        : ['Spouse', 'Child', 'OtherRelated'].map(relation => ({ ...driver, relation }))
    case 'current-insurer':
      return [
        { current_insurer: 'Acorn', current_policy_start_year: '2024', current_policy_start_month: '5' },
      ]
    case 'start-day':
      return [{ choice: '2026-12-24' }]
    case 'driving-record':
      return [
        { incidents: [{ incident: 'SPEEDING', driver: 'ann', month: '6', year: '2024' }] },
        { incidents: [{ incident: 'SPEEDING', driver: 'ben', year: '2025' }] },
      ]
    case 'home-claims':
      return [{ claims: [{ peril: 'WATER', month: '6', year: '2024', paid: '6,500' }] }]
    case 'valuables':
      return [{ jewelry: '8,500' }, { cameras: '2000', fineArt: '40000' }]
    case 'birthdays':
      return [{ people: [{ person: 'Ann Example 1984', month: '5', day: '2' }] }]
    case 'car-miles':
      return [{ cars: [{ car: 'example', miles: '7,500' }] }]
    case 'car-deductibles':
      return [{ cars: [{ car: 'example', deductible: '1000' }] }]
    case 'car-drivers':
      return [{ cars: [{ car: 'example', driver: 'ben' }] }]
    case 'pets':
      return [{ pets: [] }, { pets: [{ pet: 'CAT_MIXED', month: '5', day: '', year: '2015' }] }]
    case 'vehicles':
    case 'drivers':
      return [{ action: 'next' }, { action: 'new', type: 'other' }]
    default:
      throw new Error(`there is no sample answer for a question of kind ${kind}`)
  }
}

/** A question of a line as the example visitor sees it. */
export interface Question extends Omit<Ask, 'step'> {
  readonly step: Step
}

export function asksOf(line: Line): readonly Question[] {
  const asks = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : stage.asks))
  return asks.map(ask => ({ ...ask, step: stepOf(ask, example) }))
}

interface Wandering {
  /** A number from 0 to one less than `most`. */
  readonly pick: (most: number) => number
  /** What the start page stored. */
  readonly start?: Answers
  /** Valid answers to a question; all its cards by default. */
  readonly answersTo?: (step: Step) => readonly object[]
}

/** Walks a line to its end, choosing among the answers and skipping where possible. */
export function randomWalk(line: Line, { pick, start = started, answersTo = possibleAnswers }: Wandering) {
  let answers: Answers = start
  const seen: string[] = []
  for (;;) {
    const { open } = walk({ line, answers, today })
    if (!open) return { answers, seen }
    seen.push(open.route)
    if (seen.length > 100) throw new Error(`the line ${line.name} does not end`)
    const { asks, step } = open
    const skips = asks.type === 'ask' && asks.skippable && pick(3) === 0
    // The page of a list comes once per item.
    const items = seen.filter(route => route === open.route).length
    const isFull = asks.type === 'collect' && items >= asks.step.most
    const possible = isFull ? [{ action: 'next' }] : answersTo(step)
    const payload = skips ? { skip_answer: true } : possible[pick(possible.length)]
    answers = answer(line, answers, [open.route.split('/').at(-1) ?? '', payload]).answers
  }
}
