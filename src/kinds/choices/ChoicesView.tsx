import type { ChangeEvent } from 'react'
import type { StepViewProps } from '../../web/step/step-view.ts'
import { ChoiceCards } from '../../web/ui/form/ChoiceCard.tsx'
import { cardIcons } from '../../web/ui/form/card-icons.ts'
import { Icon } from '../../web/ui/Icon.tsx'
import { none } from '../../wizard/none.ts'
import type { ChoiceProps } from '../choice/choice.ts'

export const loadKind = () => import('./choices.ts').then(({ answer, fields }) => ({ answer, fields }))

/** Multi-choice cards with a check badge (spec 2.3.6.1). Choosing "None" clears the others, and the reverse. */
export default function ChoicesView({ properties, values, errors }: StepViewProps<ChoiceProps>) {
  return (
    <div>
      <ChoiceCards
        type="checkbox"
        name="choices"
        legend={properties.title}
        columns={properties.columns}
        choices={properties.choices}
        chosen={Array.isArray(values.choices) ? values.choices : []}
        draw={name => <Icon name={name} from={cardIcons} />}
        error={errors.choices}
        onChange={event => clearContradictions(event, properties.onlyOneOf)}
      />
    </div>
  )
}

function clearContradictions(
  { target }: ChangeEvent<HTMLInputElement>,
  onlyOneOf: readonly string[] = [],
): void {
  if (!target.checked) return
  const isOne = (box: HTMLInputElement) => onlyOneOf.includes(box.value)
  const boxes = target.form?.querySelectorAll<HTMLInputElement>('[name="choices"]') ?? []
  for (const box of boxes) {
    if ((box.value === none) !== (target.value === none)) box.checked = false
    if (box !== target && isOne(box) && isOne(target)) box.checked = false
  }
}
