import type { ChangeEvent } from 'react'
import { CardGroup, ChoiceCard } from '../../web/ui/ChoiceCard.tsx'
import { cardIcons } from '../../web/ui/card-icons.ts'
import { FieldError, fieldId } from '../../web/ui/Field.tsx'
import { Icon } from '../../web/ui/Icon.tsx'
import type { StepViewProps } from '../../web/ui/step-view.ts'
import type { ChoiceProps } from '../choice/choice.ts'
import { none } from './none.ts'

export const loadKind = () => import('./choices.ts')

const id = fieldId('choices')

/** Multi-choice cards with a check badge (spec 2.3, step 6). "None" clears the others, and they clear it. */
export default function ChoicesView({ properties, given, errors }: StepViewProps<ChoiceProps>) {
  const chosen = Array.isArray(given.choices) ? given.choices : []
  return (
    <div>
      <CardGroup legend={properties.title} columns={properties.columns} describedBy={`${id}-error`}>
        {properties.choices.map((choice, at) => (
          <ChoiceCard
            key={choice.value}
            id={at === 0 ? id : undefined}
            type="checkbox"
            name="choices"
            value={choice.value}
            title={choice.title}
            description={choice.description}
            icon={choice.icon && <Icon name={choice.icon} from={cardIcons} />}
            defaultChecked={chosen.includes(choice.value)}
            aria-invalid={errors.choices ? true : undefined}
            onChange={clearContradiction}
          />
        ))}
      </CardGroup>
      <FieldError id={id} error={errors.choices} />
    </div>
  )
}

function clearContradiction({ target }: ChangeEvent<HTMLInputElement>): void {
  if (!target.checked) return
  const boxes = target.form?.querySelectorAll<HTMLInputElement>('[name="choices"]') ?? []
  for (const box of boxes) {
    if ((box.value === none) !== (target.value === none)) box.checked = false
  }
}
