import styles from './Butler.module.css'
import { Fetching } from './Fetching.tsx'
import { Apologising, Greeting, Listening, Presenting } from './poses.tsx'

const poses = {
  greeting: Greeting,
  listening: Listening,
  fetching: Fetching,
  presenting: Presenting,
  apologising: Apologising,
} as const

export type Pose = keyof typeof poses

/**
 * Wadsworth himself, a square drawing in the ink and brass of the page. Hidden from screen readers: his words
 * are the headings. `size` is any CSS length; the width of the container when absent.
 */
export function Butler({ pose, size = '100%' }: { pose: Pose; size?: string }) {
  const Drawing = poses[pose]
  return (
    <svg
      className={styles.butler}
      data-pose={pose}
      viewBox="0 0 160 160"
      width={size}
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  )
}
