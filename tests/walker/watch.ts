/** A page's report on itself while a visitor uses it: the state of its form. */
export interface Report {
  /** `shown`: something was typed, chosen or pressed. `sent`: an answer goes out. */
  readonly kind: 'shown' | 'sent'
  /** The page's form, and the list item that it is about. */
  readonly page: string
  /** The quote that the page works on; null on a page that begins one. */
  readonly quote: string | null
  /** What the form shows, by the names of its fields. */
  readonly entries: readonly (readonly [string, string])[]
  /** The call that goes out. */
  readonly body: string | null
}

/** Runs in each page before its own scripts, and reports to `tellWalker`. */
export function watchPage(): void {
  const tell = (kind: Report['kind'], body: string | null) => {
    const form = document.querySelector<HTMLFormElement>('main form')
    if (!form) return
    const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value
    const uuid = hidden('uuid')
    // A field may be named "action".
    const action = form.getAttribute('action') ?? ''
    const report: Report = {
      kind,
      page: [new URL(action, location.href).pathname, uuid].filter(part => part !== undefined).join(' '),
      quote: hidden('quote_id') ?? null,
      entries: [...new FormData(form)].map(([name, value]) => [name, String(value)] as const),
      body,
    }
    // Made for every page of the journey.
    void (window as unknown as { tellWalker(report: Report): Promise<void> }).tellWalker(report)
  }
  for (const event of ['input', 'change']) document.addEventListener(event, () => tell('shown', null))
  // An answer sent unchanged was on the page at the press: when it goes out, the page may show another.
  document.addEventListener('click', () => tell('shown', null), true)
  const { fetch } = window
  window.fetch = (to, init) => {
    if (to === '/api/v1/answer' && typeof init?.body === 'string') tell('sent', init.body)
    return fetch(to, init)
  }
}
