import type { Walk } from '../../wizard/walk.ts'
import type { OpenableQuestion } from '../results/passport.ts'

/** Every question that a visitor of a finished journey may open, by name. */
export function questionsOf({ path, refinements }: Walk): ReadonlyMap<string, OpenableQuestion> {
  return new Map(
    [...path, ...refinements].map(({ asks, route, step: { props } }) => [
      asks.name,
      { route, label: props.short ?? props.title, question: props.title },
    ]),
  )
}
