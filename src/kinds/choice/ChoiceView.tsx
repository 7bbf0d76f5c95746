import { type KeyboardEvent, useEffect, useRef } from 'react'
import { wordsIn } from '../../language/text.ts'
import type { StepViewProps } from '../../web/step/step-view.ts'
import { ChoiceCards } from '../../web/ui/form/ChoiceCard.tsx'
import { cardIcons } from '../../web/ui/form/card-icons.ts'
import { fieldId } from '../../web/ui/form/Field.tsx'
import { Icon } from '../../web/ui/Icon.tsx'
import { useWords } from '../../web/words.ts'
import styles from './ChoiceView.module.css'
import type { ChoiceProps } from './choice.ts'

const words = wordsIn({
  en: {
    pick: 'Pick one to continue.',
    keys: 'On a keyboard, use the arrow keys to move and Enter to choose.',
  },
  es: {
    pick: 'Elija una opción para continuar.',
    keys: 'Con el teclado, use las flechas para moverse y Enter para elegir.',
  },
})

export const loadKind = () => import('./choice.ts').then(({ answer, fields }) => ({ answer, fields }))

const hint = `${fieldId('choice')}-hint`

/** Single-choice cards: choosing one answers, moving over them does not (spec 2.3.5.2). */
export default function ChoiceView({ properties, values, errors, submit }: StepViewProps<ChoiceProps>) {
  const say = useWords(words)
  const auto = useAutoSubmit(submit)
  return (
    <div className={styles.group} {...auto}>
      <p className={styles.hint} id={hint}>
        {say.pick}
        <span className={styles.keys}> {say.keys}</span>
      </p>
      <ChoiceCards
        type="radio"
        name="choice"
        legend={properties.title}
        columns={properties.columns}
        describedBy={hint}
        choices={properties.choices}
        chosen={[values.choice]}
        draw={name => <Icon name={name} from={cardIcons} />}
        error={errors.choice}
      />
    </div>
  )
}

/** How long the choice stays visible before the page goes on (spec 2.3.5.1). */
const autoSubmitAfter = 300

/**
 * Answers a moment after a click, Enter or Space on a radio button. Browsers also report a click when an arrow key
 * moves the choice; that does not answer.
 */
function useAutoSubmit(submit: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byArrow = useRef(false)
  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cancel = () => clearTimeout(timer.current)
    // Pressing Next meanwhile has already answered.
    const form = group.current?.closest('form')
    form?.addEventListener('submit', cancel)
    return () => {
      form?.removeEventListener('submit', cancel)
      cancel()
    }
  }, [])

  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), autoSubmitAfter)
  }
  return {
    ref: group,
    onClick(event: React.MouseEvent) {
      if (isRadio(event.target) && !byArrow.current) soon()
    },
    onKeyDown(event: KeyboardEvent) {
      byArrow.current = event.key.startsWith('Arrow')
      if (byArrow.current) clearTimeout(timer.current)
      if (event.key !== 'Enter' || !isRadio(event.target)) return
      event.preventDefault()
      event.target.checked = true
      soon()
    },
    onKeyUp() {
      byArrow.current = false
    },
  }
}

function isRadio(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'radio'
}
