import { type Speech, type Text, told } from '../../language/text.ts'
import { placeName, type State } from '../../law/jurisdictions.ts'
import { mayRefuse, ruleFor } from '../../law/law.ts'
import { isSure } from '../../law/rule.ts'
import type { Day } from '../../units/day.ts'
import { lawPage } from '../law-page.ts'

interface HomeAndDay {
  readonly address: { readonly state: string }
  readonly today: Day
}

/** The law about dogs where the home is. */
export function breedIn(
  line: 'renters' | 'homeowner',
  { address, today }: HomeAndDay,
  speech: Speech = 'en',
) {
  // The address step accepts only the 51 states.
  const state = address.state as State
  const question = { line, state, factor: 'dogBreed', on: today } as const
  const rule = ruleFor(question)
  const isLaw = rule.status === 'banned' && isSure(rule)
  return {
    /** Nobody is asked for what can neither change a price nor be a reason for refusal. */
    isAsked: rule.rate || mayRefuse(question),
    /** A sentence to add if the law is sure; otherwise empty. */
    promise: isLaw ? ` ${told(uncounted(state), speech)}` : '',
    /** The link for that sentence. */
    link: isLaw ? lawPage(state) : {},
  }
}

function uncounted(state: State): Text {
  return {
    en: `In ${placeName(state)}, a dog’s breed doesn’t count.`,
    es: `En ${placeName(state, 'es')}, la raza de un perro no cuenta.`,
  }
}
