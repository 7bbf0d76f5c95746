import { example } from '../../lines/example.ts'
import { type Stage, stepOf } from '../../wizard/line.ts'

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
