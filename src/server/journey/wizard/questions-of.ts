import { skipped } from '../../../wizard/step.ts'
import type { Stop, Walk } from '../../../wizard/walk.ts'
import type { OpenableQuestion } from '../../results/passport.ts'

/** Every question that a visitor of a finished journey may open, by name. */
export function questionsOf({ path, refinements }: Walk): ReadonlyMap<string, OpenableQuestion> {
  return new Map([...path, ...refinements].map(place => [place.asks.name, openable(place)]))
}

/** The question of a page. */
export function openable({ route, step: { props } }: Stop): OpenableQuestion {
  return { route, label: props.short ?? props.title, question: props.title }
}

/** The names of the questions that are answered wherever they are asked, of each pet or driver, and not skipped. */
export function answeredIn({ path, refinements }: Walk): ReadonlySet<string> {
  const places = [...path, ...refinements]
  const isOpen = ({ answered, answer }: (typeof places)[number]) => !answered || answer === skipped
  const open = new Set(places.filter(isOpen).map(({ asks }) => asks.name))
  return new Set(places.map(({ asks }) => asks.name).filter(name => !open.has(name)))
}
