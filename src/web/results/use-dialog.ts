import { useState } from 'react'

export interface LoadedDialog<Module = unknown> {
  /** Null until it has loaded. */
  readonly module: Module | null
  readonly state: 'closed' | 'open' | 'failed'
  /** Loads it, and shows nothing. */
  prepare(): void
  open(): void
  close(): void
}

/**
 * A dialog whose code loads on demand. `state` is "failed" if it did not load; then it never opens late by itself, and
 * the next attempt fetches it again.
 */
export function useDialog<Module extends object>(load: () => Promise<Module>): LoadedDialog<Module> {
  const [module, setModule] = useState<Module | null>(null)
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const prepare = (failed = () => {}) => void load().then(setModule, failed)
  return {
    module,
    state,
    prepare: () => prepare(),
    close: () => setState('closed'),
    open() {
      setState('open')
      prepare(() => setState('failed'))
    },
  }
}
