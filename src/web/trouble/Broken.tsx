import type { Screen } from '../../contract/page.ts'
import { instrument } from '../calls/instrument.ts'
import { loadScreen } from '../load-screen.ts'
import type { Router } from '../router/router.ts'
import { Trouble } from './Trouble.tsx'

interface BrokenProps {
  readonly router: Router
  readonly again: () => void
}

const trouble = { name: 'trouble', kind: 'internal' } as const

/** Replaces a screen that failed to render: what happened, what is safe, and two ways to continue. */
export function Broken({ router, again }: BrokenProps) {
  const retry = () => {
    again()
    // The server's data may be what fails to render, so the question is requested once more.
    if (router.screen.name !== 'step') return
    router.forget()
    void router.go(router.screen.route)
  }
  return (
    <div role="alert">
      <Trouble screen={trouble} retry={retry} />
    </div>
  )
}

/** A page that keeps breaking is reported only the first few times. */
const mostReports = 5

const reported = new Set<string>()

/**
 * Reports to the service that a screen, or a card, failed to render: the kind of part and the name of the error. The message stays
 * here, because it may quote what the visitor typed. Also fetches the drawings of `Broken`.
 */
export async function reportBroken(thrown: unknown, screen: Screen | undefined): Promise<void> {
  const place = screen ? placeOf(screen) : 'card'
  const error = thrown instanceof Error && /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : 'unknown'
  const report = `${place} ${error}`
  if (!reported.has(report) && reported.size < mostReports) {
    reported.add(report)
    instrument('part_broken', { place, error })
  }
  if (screen) await loadScreen(trouble)
}

/** "step/vehicle", "results" */
function placeOf(screen: Screen): string {
  return screen.name === 'step' ? `step/${screen.properties.kind}` : screen.name
}
