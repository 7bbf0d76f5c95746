import { type MouseEvent, useState } from 'react'

type Dialogs = typeof import('./dialogs.ts')

export interface LoadedDialog {
  /** Null until it has loaded. */
  readonly module: Dialogs | null
  /** What the dialog takes: whether it is open, and how it closes. */
  readonly shown: { readonly open: boolean; readonly onClose: () => void }
  readonly failed: boolean
  open(): void
  /** The same from a link to the page that does the same: it follows the link if the dialog has failed. */
  openFrom(event: MouseEvent): void
}

/** Fetches the code of the dialogs, so that they open without a connection too. */
export function loadDialogs(): Promise<Dialogs> {
  return import('./dialogs.ts')
}

/**
 * A dialog whose code loads on demand. If that failed, it never opens late by itself, and the next attempt fetches it
 * again.
 */
export function useDialog(): LoadedDialog {
  const [module, setModule] = useState<Dialogs | null>(null)
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  /** A failure without a connection is over once there is one. */
  const forget = () => setState(now => (now === 'failed' ? 'closed' : now))
  const open = () => {
    setState('open')
    loadDialogs().then(setModule, () => {
      setState('failed')
      addEventListener('online', forget, { once: true })
    })
  }
  return {
    module,
    shown: { open: state === 'open', onClose: () => setState('closed') },
    failed: state === 'failed',
    open,
    openFrom(event) {
      if (state === 'failed') return
      event.preventDefault()
      open()
    },
  }
}
