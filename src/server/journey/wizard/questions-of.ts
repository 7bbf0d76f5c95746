import { skipped } from '../../../wizard/step.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import type { OpenableQuestion, OpenableQuestions } from '../../results/passport.ts'

/** The questions that a visitor of a finished journey may open, and which of them are answered. */
export function questionsOf(walked: Walk): OpenableQuestions {
  const places = [...walked.path, ...walked.refinements]
  return {
    questions: new Map(places.map(place => [place.asks.name, openable(place)])),
    answered: answeredIn(places),
  }
}

/** The question of a page. */
export function openable({ route, step: { props } }: Stop): OpenableQuestion {
  return { route, label: props.short ?? props.title, question: props.title }
}

/** The names of the questions that are answered everywhere they are asked, for each pet or driver, and not skipped. */
function answeredIn(places: readonly Stop[]): ReadonlySet<string> {
  const isOpen = ({ answered, answer }: Stop) => !answered || answer === skipped
  const open = new Set(places.filter(isOpen).map(({ asks }) => asks.name))
  return new Set(places.map(({ asks }) => asks.name).filter(name => !open.has(name)))
}
