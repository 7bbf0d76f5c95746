import { flushSync } from 'react-dom'
import type { Screen } from '../../../contract/page.ts'
import { type Speech, spoken, wordsIn } from '../../../language/text.ts'
import { payloadOf } from '../../../wizard/form.ts'
import type { Fields } from '../../../wizard/step.ts'
import { pathHere } from '../../base-path.ts'
import { isSentBack } from '../../buying/is-sent-back.ts'
import { type KeptPage, keptPage } from '../../kept-page.ts'
import { kindView } from '../../load-screen.ts'
import type { Shown } from '../../router/router.ts'
import { formRoute, isStart, pageKey, type StepScreen } from '../step-screen.ts'
import type { Question } from './answer-queue.ts'
import { drafts } from './drafts.ts'
import { forgetDraft, storeDraft, storedDraft } from './kept-drafts.ts'
import { hasRows, withRowsOfOthers } from './rows-of-others.ts'
import { sendUnsent } from './send-unsent.ts'
import { forgetIfChanged } from './unsent.ts'

const words = wordsIn({
  en: { typed: 'What you typed is still here.' },
  es: { typed: 'Lo que escribió sigue aquí.' },
})

interface Page {
  readonly screen: Screen
  readonly speech: Speech
  readonly show: (next: Partial<Shown>) => void
}

/** Keeps what is typed, until the visitor answers: it is there again when the page is shown again. */
export async function keepDraft(form: HTMLFormElement, { view, ...page }: Question): Promise<void> {
  forgetIfChanged(page.route, form)
  const { fields } = await view.loadKind()
  const key = pageKey(page)
  const { shown } = drafts.get(key) ?? { shown: page.properties.answer ?? null }
  const draft = { typed: payloadOf(new FormData(form), fields), shown }
  drafts.set(key, draft)
  const isKept = storeDraft(page, draft)
  // A browser that fills in the same by itself mixes it with rows that another tab has saved since.
  if (isKept && addsRows(fields)) form.autocomplete = 'off'
}

/**
 * What was typed on a page that was left since is a draft again. Rows that another tab has saved meanwhile are added to its own;
 * any other answer of another tab is newer than the draft and takes its place. Returns whether there is a draft.
 */
export function recallDraft(screen: StepScreen): boolean {
  const key = pageKey(screen)
  const { answer } = screen.properties
  const draft = drafts.get(key) ?? storedDraft(key)
  if (!draft) return false
  const isAnsweredSince =
    draft.shown !== undefined && JSON.stringify(draft.shown) !== JSON.stringify(answer ?? null)
  if (isAnsweredSince && !hasRows(draft)) {
    forgetDraft(key)
    return false
  }
  drafts.set(key, withRowsOfOthers(draft, answer))
  return true
}

/**
 * Sends an answer that waits from an earlier page. Restores what was typed on this page in an earlier document, and sends it if it
 * was being sent when the page was reloaded, which the start page says. What was typed is there again whenever the page is, until
 * it is answered.
 */
export async function resumePage({ screen, speech, ...page }: Page): Promise<void> {
  // Everything is there once this has ended.
  const show = (next: Partial<Shown>) => flushSync(() => page.show(next))
  sendUnsent().catch(() => {})
  if (screen.name !== 'step') return hasArrived(screen) ? forgetKeptPage() : fillForm()
  const { fields } = await kindView(screen.properties.kind).loadKind()
  const question = { ...screen, route: formRoute(screen) }
  const left = takeKeptPage()
  if (!left) {
    if (recallDraft(question)) show({ resumed: 'typing' })
    return
  }
  const { properties } = screen
  const typed = payloadOf(left.fields, fields)
  const isReloaded = left.sending !== undefined
  const draft = { typed, shown: isReloaded ? undefined : (properties.answer ?? null) }
  drafts.set(pageKey(question), draft)
  const resumed = left.sending ? 'sending' : 'typing'
  if (resumed === 'typing') storeDraft(question, draft)
  if (!isReloaded) return show({ resumed })
  // Other questions have their own subtitle.
  const says = { ...screen, properties: { ...properties, subtitle: spoken(words, speech).typed } }
  show(isStart(properties) ? { screen: says, resumed } : { resumed })
}

/** Whether the server has what was typed: the order is placed, or its form is shown again with what is wrong. */
function hasArrived(screen: Screen): boolean {
  if (screen.name !== 'article') return false
  if (screen.article !== 'buy') return screen.article === 'order-state'
  return isSentBack(screen.buying)
}

/** Fills in the form of a page that is not a question. Its hidden fields stay, and so does what has been typed by now. */
function fillForm(): void {
  const page = takeKeptPage()
  if (!page) return
  const form = document.querySelector('main form')
  for (const field of form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []) {
    const values = page.fields.flatMap(([name, value]) => (name === field.name ? value : []))
    if (['radio', 'checkbox'].includes(field.type)) field.checked = values.includes(field.value)
    else if (field.value === field.defaultValue) field.value = `${values[0] ?? field.value}`
  }
}

/** What an earlier document has left for this page, once. */
function takeKeptPage(): KeptPage | null {
  try {
    const page = JSON.parse(sessionStorage.getItem(keptPage) ?? 'null')
    if (page?.path !== pathHere()) return null
    forgetKeptPage()
    return page
  } catch {
    return null
  }
}

function forgetKeptPage(): void {
  sessionStorage.removeItem(keptPage)
}

/** Whether a form has fields that exist only because of what was typed. */
function addsRows(fields: Fields): boolean {
  return Object.values(fields).some(({ form }) => form === 'groups' || form === 'codes')
}
