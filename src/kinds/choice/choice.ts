import * as v from 'valibot'
import { uncapitalized } from '../../language/letters.ts'
import type { Text } from '../../language/text.ts'
import { alike, composed } from '../../language/texts.ts'
import { object, oneCard } from '../../wizard/accepts.ts'
import { oneOf, said } from '../../wizard/check.ts'
import type { Fields, Step, StepProps } from '../../wizard/step.ts'

/** One card of a choice (spec 2.3.5.3). `icon` names one of the page's icons. */
export interface Choice<Value extends string = string> {
  readonly value: Value
  readonly title: Text
  readonly description?: Text
  readonly icon?: string
  readonly color?: string
  /** The heading above it, if a group of cards begins here. */
  readonly heading?: Text
}

export interface ChoiceProps<Value extends string = string> extends StepProps {
  readonly choices: readonly Choice<Value>[]
  /** When several may be chosen: groups of cards of which only one can be true. */
  readonly onlyOneOf?: readonly NoInfer<Value>[]
  /** How many cards side by side, if there is room; one by default. */
  readonly columns?: 1 | 2
}

export const fields: Fields = { choice: { class: 'personal' } }

/** The message when nothing, or nothing on offer, was chosen. */
export const notChosen = said({ en: 'Please choose an option', es: 'Elija una opción.' })

/** What a schema needs from the cards. */
interface Cards<Value extends string> {
  readonly choices: readonly { readonly value: Value }[]
}

/** Schema of the answer: one of the cards. */
export function answer<const Value extends string>({ choices }: Cards<Value>) {
  const values = choices.map(choice => choice.value)
  return v.object({ choice: oneOf(values, notChosen) })
}

/** Single-choice cards. The answer is `{ choice }`, one of the cards' values. */
export function choice<const Value extends string>(
  props: ChoiceProps<Value>,
): Step<{ choice: Value }, ChoiceProps<Value>> {
  const schema = answer(props)
  return {
    kind: 'choice',
    props,
    fields,
    answer: () => schema,
    accepts: () => object({ choice: oneCard(props.choices) }),
    say: ({ choice }) => titleOf(props, choice),
  }
}

/** The title of a card, with its description if another card has the same title. */
export function titleOf({ choices }: Pick<ChoiceProps, 'choices'>, value: string): Text {
  const card = choices.find(choice => choice.value === value)
  if (!card) return alike(value)
  const { title, description } = card
  const isShared = choices.some(other => other !== card && other.title.en === title.en)
  return isShared && description
    ? composed((tell, speech) =>
        // Life insurance in Spanish: "$500,000 por 20 años".
        speech === 'es'
          ? `${tell(title)} ${uncapitalized(tell(description))}`
          : `${tell(title)}, ${tell(description)}`,
      )
    : title
}
