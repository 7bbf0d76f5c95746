import { useSite } from '../facts.ts'
import { still, useStill } from '../ui/from-server.ts'
import styles from './Butler.module.css'

export type Pose = 'greeting' | 'listening' | 'fetching' | 'presenting' | 'apologising'

let drawings: typeof import('./poses.tsx') | undefined

/** Fetches his poses. A server-rendered page does not need them until he changes. */
export async function loadButler(): Promise<void> {
  drawings ??= await import('./poses.tsx')
}

/**
 * Wadsworth himself, a square drawing in the ink and brass of the page. Hidden from screen readers: his words are the headings. A
 * site without him leaves his place out.
 */
export function Butler({ pose, className }: { pose: Pose; className: string | undefined }) {
  const { assistant } = useSite()
  const stays = useStill(pose, drawings !== undefined)
  const attributes = {
    className: styles.figure,
    'data-pose': pose,
    viewBox: '0 0 160 160',
    width: '100%',
    'aria-hidden': true,
    focusable: false,
  } as const
  if (!assistant) return null
  const Drawing = drawings?.poses[pose]
  return (
    <div className={className}>
      {stays ? (
        <svg key="still" {...attributes} {...still} />
      ) : (
        // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers by its attributes
        <svg key="drawn" {...attributes}>
          {Drawing && <Drawing />}
        </svg>
      )}
    </div>
  )
}
