import { type Speech, spoken, wordsIn } from '../../../language/text.ts'
import { payloadOf } from '../../../wizard/form.ts'
import { type KeptPage, keptPage } from '../../kept-page.ts'
import { kindView } from '../../load-screen.ts'
import type { Shown } from '../../router/router.ts'
import { formRoute, isStart, pageKey, type StepScreen } from '../step-screen.ts'
import type { Question } from './answer-queue.ts'
import { drafts } from './drafts.ts'

const words = wordsIn({
  en: { typed: 'What you typed is still here.' },
  es: { typed: 'Lo que escribió sigue aquí.' },
})

interface Page {
  readonly screen: StepScreen
  readonly speech: Speech
  readonly show: (next: Partial<Shown>) => void
}

/** Keeps what is typed, until the visitor answers: it is there again when the page is shown again. */
export async function keepDraft(form: HTMLFormElement, { view, ...page }: Question): Promise<void> {
  const { fields } = await view.loadKind()
  const key = pageKey(page)
  const { shown } = drafts.get(key) ?? { shown: page.properties.answer }
  drafts.set(key, { typed: payloadOf(new FormData(form), fields), shown })
}

/** Restores what was saved of this page before a reload, and sends it if it was being sent. Says so once. */
export async function resumePage({ screen, speech, show }: Page): Promise<void> {
  const { fields } = await kindView(screen.properties.kind).loadKind()
  // Written by `reloadKeepingForm`.
  const page = JSON.parse(sessionStorage.getItem(keptPage) ?? 'null') as KeptPage | null
  sessionStorage.removeItem(keptPage)
  if (page?.path !== location.pathname) return
  const typed = payloadOf(page.fields, fields)
  drafts.set(pageKey({ ...screen, route: formRoute(screen) }), { typed, shown: undefined })
  const resumed = page.sending ? 'sending' : 'typing'
  const { properties } = screen
  // Other questions have their own subtitle.
  const says = { ...screen, properties: { ...properties, subtitle: spoken(words, speech).typed } }
  show(isStart(properties) ? { screen: says, resumed } : { resumed })
}
