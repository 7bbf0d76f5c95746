import * as v from 'valibot'
import { grouped } from '../../language/numbers.ts'
import { composed } from '../../language/texts.ts'
import { dollarsIfAny, said } from '../../wizard/check.ts'
import type { Fields, Step, StepProps } from '../../wizard/step.ts'
import { type Scheduled, scheduled, valuableWords } from './words.ts'

/** What the things of a kind are worth together, in whole dollars; absent where there are none. */
export type ValuablesAnswer = Readonly<Partial<Record<Scheduled, number>>>

export const fields: Fields = {
  jewelry: { class: 'personal' },
  fineArt: { class: 'personal' },
  cameras: { class: 'personal' },
  instruments: { class: 'personal' },
}

/** Above this, insurers want to talk about each thing. */
const most = 250_000

const amount = dollarsIfAny(most)

const schema = v.pipe(
  v.object({ jewelry: amount, fineArt: amount, cameras: amount, instruments: amount }),
  v.forward(
    v.partialCheck(
      [['jewelry'], ['fineArt'], ['cameras'], ['instruments']],
      given => scheduled.some(kind => given[kind]),
      said({
        en: 'Please enter at least one amount, or skip this',
        es: 'Ingrese al menos una cantidad u omita esta pregunta.',
      }),
    ),
    ['jewelry'],
  ),
  v.transform(
    (given): ValuablesAnswer => Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
  ),
)

/** Schema of the answer: dollars by kind, at least one of them above zero. */
export function answer() {
  return schema
}

/** What somebody wants insured thing by thing: a question beside the prices. */
export function valuables(props: StepProps): Step<ValuablesAnswer, StepProps> {
  return {
    kind: 'valuables',
    props,
    fields,
    answer,
    say: given =>
      composed(tell =>
        scheduled
          .flatMap(kind => {
            const value = given[kind]
            return value === undefined ? [] : [`${tell(valuableWords[kind])}: $${grouped(value)}`]
          })
          .join('; '),
      ),
  }
}
