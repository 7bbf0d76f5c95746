import type { ChangeEventHandler, InputHTMLAttributes, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './ChoiceCard.module.css'
import { FieldError, fieldId } from './Field.tsx'

interface ChoiceCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'title'> {
  readonly type: 'radio' | 'checkbox'
  readonly title: string
  readonly description?: string | undefined
  readonly icon?: ReactNode
}

/** A large card to choose: a radio button or a checkbox underneath, marked by fill, border and check when chosen. */
function ChoiceCard({ title, description, icon, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input className={styles.input} {...input} />
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <svg className={styles.check} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {/* Round if one is chosen, square if several may be. */}
        <rect x="1" y="1" width="22" height="22" rx={input.type === 'radio' ? 11 : 5} />
        <path d="M7.5 12.4l3.1 3.1l6-6.6" />
      </svg>
    </label>
  )
}

interface ChoiceCardsProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  /** The name of the group, for screen readers. */
  readonly legend: string
  /** Three per row are small tiles of an icon and a word. */
  readonly columns?: 1 | 2 | 3 | undefined
  /** The id of the group's description. */
  readonly describedBy?: string | undefined
  readonly choices: readonly {
    readonly value: string
    readonly title: string
    readonly description?: string | undefined
    readonly icon?: string | undefined
    readonly heading?: string | undefined
  }[]
  /** The initially chosen values; from then on the cards are uncontrolled. */
  readonly chosen: readonly unknown[]
  readonly draw?: (icon: string) => ReactNode
  readonly error: string | undefined
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
}

/** A group of cards with the complaint about the choice. One radio button must be chosen. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { type, name, legend, columns = 1, describedBy, choices, chosen, draw, error, onChange } = props
  const id = fieldId(name)
  return (
    <>
      <fieldset aria-describedby={classes(describedBy, `${id}-error`)}>
        <legend className={styles.legend}>{legend}</legend>
        <div className={classes(styles.group, columns > 1 && styles[columns === 2 ? 'two' : 'tiles'])}>
          {choices.flatMap(({ value, title, description, icon, heading }, at) => [
            heading && (
              <h2 key={heading} className={styles.heading}>
                {heading}
              </h2>
            ),
            <ChoiceCard
              key={value}
              // A link to the field leads to its first card.
              id={at === 0 ? id : undefined}
              {...{ type, name, value, title, description, onChange }}
              icon={icon && draw?.(icon)}
              defaultChecked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              required={type === 'radio'}
            />,
          ])}
        </div>
      </fieldset>
      <FieldError id={id} error={error} />
    </>
  )
}
