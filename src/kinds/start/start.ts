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

const noType = 'Please choose an insurance type.'

export function answer({ choices }: Pick<StartProps, 'choices'>) {
  const lines = choices.map(choice => choice.value)
  return v.object({
    type: v.optional(v.pipe(v.unknown(), v.picklist(lines, noType)), null),
    zipCode: zip('ZIP code required', 'Enter a valid 5-digit ZIP code and try again'),
  })
}

/** The start page: which line, and where (spec 2.3, step 1). */
export function start(props: StartProps): Step<Start, StartProps> {
  const schema = answer(props)
  return { kind: 'start', props, fields, answer: () => schema, say: ({ zipCode }) => zipCode }
}
