import type { Screen } from '../../contract/page.ts'
import type { BoundaryProps } from '../Boundary.tsx'
import { instrument } from '../instrument.ts'
import { loadScreen } from '../screens.ts'
import type { Navigator } from '../wizard/use-navigator.ts'
import { Trouble } from './Trouble.tsx'

interface BrokenProps {
  readonly screen: Screen
  readonly navigator: Navigator
  readonly again: () => void
}

const trouble = { name: 'trouble', kind: 'internal' } as const

/** In the place of a screen that could not be drawn: what happened, what is safe, and two ways on. */
export function Broken({ screen, navigator, again }: BrokenProps) {
  const retry = () => {
    again()
    // What the server said may be what cannot be drawn: a question is asked for once more.
    if (screen.name !== 'step') return
    navigator.forget()
    void navigator.go(screen.route)
  }
  return (
    <div role="alert">
      <Trouble screen={trouble} retry={retry} />
    </div>
  )
}

/** A page that breaks again and again says no more than the first few times. */
const mostReports = 5

const reported = new Set<string>()

/**
 * Tells the service that a part of the page could not be drawn: which kind of part, and what the error is called. Its
 * message may quote what the visitor typed, and stays here. Fetches what `Broken` draws besides.
 */
export async function reportBroken(thrown: unknown, { on }: BoundaryProps): Promise<void> {
  const place = on ? placeOf(on.screen) : 'card'
  const error = thrown instanceof Error && /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : 'unknown'
  const report = `${place} ${error}`
  if (!reported.has(report) && reported.size < mostReports) {
    reported.add(report)
    instrument('part_broken', { place, error })
  }
  if (on) await loadScreen(trouble)
}

/** "step/vehicle", "results" */
function placeOf(screen: Screen): string {
  return screen.name === 'step' ? `step/${screen.properties.kind}` : screen.name
}
