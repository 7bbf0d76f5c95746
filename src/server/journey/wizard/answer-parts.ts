import type { Text } from '../../../language/text.ts'
import type { Collect } from '../../../wizard/line.ts'
import { type AnswerPart, skipped } from '../../../wizard/step.ts'
import { itemWalks, listing, type Stop } from '../../../wizard/walk.ts'
import type { Walked } from '../journey-of.ts'
import { earlierAnswer } from './earlier-answer.ts'

export interface ItemParts {
  readonly uuid: string
  readonly name: Text
  readonly parts: readonly AnswerPart[]
}

/** What an answer in a few words leaves out. */
export function partsOf({ step, answer }: Stop): readonly AnswerPart[] {
  return answer === skipped ? [] : (step.more?.(answer) ?? [])
}

/** The items of a list, each with its answers except the first, which names it in its row. */
export function itemsOf({ journey, walked }: Walked, stage: Collect): readonly ItemParts[] {
  const rows = Object.values(listing(journey, walked, stage)).flatMap(listed =>
    listed === true ? [] : listed,
  )
  return itemWalks(journey, stage, walked.application).flatMap(({ uuid, places }) => {
    const name = rows.find(({ id }) => id === uuid)?.name
    if (uuid === undefined || name === undefined) return []
    const parts = places.flatMap(place => {
      const { label, answer } = earlierAnswer({ journey, walked }, place)
      return [...(place.asks === stage.asks[0] ? [] : [{ label, text: answer }]), ...partsOf(place)]
    })
    return [{ uuid, name, parts }]
  })
}
