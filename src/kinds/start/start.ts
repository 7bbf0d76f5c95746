import * as v from 'valibot'
import type { Fields, Step, StepProps } from '../../wizard/step.ts'
import { zip } from '../address/address.ts'
import type { Choice } from '../choice/choice.ts'

export interface StartProps extends StepProps {
  /** The lines of insurance on offer; the value is the line's name. */
  readonly choices: readonly Choice[]
}

export interface Start {
  /** The line of insurance. */
  readonly type: string
  readonly zipCode: string
}

export const fields: Fields = { type: { class: 'plain' }, zipCode: { class: 'personal' } }

/** Schema of the start page's answer. */
export function answer(props: Pick<StartProps, 'choices'>) {
  return v.object({
    type: offered(props),
    zipCode: zip('ZIP code required', 'Enter a valid 5-digit ZIP code and try again'),
  })
}

/** The name of one of the lines on offer. */
export function offered({ choices }: Pick<StartProps, 'choices'>) {
  const lines = choices.map(choice => choice.value)
  const rules = v.pipe(v.unknown(), v.picklist(lines, 'Please choose an insurance type.'))
  return v.optional(rules, null)
}

/** The start page: which line, and where (spec 2.3, step 1). */
export function start(props: StartProps): Step<Start, StartProps> {
  const schema = answer(props)
  return { kind: 'start', props, fields, answer: () => schema, say: ({ zipCode }) => zipCode }
}
