import type { Carrier } from '../../../carriers/carrier.ts'
import type { ChoiceProps } from '../../../kinds/choice/choice.ts'
import { none } from '../../../kinds/choices/none.ts'
import type { LineJourney } from '../../../lines/index.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import { riskOf } from './risk-of.ts'

/** The input by which plans rate what a card of a discount names. */
const inputs: Readonly<Record<string, string>> = {
  GOOD_STUDENT: 'goodStudent',
  DRIVER_TRAINING: 'driverTraining',
  AWAY_AT_SCHOOL: 'awayAtSchool',
  PREVENTION_COURSE: 'preventionCourse',
  PAPERLESS: 'paperless',
  AUTOMATIC_PAYMENT: 'automaticPayment',
  TELEMATICS: 'telematics',
  ANTI_THEFT: 'antiTheft',
}

interface JourneyAndWalk {
  readonly journey: LineJourney
  readonly walked: Walk
}

const aboutDiscounts = ['driverDiscounts', 'policyDiscounts']

/**
 * The cards of a question about discounts by which some insurer there may price, and the one for none of them; undefined for any other
 * question, and before the prices. An insurer that is asked over a wire may price by each.
 */
export function ratedCards(
  carriers: readonly Carrier[],
  { journey: { line, today }, walked: { application, open } }: JourneyAndWalk,
  { asks, step }: Stop,
): ChoiceProps['choices'] | undefined {
  if (!aboutDiscounts.includes(asks.name) || open) return undefined
  // These questions are cards.
  const { choices } = step.props as unknown as ChoiceProps
  const mayRate = ratesOf(carriers, { line: line.name, application, today })
  return choices.filter(({ value }) => value === none || mayRate(inputs[value.replace(/:.*/, '')] ?? ''))
}

/** Whether some insurer that writes a risk may price by an input. */
function ratesOf(carriers: readonly Carrier[], applied: Parameters<typeof riskOf>[0]) {
  const { state, effective: on } = riskOf(applied)
  const writing = carriers.flatMap(({ lines }) => {
    const own = lines[applied.line]
    return own?.states.includes(state) ? [own] : []
  })
  const isWired = writing.some(({ connector }) => connector.via === 'wire')
  const rated = new Set(writing.flatMap(({ book }) => [...(book?.choose({ state, on })?.ratedBy ?? [])]))
  return (input: string) => isWired || rated.has(input)
}

/** The cover that many insurers price as one with another, and the input of those that do not. */
const apart: Readonly<Record<string, string>> = { propertyDamage: 'propertyDamageLimit' }

/** Whether an answer to a question may change a price. */
export function mayMovePrices(...of: Parameters<typeof ratedCards>): boolean {
  const [carriers, { journey, walked }, { asks }] = of
  const input = apart[asks.name]
  if (input !== undefined && !walked.open) {
    const { line, today } = journey
    return ratesOf(carriers, { line: line.name, application: walked.application, today })(input)
  }
  const cards = ratedCards(...of)
  return cards === undefined || cards.some(({ value }) => value !== none)
}
