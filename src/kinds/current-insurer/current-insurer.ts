import * as v from 'valibot'
import { alike } from '../../language/texts.ts'
import type { Day } from '../../units/day.ts'
import { characters, object, orBlank, wholeNumber } from '../../wizard/accepts.ts'
import { said, text, whole } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { type Insurer, listed } from './matching.ts'

export interface CurrentInsurer {
  /** Spelled as in the list if it is there. */
  readonly current_insurer: string
  /** Year and month (1 to 12) in which the current policy began; absent when not asked. */
  readonly current_policy_start_year?: number
  readonly current_policy_start_month?: number
}

export interface CurrentInsurerProps extends StepProps {
  /** Suggestions; any other insurer may be typed. */
  readonly insurers: readonly Insurer[]
  /** Years on offer for the start of the policy: the current one and 40 years back. */
  readonly years: readonly number[]
}

export const fields: Fields = {
  current_insurer: { class: 'personal' },
  current_policy_start_year: { class: 'personal' },
  current_policy_start_month: { class: 'personal' },
}

const noYear = said({
  en: 'Please choose the year of your current policy effective date',
  es: 'Elija el año en que entró en vigencia su póliza actual.',
})
const noMonth = said({
  en: 'Please choose the month of your current policy effective date',
  es: 'Elija el mes en que entró en vigencia su póliza actual.',
})

/** Schema of the answer. If the insurer skips the start of the policy, the year and month are dropped. */
export function answer({ insurers, years }: Pick<CurrentInsurerProps, 'insurers' | 'years'>, today: Day) {
  const current_insurer = v.pipe(
    text(
      said({
        en: 'Please select or enter your current insurer',
        es: 'Elija o escriba su aseguradora actual.',
      }),
    ),
    v.transform(typed => listed(insurers, typed)?.name ?? typed),
  )
  const nameAlone = v.object({ current_insurer })
  const withStart = v.pipe(
    v.object({
      current_insurer,
      current_policy_start_month: v.pipe(
        whole(noMonth, noMonth),
        v.minValue(1, noMonth),
        v.maxValue(12, noMonth),
      ),
      current_policy_start_year: v.pipe(
        whole(noYear, noYear),
        v.check(year => years.includes(year), noYear),
      ),
    }),
    v.forward(
      v.partialCheck(
        [['current_policy_start_year'], ['current_policy_start_month']],
        start => hasBegun(start.current_policy_start_year, start.current_policy_start_month, today),
        said({ en: 'Please choose this month or an earlier one', es: 'Elija este mes o uno anterior.' }),
      ),
      ['current_policy_start_month'],
    ),
  )
  return v.lazy((payload): v.GenericSchema<unknown, CurrentInsurer> => {
    const named = v.safeParse(nameAlone, payload)
    const skips = named.success && listed(insurers, named.output.current_insurer)?.skipsPolicyStart
    return skips ? nameAlone : withStart
  })
}

function accepts({ insurers, years }: CurrentInsurerProps): JsonSchema {
  const without = insurers.filter(({ skipsPolicyStart }) => skipsPolicyStart).map(({ name }) => name)
  const unless = ['Required', ...without.map(name => `unless the insurer is ${name}`)].join(', ')
  const properties = {
    current_insurer: { ...characters(200), examples: insurers.slice(0, 10).map(({ name }) => name) },
    current_policy_start_year: {
      ...orBlank(wholeNumber(Math.min(...years), Math.max(...years))),
      description: `When the current policy began. ${unless}`,
    },
    current_policy_start_month: { ...orBlank(wholeNumber(1, 12)), description: unless },
  }
  return object(properties, ['current_policy_start_year', 'current_policy_start_month'])
}

function hasBegun(year: number, month: number, today: Day): boolean {
  const [thisYear, thisMonth] = today.split('-').map(Number)
  return year !== thisYear || month <= (thisMonth ?? 0)
}

/** The current insurer, and since when (spec 2.3.20.1). */
export function currentInsurer(props: CurrentInsurerProps): Step<CurrentInsurer, CurrentInsurerProps> {
  return {
    kind: 'current-insurer',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts: () => accepts(props),
    say: ({ current_insurer }) => alike(current_insurer),
  }
}
