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
  const { state, effective: on } = riskOf({ line: line.name, application, today })
  const writing = carriers.flatMap(({ lines }) => {
    const own = lines[line.name]
    return own?.states.includes(state) ? [own] : []
  })
  if (writing.some(({ connector }) => connector.via === 'wire')) return choices
  const rated = new Set(writing.flatMap(({ book }) => [...(book?.choose({ state, on })?.ratedBy ?? [])]))
  return choices.filter(({ value }) => value === none || rated.has(inputs[value.replace(/:.*/, '')] ?? ''))
}

/** Whether an answer to a question may change a price. */
export function mayMovePrices(...of: Parameters<typeof ratedCards>): boolean {
  const cards = ratedCards(...of)
  return cards === undefined || cards.some(({ value }) => value !== none)
}
