import type { Screen } from '../../../contract/page.ts'
import { type Speech, spoken, wordsIn } from '../../../language/text.ts'
import { payloadOf } from '../../../wizard/form.ts'
import type { Fields } from '../../../wizard/step.ts'
import { pathHere } from '../../base-path.ts'
import { type KeptPage, keptPage } from '../../kept-page.ts'
import { kindView } from '../../load-screen.ts'
import type { Shown } from '../../router/router.ts'
import { formRoute, isStart, pageKey, type StepScreen } from '../step-screen.ts'
import type { Question } from './answer-queue.ts'
import { type Draft, drafts } from './drafts.ts'
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

/** The draft of a page whose rows come and go, by its `pageKey`. */
interface KeptRows extends Draft {
  readonly of: string
}

/** Keeps what is typed, until the visitor answers: it is there again when the page is shown again. */
export async function keepDraft(form: HTMLFormElement, { view, ...page }: Question): Promise<void> {
  forgetIfChanged(page.route, form)
  const { fields } = await view.loadKind()
  const key = pageKey(page)
  const { shown } = drafts.get(key) ?? { shown: page.properties.answer }
  const draft = { typed: payloadOf(new FormData(form), fields), shown }
  drafts.set(key, draft)
  // A browser that fills in the same by itself mixes it with rows that another tab has saved since.
  if (hasRows(fields) && keep({ of: key, ...draft })) form.autocomplete = 'off'
}

/** Rows that were typed in a document that was left since are a draft again. */
export function recallRows(screen: StepScreen): void {
  const page = kept()
  const key = pageKey(screen)
  if (page && 'of' in page && page.of === key && !drafts.has(key)) drafts.set(key, page)
}

/** Forgets the draft of a page that was answered. */
export function forgetDraft(key: string): void {
  drafts.delete(key)
  if (isRows(kept(), key)) sessionStorage.removeItem(keptPage)
}

/**
 * Sends an answer that waits from a page before. Restores what was saved of this page before a reload, and sends it if it was being
 * sent. Says so once. What was typed in another language comes back without a word. Rows that were typed are there again whenever the
 * page is, until it is answered.
 */
export async function resumePage({ screen, speech, show }: Page): Promise<void> {
  sendUnsent().catch(() => {})
  if (screen.name !== 'step') return fillForm()
  const { fields } = await kindView(screen.properties.kind).loadKind()
  const key = pageKey({ ...screen, route: formRoute(screen) })
  const page = kept()
  if (page && 'of' in page) {
    if (page.of !== key) return
    drafts.set(key, page)
    return show({ resumed: 'typing' })
  }
  sessionStorage.removeItem(keptPage)
  if (page?.path !== pathHere()) return
  const { properties } = screen
  const typed = payloadOf(page.fields, fields)
  const isReloaded = page.sending !== undefined
  drafts.set(key, { typed, shown: isReloaded ? undefined : properties.answer })
  const resumed = page.sending ? 'sending' : 'typing'
  if (!isReloaded) return show({ resumed })
  // Other questions have their own subtitle.
  const says = { ...screen, properties: { ...properties, subtitle: spoken(words, speech).typed } }
  show(isStart(properties) ? { screen: says, resumed } : { resumed })
}

/** Fills in the form of a page that is no question. What it says of itself in hidden fields stays. */
function fillForm(): void {
  const page = kept()
  if (!page || 'of' in page) return
  sessionStorage.removeItem(keptPage)
  if (page.path !== pathHere()) return
  const form = document.querySelector('main form')
  for (const field of form?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []) {
    const values = page.fields.flatMap(([name, value]) => (name === field.name ? value : []))
    if (['radio', 'checkbox'].includes(field.type)) field.checked = values.includes(field.value)
    else field.value = `${values[0] ?? field.value}`
  }
}

/** Whether a form has fields that only what was typed adds: a browser that comes back fills in only those that the page has at first. */
function hasRows(fields: Fields): boolean {
  return Object.values(fields).some(({ form }) => form === 'groups' || form === 'codes')
}

/** False without browser storage: the draft lasts as long as this document. */
function keep(rows: KeptRows): boolean {
  try {
    sessionStorage[keptPage] = JSON.stringify(rows)
    return true
  } catch {
    return false
  }
}

/** Written by `reloadKeepingForm`, or here. */
function kept(): KeptPage | KeptRows | null {
  try {
    return JSON.parse(sessionStorage.getItem(keptPage) ?? 'null') as KeptPage | KeptRows | null
  } catch {
    return null
  }
}

function isRows(page: KeptPage | KeptRows | null, key: string): boolean {
  return page !== null && 'of' in page && page.of === key
}
