import type { Screen } from '../contract/page.ts'
import { troubleTitle } from './trouble/titles.ts'

/** The title of the document: "Step 3 of 10: When were you born? - Wadsworth", with the name of the site at its end. */
export function titleOf(screen: Screen, siteName: string, failed = false): string {
  const isWrong =
    failed || (screen.name === 'step' && (screen.errors !== undefined || screen.status !== undefined))
  return `${isWrong ? 'Error: ' : ''}${subject(screen)} - ${siteName}`
}

function subject(screen: Screen): string {
  if (screen.name === 'article') return screen.title
  if (screen.name === 'results') return 'Your quotes'
  if (screen.name === 'not-found') return troubleTitle['not-found']
  if (screen.name === 'trouble') return troubleTitle[screen.kind]
  const { title, step_current: current, step_total: total, step_visible: visible } = screen.properties
  return visible !== false && current && total ? `Step ${current} of ${total}: ${title}` : title
}
