import * as v from 'valibot'
import { grouped } from '../../language/numbers.ts'
import { composed } from '../../language/texts.ts'
import { said, whole } from '../../wizard/check.ts'
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

const wrong = said({
  en: 'Please enter whole dollars, up to $250,000, or leave it blank',
  es: 'Ingrese dólares enteros, hasta $250,000, o déjelo en blanco.',
})

const amount = v.optional(
  v.pipe(
    v.unknown(),
    // People write thousands with a comma.
    v.transform(typed => (typeof typed === 'string' ? typed.replace(/[$,\s]/g, '') : typed)),
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => 0),
        ),
        v.pipe(whole(wrong, wrong), v.maxValue(most, wrong)),
      ],
      wrong,
    ),
  ),
  0,
)

const schema = v.pipe(
  v.object({ jewelry: amount, fineArt: amount, cameras: amount, instruments: amount }),
  v.forward(
    v.partialCheck(
      [['jewelry'], ['fineArt'], ['cameras'], ['instruments']],
      given => scheduled.some(kind => given[kind] > 0),
      said({
        en: 'Please enter at least one amount, or skip this',
        es: 'Ingrese al menos una cantidad u omita esta pregunta.',
      }),
    ),
    ['jewelry'],
  ),
  v.transform(
    (given): ValuablesAnswer => Object.fromEntries(Object.entries(given).filter(([, value]) => value > 0)),
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
