import type { Choice, ChoiceProps } from '../../kinds/choice/choice.ts'
import { leversOf } from '../../lines/levers.ts'
import type { Risk } from '../../risk/risk.ts'
import { usualChoices } from '../../risk/usual-choices.ts'
import { type Answers, type Stop, walk } from '../../wizard/walk.ts'
import type { ComparedPrice } from '../results/price-steps.ts'
import { applicationWith, coversOf } from './change-covers.ts'
import type { PlanPrices } from './plan-prices.ts'
import { riskOf } from './risk-of.ts'
import type { Finished } from './show-results.ts'

/** A quote whose questions are all answered. */
export type FinishedJourney = Pick<Finished, 'journey' | 'walked' | 'application'>

/** A cover, and what each of its choices would cost. */
export interface PricedCover {
  readonly stop: Stop
  readonly choices: readonly {
    readonly card: Choice
    readonly isChosen: boolean
    /** What a share comes to in dollars. */
    readonly amount?: string
    /** The prices with it, by rates that we hold; none for what is chosen. */
    readonly after: readonly ComparedPrice[]
  }[]
  /** The value that holds, which may be none of the choices. */
  readonly chosen: string | undefined
}

/** The covers of a quote, each choice rated alone. */
export function pricedCovers(finished: FinishedJourney, rate: PlanPrices): readonly PricedCover[] {
  const { journey, walked } = finished
  const riskWith = (application: Answers) =>
    riskOf({ line: journey.line.name, application, today: journey.today })
  const risk = riskWith(finished.application)
  return coversOf(journey, walked)
    .filter(stop => applies(stop, risk))
    .map(stop => {
      const chosen = chosenValue(stop, risk)
      const choices = cardsOf(stop).map(card => {
        if (card.value === chosen) return { card, isChosen: true, after: [], ...amountOf(stop, risk) }
        const application = applicationWith(journey, stop.asks.name, card.value) ?? finished.application
        return { card, isChosen: false, after: rate(application), ...amountOf(stop, riskWith(application)) }
      })
      return { stop, chosen, choices }
    })
}

/** An answer that the visitor can act on, and what prices would be with it. */
export interface PricedLever {
  readonly what: string
  readonly route: string
  readonly after: readonly ComparedPrice[]
}

/** What the visitor could bring about, each rated alone. */
export function pricedLevers(finished: FinishedJourney, rate: PlanPrices): readonly PricedLever[] {
  const { journey, walked } = finished
  return leversOf(journey.answers, walked).flatMap(({ what, answers, route }) => {
    const { open, application } = walk({ ...journey, answers })
    return open ? [] : [{ what, route, after: rate(application) }]
  })
}

/** The coverage in dollars, where a choice names a share. */
function amountOf({ asks: { name } }: Stop, risk: Risk): { readonly amount?: string } {
  if ((name !== 'dwelling' && name !== 'belongings') || risk.line !== 'homeowner') return {}
  return { amount: `$${risk.home.cover[name].toLocaleString('en-US')}` }
}

/** Every cover has cards to choose among. */
function cardsOf({ step }: Stop): ChoiceProps['choices'] {
  return (step.props as unknown as ChoiceProps).choices
}

/** What is chosen, or holds as long as nobody chooses. */
function chosenValue({ asks, answer }: Stop, risk: Risk): string | undefined {
  return (answer as { readonly choice?: string } | null | undefined)?.choice ?? usualChoices(risk)[asks.name]
}

/** Whether a cover means anything here: wind has a deductible of its own only where storms are strong. */
function applies({ asks }: Stop, risk: Risk): boolean {
  return !(asks.name === 'windDeductible' && risk.line === 'homeowner' && risk.home.windPeril === 'none')
}
