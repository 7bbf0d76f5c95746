import type { ReactNode } from 'react'
import { Butler, type Pose } from '../butler/Butler.tsx'
import styles from './MailPage.module.css'

interface MailFrameProps {
  readonly title: string
  readonly pose: Pose
  readonly children: ReactNode
}

/** A page that a mail leads to: the butler, a heading, what to do. */
export function MailFrame({ title, pose, children }: MailFrameProps) {
  return (
    <article className={styles.page}>
      <div className={styles.butler}>
        <Butler pose={pose} />
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </article>
  )
}
