import type { ChoiceProps } from '../../../kinds/choice/choice.ts'
import type { Day } from '../../../units/day.ts'
import { type Ask, type Line, stepOf } from '../../../wizard/line.ts'
import type { Step } from '../../../wizard/step.ts'
import type { Answers } from '../../../wizard/walk.ts'

/** The answers of a visitor, with what it takes to find the field and the question of each. */
export interface OwnAnswers {
  readonly line: Line
  readonly answers: Answers
  readonly today: Day
}

interface OwnWords {
  readonly text: string
  readonly isHealth: boolean
}

/**
 * Every text that a visitor typed into a field that is not `plain`. The values of cards are our own words and left out,
 * except those about health. A field that no question names counts as personal.
 */
export function ownWords({ line, answers, today }: OwnAnswers): readonly OwnWords[] {
  const earlier = { ...answers, today }
  return [...line.stages, ...line.refinements].flatMap(stage => {
    const answer = answers[stage.name]
    if (stage.type === 'ask') return wordsIn(answer, put(stage, earlier))
    return itemsIn(answer).flatMap(item =>
      stage.asks.flatMap(ask => wordsIn(item[ask.name], put(ask, { ...earlier, ...item }))),
    )
  })
}

function itemsIn(answer: unknown): readonly Answers[] {
  return Array.isArray(answer) ? answer.filter(item => typeof item === 'object' && item !== null) : []
}

/** The question as the visitor saw it; null where an answer that it depends on no longer exists. */
function put(ask: Ask, earlier: Answers): Step | null {
  try {
    return stepOf(ask, earlier)
  } catch {
    return null
  }
}

function wordsIn(answer: unknown, step: Step | null): readonly OwnWords[] {
  if (typeof answer !== 'object' || answer === null) return []
  const fields = step?.fields ?? {}
  // Kinds with cards store the chosen values under this name; the others have none.
  const cards = (step?.props as Partial<ChoiceProps> | undefined)?.choices?.map(({ value }) => value) ?? []
  return Object.entries(answer).flatMap(([name, value]) => {
    const { class: of } = fields[name] ?? { class: 'personal' }
    if (of === 'plain') return []
    const isHealth = of === 'health'
    const texts = textsIn(value).filter(text => isHealth || !cards.includes(text))
    return texts.map(text => ({ text, isHealth }))
  })
}

/** Every text within a value, at every depth. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
