import type { Page } from 'playwright-core'

/** What a visitor sees on a page, and its controls. */
export interface Screen {
  /** `outside`: a page of the browser itself, for example without a connection. */
  readonly shows: 'question' | 'results' | 'message' | 'nothing' | 'outside'
  readonly path: string
  readonly heading: string
  /** The address of the question's form, and its list item. */
  readonly route: string | null
  readonly uuid: string | null
  /** The quote that the page works on; null on a page that begins one. */
  readonly quote: string | null
  /** The quote that the address names. */
  readonly named: string | null
  readonly canLeave: boolean
  readonly busy: boolean
  /** Messages: those at fields, and those for all of the page. */
  readonly messages: readonly string[]
  readonly dialog: string | null
  readonly canSkip: boolean
  readonly canGoBack: boolean
  readonly chips: number
  /** The values of a list's buttons: `action=edit&uuid=...`. */
  readonly listButtons: readonly string[]
  /** Cards, radio buttons and boxes by name, and selects that must be chosen from. */
  readonly groups: readonly {
    readonly name: string
    readonly type: string
    readonly values: readonly string[]
  }[]
  /** Links and buttons that lead on from here. */
  readonly ways: number
  /** Every text of the page and of its fields. */
  readonly text: string
}

/** Looks at a page. */
export async function lookAt(page: Page): Promise<Screen> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.evaluate(readScreen)
    } catch (error) {
      // The page was left during the look.
      if (tries >= 5) throw error
    }
  }
}

/** The question that a screen shows, with its list item, in one word. */
export function pageOf({ route, uuid }: Screen): string {
  return [route, uuid].filter(part => part !== null).join(' ')
}

/** Whether two looks found one question, about one item. */
export function isSamePlace(before: Screen, after: Screen): boolean {
  return before.path === after.path && pageOf(before) === pageOf(after)
}

function readScreen(): Screen {
  const isVisible = (element: Element) => element.checkVisibility()
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Found>(selector),
  ]
  // Neither a dialog nor the button that opens an item of a list is a question.
  const form = document.querySelector<HTMLFormElement>(
    'main form:not(dialog form, :has(input[name=action][value=edit]))',
  )
  const hidden = (name: string) =>
    form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? null
  const heading = textOf(all('main h1').find(isVisible))
  const inputs = all<HTMLInputElement>('main form input:not([type=hidden]), main form select')
  const names = [...new Set(inputs.filter(({ type }) => /radio|checkbox/.test(type)).map(({ name }) => name))]
  const groups = names.map(name => {
    const ones = inputs.filter(input => input.name === name)
    return { name, type: ones[0]?.type ?? '', values: ones.map(({ value }) => value) }
  })
  const messages = all('[role=alert], [role=status], [aria-invalid=true]')
    .filter(isVisible)
    .map(element => textOf(element) || element.getAttribute('name') || '')
    .filter(text => text !== '')
  const next = all('main form button[type=submit]:not([name])').find(isVisible)
  // A field may be named "action".
  const route = form && new URL(form.getAttribute('action') ?? '', location.href).pathname
  const isQuestion = route !== null && /^\/(?:quote\/|start|welcome|partner|mobile)/.test(route)
  const isResults = location.pathname.startsWith('/quotes/') && heading !== ''
  const shows = () => {
    if (!location.protocol.startsWith('http')) return 'outside'
    if (isQuestion && next && heading) return 'question'
    if (isResults) return 'results'
    return heading && all('main a').some(isVisible) ? 'message' : 'nothing'
  }
  const folded = all('main summary').find(summary => textOf(summary).startsWith('Your answers so far'))
  return {
    shows: shows(),
    path: location.pathname,
    heading,
    route,
    uuid: hidden('uuid'),
    quote: hidden('quote_id') ?? /^\/quotes\/([\w-]+)/.exec(location.pathname)?.[1] ?? null,
    named: new URLSearchParams(location.search).get('q'),
    // There may be no page before: a tab begins empty.
    canLeave: navigation.canGoBack,
    busy: document.querySelector('main form [data-busy]') !== null,
    messages,
    dialog: textOf(document.querySelector('dialog[open] h2')) || null,
    canSkip: document.querySelector('main form button[name=skip_answer]') !== null,
    canGoBack: all('main a').some(link => textOf(link) === 'Back' && isVisible(link)),
    chips: folded?.parentElement?.querySelectorAll('a').length ?? 0,
    listButtons: all<HTMLButtonElement>('main form button[name=pressed]')
      .map(({ value }) => value)
      .filter(value => value.startsWith('action=')),
    groups,
    ways: all('main a[href], main button:enabled, main summary').filter(isVisible).length,
    text: [textOf(document.querySelector('main')), ...inputs.map(({ value }) => value)].join(' '),
  }
}
