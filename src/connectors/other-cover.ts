import { chosenCoverage } from '../rating/coverage/chosen.ts'
import type { Coverage } from '../rating/coverage/coverage.ts'
import type { AskableRisk } from '../risk/askable.ts'
import type { OwnSentence } from '../sentences/sentence.ts'

/** A cover that differs from what the visitor asked for: its limits or its deductible, in whole dollars. */
export interface OtherCover {
  readonly label: string
  readonly asked: readonly number[]
  readonly offered: readonly number[]
}

/** The note on the card of such a price. */
export function otherCoverNote({ label, asked, offered }: OtherCover): OwnSentence {
  return { key: 'note.otherCover', values: { label, asked, offered } }
}

/** What visitors call the limits of liability. */
export const limitLabels = { injury: 'bodily injury limits', property: 'a property damage limit' } as const

/** The liability limits in a reply's coverage that differ from those asked for, such as the state's minimum. */
export function otherLimits(risk: AskableRisk, { parts }: Coverage): readonly OtherCover[] {
  if (risk.line !== 'auto') return []
  const chosen = chosenCoverage(risk)
  return (['injury', 'property'] as const).flatMap((kind): readonly OtherCover[] => {
    const [asked = [], offered = []] = [chosen, parts].map(all => all.find(one => one.kind === kind)?.amounts)
    const isOther = asked.length > 0 && offered.length > 0 && asked.join() !== offered.join()
    return isOther ? [{ label: limitLabels[kind], asked, offered }] : []
  })
}
