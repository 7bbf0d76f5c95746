import { isDeepStrictEqual } from 'node:util'
import type {
  CarDeductiblesAnswer,
  CarDeductiblesProps,
} from '../../../kinds/car-deductibles/car-deductibles.ts'
import type { Choice, ChoiceProps } from '../../../kinds/choice/choice.ts'
import { wholeDollars } from '../../../language/money.ts'
import { type Text, told } from '../../../language/text.ts'
import { alike, composed } from '../../../language/texts.ts'
import { priceTipsOf } from '../../../lines/price-tips.ts'
import type { Risk } from '../../../risk/risk.ts'
import { usualChoices } from '../../../risk/usual-choices.ts'
import { type Answers, type Stop, walk } from '../../../wizard/walk.ts'
import type { ComparedPrice } from '../../results/explain/price-steps.ts'
import type { Walked } from '../journey-of.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { carPart, withCar } from './car-part.ts'
import { applicationWith, coversOf } from './change-covers.ts'
import type { PlanPrices } from './plan-prices.ts'

/** A quote whose questions are all answered. */
export interface FinishedJourney extends Walked {
  readonly application: Answers
}

/** A cover, or the cover of one of several cars. */
interface Section {
  readonly stop: Stop
  /** As `updateQuote` takes it. */
  readonly name: string
  /** Unique among the sections. */
  readonly key: string
  /** The car; absent if the cover applies to the whole policy. */
  readonly car?: Text
  /** The current value, which may be none of the cards. */
  readonly chosen: string | undefined
  /** Each card with the answer that chooses it. */
  readonly cards: readonly { readonly card: Choice; readonly answer: unknown }[]
}

/** A section with what each of its choices would cost. */
export interface PricedCover extends Omit<Section, 'cards'> {
  readonly choices: readonly {
    readonly card: Choice
    readonly isChosen: boolean
    /** A percentage in dollars. */
    readonly amount?: string
    /** The answers with this choice; absent for the chosen one. */
    readonly application?: Answers
    /** The prices with this choice, by rates that we hold; none for the chosen one. */
    readonly after: readonly ComparedPrice[]
  }[]
}

/** The choice for one cover, in words. */
export interface ChosenCover {
  readonly name: string
  readonly label: Text
  readonly words: Text
}

/** The covers of a quote as chosen, or as usual if nobody chose. */
export function chosenCovers({ journey, walked, application }: FinishedJourney): readonly ChosenCover[] {
  const risk = riskOf({ line: journey.line.name, application, today: journey.today })
  return coversOf(journey, walked)
    .filter(stop => applies(stop, risk))
    .map(stop => {
      const { step, asks, answered, answer } = stop
      const { short, title } = step.props
      const chosen = step.kind === 'car-deductibles' ? undefined : chosenValue(stop, risk)
      const isSaid = answered && answer !== null
      const words =
        chosen === undefined ? (isSaid ? step.say(answer) : alike('')) : step.say({ choice: chosen })
      const { amount } = amountOf(stop, risk)
      return { name: asks.name, label: short ?? title, words: amount === undefined ? words : alike(amount) }
    })
}

/** The covers in which these differ from others. */
export function differingCovers(
  covers: readonly ChosenCover[],
  others: readonly (readonly ChosenCover[])[],
): readonly ChosenCover[] {
  return covers.filter(({ name, words }) =>
    others.some(other => !isDeepStrictEqual(other.find(one => one.name === name)?.words, words)),
  )
}

/** Covers in words: "Deductible $2,500, Rental car No". */
export function inWords(covers: readonly ChosenCover[]): Text {
  return composed(tell => covers.map(({ label, words }) => `${tell(label)} ${tell(words)}`).join(', '))
}

/** The covers of a quote, each choice rated on its own; one that would leave a question open is left out. */
export function pricedCovers(finished: FinishedJourney, rate: PlanPrices): readonly PricedCover[] {
  const { journey, walked } = finished
  const riskWith = (application: Answers) =>
    riskOf({ line: journey.line.name, application, today: journey.today })
  const risk = riskWith(finished.application)
  return coversOf(journey, walked)
    .filter(stop => applies(stop, risk))
    .flatMap(stop => sectionsOf(stop, risk))
    .map(({ cards, ...section }) => {
      const { stop, chosen } = section
      const choices = cards.flatMap(({ card, answer }): PricedCover['choices'] => {
        const isChosen = card.value === chosen
        if (isChosen) return [{ card, isChosen, after: [], ...amountOf(stop, risk) }]
        const application = applicationWith(journey, stop.asks.name, answer)
        // A change to it would be refused.
        if (!application) return []
        const after = rate(application)
        return [{ card, isChosen, application, after, ...amountOf(stop, riskWith(application)) }]
      })
      return { ...section, choices }
    })
}

/** An answer that the visitor can act on, and the prices with it. */
export interface PricedTip {
  readonly what: Text
  readonly route: string
  readonly after: readonly ComparedPrice[]
}

/** Changes that the visitor could bring about, each rated on its own. */
export function pricedTips(finished: FinishedJourney, rate: PlanPrices): readonly PricedTip[] {
  const { journey, walked } = finished
  return priceTipsOf(journey.answers, walked).flatMap(({ what, answers, route }) => {
    const { open, application } = walk({ ...journey, answers })
    return open ? [] : [{ what, route, after: rate(application) }]
  })
}

/** The coverage in dollars, if a choice names a percentage. */
function amountOf({ asks: { name } }: Stop, risk: Risk): { readonly amount?: string } {
  if ((name !== 'dwelling' && name !== 'belongings' && name !== 'ordinance') || risk.line !== 'homeowner')
    return {}
  return { amount: wholeDollars(risk.home.cover[name]) }
}

function sectionsOf(stop: Stop, risk: Risk): readonly Section[] {
  const { step, asks, answer } = stop
  if (step.kind !== 'car-deductibles') {
    // Every other cover is a choice among cards.
    const { choices } = step.props as unknown as ChoiceProps
    const cards = choices.map(card => ({ card, answer: { choice: card.value } }))
    return [{ stop, name: asks.name, key: asks.name, chosen: chosenValue(stop, risk), cards }]
  }
  // The kind determines these props and this answer.
  const { cars, deductibles, usual } = step.props as CarDeductiblesProps
  const own = (answer as CarDeductiblesAnswer | null | undefined)?.cars ?? []
  return cars.map(({ id, name }, at) => ({
    stop,
    name: carPart(asks.name, id),
    key: at === 0 ? asks.name : `${asks.name}-${at + 1}`,
    // Identical cars are numbered.
    car: cars.some(one => one.id !== id && one.name.en === name.en)
      ? { en: `${name.en} (car ${at + 1})`, es: `${told(name, 'es')} (auto ${at + 1})` }
      : name,
    chosen: own.find(({ car }) => car === id)?.deductible ?? usual,
    cards: deductibles.map(card => ({ card, answer: withCar(stop, id, { choice: card.value }) })),
  }))
}

/** The chosen value, or the default until the visitor chooses. */
function chosenValue({ asks, answer }: Stop, risk: Risk): string | undefined {
  return (answer as { readonly choice?: string } | null | undefined)?.choice ?? usualChoices(risk)[asks.name]
}

/** Whether a cover means anything here: wind has a deductible of its own only where storms are strong. */
function applies({ asks }: Stop, risk: Risk): boolean {
  return !(asks.name === 'windDeductible' && risk.line === 'homeowner' && risk.home.windPeril === 'none')
}
