import { example } from '../../../src/lines/example.ts'
import { type Stage, stepOf } from '../../../src/wizard/line.ts'

interface Questions {
  readonly stages: readonly Stage[]
}

/** Every choice that a line offers for a question, as the answer that is stored. Throws if the line has no such question. */
export function answersTo<Answers>(
  { stages }: Questions,
  name: keyof Answers & string,
): readonly Partial<Answers>[] {
  const stage = stages.find(stage => stage.name === name)
  const step = stage?.type === 'ask' ? stepOf(stage, example) : undefined
  if (!step || !('choices' in step.props)) throw new Error(`the line asks for no choice called ${name}`)
  const { kind, props } = step
  // Both kinds of choice list their cards in this form.
  const cards = props.choices as readonly { readonly value: string }[]
  return cards.map(({ value }) => {
    const answer = kind === 'choices' ? { choices: [value] } : { choice: value }
    // The value was read from the line itself, so it is an answer of that name.
    return { [name]: answer } as Partial<Answers>
  })
}

/** The answers that are choices, as they are stored. */
type Choices<Answers> = {
  readonly [Name in keyof Answers as NonNullable<Answers[Name]> extends
    | { readonly choice: unknown }
    | { readonly choices: unknown }
    ? Name
    : never]: Answers[Name]
}

/** The first choice of every question of a line that has choices. */
export function firstChoices<Answers>(line: Questions): Choices<Answers> {
  const questions = line.stages.filter(
    stage => stage.type === 'ask' && 'choices' in stepOf(stage, example).props,
  )
  const answers = questions.map(({ name }) => answersTo<Record<string, unknown>>(line, name)[0])
  // The line's own answers, by the names that it gives them.
  return Object.assign({}, ...answers) as Choices<Answers>
}
