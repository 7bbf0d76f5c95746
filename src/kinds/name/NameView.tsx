import { NameFields } from '../../web/step/NameFields.tsx'
import type { StepViewProps } from '../../web/step/step-view.ts'

export const loadKind = () => import('./name.ts').then(({ answer, fields }) => ({ answer, fields }))

/** First and last name (spec 2.3.8.1). */
export default function NameView({ values, errors }: StepViewProps) {
  return <NameFields values={values} errors={errors} />
}
