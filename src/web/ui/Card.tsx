import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

/** A surface with a hairline around it. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={classes(styles.card, className)} {...rest} />
}
