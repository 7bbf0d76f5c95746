interface Settings {
  readonly siteKey: string
  /** The address of Turnstile's script. */
  readonly api: string
}

interface Turnstile {
  render(box: string, options: Readonly<Record<string, unknown>>): void
}

/**
 * Runs in the frame of the hosted challenge, and is copied into its page as text. It sends the parent page the token that Turnstile
 * gives for the purpose in the address; an empty one if Turnstile gives none or would have to show something.
 */
export function askTurnstile({ siteKey, api }: Settings): void {
  const bring = (token: string) => parent.postMessage({ token }, location.origin)
  const fail = () => bring('')
  const script = document.createElement('script')
  script.src = api
  script.onerror = fail
  script.onload = () =>
    // The script defines this global.
    (window as unknown as { readonly turnstile: Turnstile }).turnstile.render('#box', {
      sitekey: siteKey,
      cData: location.hash.slice(1),
      appearance: 'interaction-only',
      retry: 'never',
      callback: bring,
      'error-callback': fail,
      'unsupported-callback': fail,
      'before-interactive-callback': fail,
    })
  document.head.append(script)
}
