import * as v from 'valibot'
import { grouped } from '../../language/numbers.ts'
import { composed } from '../../language/texts.ts'
import { object, orBlank, wholeDollars } from '../../wizard/accepts.ts'
import { dollarsIfAny, said } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { type Scheduled, scheduled, valuableWords } from './words.ts'

/** What the things of a kind are worth together, in whole dollars; absent if there are none. */
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

function accepts(): JsonSchema {
  const worth = (kind: Scheduled) => ({
    ...orBlank(wholeDollars(most)),
    description: `${valuableWords[kind].en}: what they are worth together, in dollars`,
  })
  const properties = Object.fromEntries(scheduled.map(kind => [kind, worth(kind)]))
  return { ...object(properties, scheduled), minProperties: 1 }
}

/** What somebody wants insured item by item: a question beside the prices. */
export function valuables(props: StepProps): Step<ValuablesAnswer, StepProps> {
  return {
    kind: 'valuables',
    props,
    fields,
    answer,
    accepts,
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
