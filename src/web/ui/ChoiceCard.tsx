import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './ChoiceCard.module.css'
import { classes } from './classes.ts'

interface ChoiceCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'title'> {
  readonly type: 'radio' | 'checkbox'
  readonly title: string
  readonly description?: string | undefined
  readonly icon?: ReactNode
}

/** A large card to choose: a radio button or a checkbox underneath, told by fill, border and check when chosen. */
export function ChoiceCard({ title, description, icon, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.card}>
      <input className={styles.input} {...input} />
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <svg className={styles.check} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" />
        <path d="M7.5 12.4l3.1 3.1l6-6.6" />
      </svg>
    </label>
  )
}

interface CardGroupProps {
  /** Read out as the name of the group. */
  readonly legend: string
  readonly columns?: 1 | 2 | undefined
  /** The ids of what explains the group. */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

/** Cards that belong together. */
export function CardGroup({ legend, columns = 1, describedBy, children }: CardGroupProps) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classes(styles.group, columns === 2 && styles.two)}>{children}</div>
    </fieldset>
  )
}
