import { expect } from 'vitest'
import type { ChoiceProps } from '../kinds/choice/choice.ts'
import { type Ask, type Line, stepOf } from '../wizard/line.ts'
import type { Step } from '../wizard/step.ts'
import { answer, started, today } from '../wizard/testing.ts'
import { type Answers, walk } from '../wizard/walk.ts'
import { example } from './example.ts'

/** Every answer that a question of a kind with cards can get, and one good answer of every other kind. */
export function possibleAnswers({ kind, props }: Step): readonly object[] {
  // The kind says which props these are.
  const values = ((props as ChoiceProps).choices ?? []).map(choice => choice.value)
  switch (kind) {
    case 'choice':
      return values.map(choice => ({ choice }))
    case 'choices':
      return [...values.map(choice => ({ choices: [choice] })), { choices: values.slice(0, -1) }]
    case 'dob':
      return [{ month: '5', day: '2', year: '1994' }]
    case 'address':
      return [{ address1: '500 East 4th Street', city: 'Austin', state: 'TX', zipcode: '78701' }]
    case 'contact':
      return [{ firstName: 'Ann', lastName: 'Example' }]
    default:
      throw new Error(`no answer is known for a question of kind ${kind}`)
  }
}

/** A question of a line as the visitor of the example meets it. */
export interface Question extends Omit<Ask, 'step'> {
  readonly step: Step
}

export function asksOf(line: Line): readonly Question[] {
  const asks = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : stage.asks))
  return asks.map(ask => ({ ...ask, step: stepOf(ask, example) }))
}

/** Walks a line to its end, choosing among all possible answers and skipping where it may. */
export function randomWalk(line: Line, pick: (most: number) => number) {
  let answers: Answers = started
  const seen: string[] = []
  for (;;) {
    const { open } = walk({ line, answers, today })
    if (!open) return { answers, seen }
    seen.push(open.route)
    expect(seen.length).toBeLessThan(100)
    const { asks, step } = open
    const skips = asks.type === 'ask' && asks.skippable && pick(3) === 0
    const possible = possibleAnswers(step)
    const payload = skips ? { skip_answer: true } : possible[pick(possible.length)]
    answers = answer(line, answers, [open.route.split('/').at(-1) ?? '', payload]).answers
  }
}
