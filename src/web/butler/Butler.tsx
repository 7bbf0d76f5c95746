import { still, useStill } from '../ui/use-still.ts'
import styles from './Butler.module.css'

export type Pose = 'greeting' | 'listening' | 'fetching' | 'presenting' | 'apologising'

type Poses = typeof import('./poses.tsx')['poses']
let poses: Poses | undefined

/** Fetches his poses. A server-rendered page does not need them until he changes. */
export async function loadButler(): Promise<void> {
  poses ??= (await import('./poses.tsx')).poses
}

/**
 * Wadsworth himself, a square drawing in the ink and brass of the page. Hidden from screen readers: his words
 * are the headings. `size` is any CSS length; the width of the container when absent.
 */
export function Butler({ pose, size = '100%' }: { pose: Pose; size?: string }) {
  const stays = useStill(pose, poses !== undefined)
  const attributes = {
    className: styles.butler,
    'data-pose': pose,
    viewBox: '0 0 160 160',
    width: size,
    'aria-hidden': true,
    focusable: false,
  } as const
  if (stays) return <svg key="still" {...attributes} {...still} />
  const Drawing = poses?.[pose]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers by its attributes
    <svg key="drawn" {...attributes}>
      {Drawing && <Drawing />}
    </svg>
  )
}
