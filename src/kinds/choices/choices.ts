import * as v from 'valibot'
import type { Text } from '../../language/text.ts'
import { composed } from '../../language/texts.ts'
import { object, oneCard, rows } from '../../wizard/accepts.ts'
import { listOf, said } from '../../wizard/check.ts'
import { none } from '../../wizard/none.ts'
import type { Fields, JsonSchema, Step } from '../../wizard/step.ts'
import { type ChoiceProps, notChosen, titleOf } from '../choice/choice.ts'

export const fields: Fields = { choices: { class: 'personal', form: 'list' } }

const healthFields: Fields = { choices: { class: 'health', form: 'list' } }

/** What the schema needs from the cards; the page has their titles in one language. */
interface Cards<Value extends string> {
  readonly choices: readonly { readonly value: Value; readonly title: Text | string }[]
  readonly onlyOneOf?: readonly NoInfer<Value>[]
}

/** Schema of the answer: at least one card, “none” only by itself, and only one of cards that exclude each other. */
export function answer<const Value extends string>({ choices, onlyOneOf = [] }: Cards<Value>) {
  const values = choices.map(choice => choice.value)
  const noneOfThem = said(choices.find(({ value }) => value === none)?.title ?? '')
  const either = choices.filter(({ value }) => onlyOneOf.includes(value)).map(({ title }) => said(title))
  const list = v.pipe(
    listOf(v.picklist(values, notChosen), { most: values.length, missing: notChosen, long: notChosen }),
    v.minLength(1, notChosen),
    v.transform(chosen => values.filter(value => chosen.includes(value))),
    v.check(
      chosen => chosen.length === 1 || !chosen.some(value => value === none),
      issue =>
        said({
          en: 'Please choose either “None of these” or the ones that apply',
          es: `Elija “${noneOfThem(issue)}” o las opciones que correspondan.`,
        })(issue),
    ),
    v.check(
      chosen => chosen.filter(value => onlyOneOf.includes(value)).length <= 1,
      issue => {
        const titles = either.map(title => `“${title(issue)}”`)
        return said({
          en: `Please choose either ${titles.join(' or ')}`,
          es: `Elija solo una opción: ${titles.join(' o ')}.`,
        })(issue)
      },
    ),
  )
  return v.object({ choices: v.optional(list, null) })
}

function accepts({ choices, onlyOneOf = [] }: ChoiceProps): JsonSchema {
  const list = rows(oneCard(choices), { least: 1, most: choices.length })
  const has = (value: string) => ({ contains: { const: value } })
  const pairs = onlyOneOf.flatMap((one, at) => onlyOneOf.slice(at + 1).map(other => [one, other]))
  const excluded = pairs.map(pair => ({ not: { allOf: pair.map(has) } }))
  const alone = choices.some(({ value }) => value === none)
    ? [{ anyOf: [{ maxItems: 1 }, { not: has(none) }] }]
    : []
  const rules = [...excluded, ...alone]
  const said = [
    ...pairs.map(([one, other]) => `Either ${one} or ${other}, not both.`),
    ...alone.map(() => `${none} only by itself.`),
  ]
  const ruled = rules.length > 0 && { allOf: rules, description: said.join(' ') }
  return object({ choices: { ...list, ...ruled } })
}

/**
 * Multi-choice cards with a check badge. The answer is `{ choices }`: at least one, in the order of the cards. With
 * `about` set to health, it is treated as health information.
 */
export function choices<const Value extends string>(
  props: ChoiceProps<Value>,
  about: 'health' | 'anything' = 'anything',
): Step<{ choices: Value[] }, ChoiceProps<Value>> {
  const isHealth = about === 'health'
  // Health information should not be readable over the visitor's shoulder.
  const say = (answer: { choices: Value[] }) =>
    isHealth
      ? { en: 'given', es: 'con respuesta' }
      : composed(tell => answer.choices.map(value => tell(titleOf(props, value))).join(', '))
  const schema = answer(props)
  return {
    kind: 'choices',
    props,
    fields: isHealth ? healthFields : fields,
    answer: () => schema,
    accepts: () => accepts(props),
    say,
  }
}
