import * as v from 'valibot'
import { wholeDollars } from '../../language/money.ts'
import { alike } from '../../language/texts.ts'
import { object } from '../../wizard/accepts.ts'
import { said, text } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'

export interface TripCostProps extends StepProps {
  /** Dollars. */
  readonly most: number
}

export interface TripCost {
  /** Whole dollars for all travelers together; 0 for medical coverage only. */
  readonly trip_cost: number
}

export const fields: Fields = { trip_cost: { class: 'personal' } }

const nothing = said({ en: 'Please provide your trip cost.', es: 'Ingrese el costo de su viaje.' })

/** Schema of the answer. Thousands commas and a dollar sign are removed, cents are rounded up. */
export function answer({ most }: Pick<TripCostProps, 'most'>) {
  const cost = v.pipe(
    v.unknown(),
    v.transform(value => (typeof value === 'number' ? String(value) : value)),
    text(nothing),
    v.transform(typed => typed.replace(/[\s,$]/g, '')),
    v.regex(
      /^\d{1,9}(?:\.\d{0,2})?$/,
      said({
        en: 'Please enter an amount in dollars, like 2500',
        es: 'Ingrese un monto en dólares, como 2500.',
      }),
    ),
    v.transform(dollars => Math.ceil(Number(dollars))),
    v.maxValue(
      most,
      said({
        en: `Please enter at most ${wholeDollars(most)}`,
        es: `Ingrese ${wholeDollars(most)} como máximo.`,
      }),
    ),
  )
  return v.object({ trip_cost: v.optional(cost, null) })
}

function accepts({ most }: TripCostProps): JsonSchema {
  return object({
    trip_cost: {
      type: ['number', 'string'],
      minimum: 0,
      maximum: most,
      pattern: '^[\\s,$]*\\d[\\s,$\\d]*(\\.[\\s,$\\d]*)?$',
      description: 'Dollars for all travelers together; 0 for medical coverage only',
    },
  })
}

/** What a trip costs (spec 2.3.13.1). */
export function tripCost(props: TripCostProps): Step<TripCost, TripCostProps> {
  const schema = answer(props)
  const say = ({ trip_cost }: TripCost) => alike(wholeDollars(trip_cost))
  return { kind: 'trip-cost', props, fields, answer: () => schema, accepts: () => accepts(props), say }
}
