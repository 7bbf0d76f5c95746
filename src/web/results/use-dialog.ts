import { useState } from 'react'

/**
 * A dialog whose code comes when it is wanted. `state` is "failed" where it did not come; then it never opens late, by
 * itself. What failed is fetched again when it is wanted again.
 */
export function useDialog<Module extends object>(load: () => Promise<Module>) {
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
