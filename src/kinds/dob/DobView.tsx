import { DateFields } from '../../web/step/DateFields.tsx'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import type { DobProps } from './dob.ts'

export const loadKind = () => import('./dob.ts').then(({ answer, fields }) => ({ answer, fields }))

/** A birth date (spec 2.3.7.1). */
export default function DobView({ properties, values, errors }: StepViewProps<DobProps>) {
  return (
    <DateFields
      legend={<VisuallyHidden>{properties.title}</VisuallyHidden>}
      typed={part => textOf(values, part)}
      monthEnough={properties.monthEnough}
      input={part => ({
        name: part,
        error: errors[part],
      })}
    />
  )
}
