import type { Screen, SiteFacts } from '../contract/page.ts'
import { type Speech, spoken, wordsIn } from '../language/text.ts'
import { loaded } from './load-screen.ts'

const words = wordsIn({
  en: {
    error: 'Error: ',
    results: 'Your quotes',
    step: (current: number, total: number, title: string) => `Step ${current} of ${total}: ${title}`,
  },
  es: {
    error: 'Error: ',
    results: 'Sus cotizaciones',
    step: (current, total, title) => `Paso ${current} de ${total}: ${title}`,
  },
})

/** The title of the document: "Step 3 of 10: When were you born? - Wadsworth", with the name of the site at its end. */
export function titleOf(screen: Screen, { site, speech }: SiteFacts, failed = false): string {
  const isWrong =
    failed || (screen.name === 'step' && (screen.errors !== undefined || screen.status !== undefined))
  const right = `${subject(screen, speech)} - ${site.name}`
  return isWrong ? spoken(words, speech).error + right : right
}

function subject(screen: Screen, speech: Speech): string {
  if (screen.name === 'article') return screen.title
  if (screen.name === 'trouble' || screen.name === 'not-found')
    return loaded<typeof import('./trouble/Trouble.tsx')>('trouble').troubleTitle(screen, speech)
  const say = spoken(words, speech)
  if (screen.name === 'results') return say.results
  const { title, step_current: current, step_total: total, step_visible: visible } = screen.properties
  return visible !== false && current && total ? say.step(current, total, title) : title
}
