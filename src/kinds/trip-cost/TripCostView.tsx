import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { AmountField } from '../../web/ui/AmountField.tsx'
import type { TripCostProps } from './trip-cost.ts'

export const loadKind = () => import('./trip-cost.ts')

/** What a trip costs, in dollars (spec 2.3.13.1). */
export default function TripCostView({ values, errors }: StepViewProps<TripCostProps>) {
  return (
    <AmountField
      label="Trip cost"
      name="trip_cost"
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      defaultValue={textOf(values, 'trip_cost')}
      error={errors.trip_cost}
      required
    />
  )
}
