import { useEffect, useState } from 'react'
import type { StatusReply } from '../../contract/status.ts'

let loaded: typeof import('./extras.ts') | undefined

/** Whether these results show what only some do. */
export function hasExtras(data: StatusReply['data'] | null): boolean {
  return !!(data?.actions_taken || data?.ways || data?.bundle || data?.result.has_more_results)
}

/** Loads what only some results show. */
export async function loadExtras(): Promise<void> {
  loaded ??= await import('./extras.ts')
}

/** What only some results show, once it is needed and loaded; without it the page is whole. */
export function useExtras(needed: boolean) {
  const [extras, setExtras] = useState(loaded)
  useEffect(() => {
    const show = () => setExtras(loaded)
    if (needed) loadExtras().then(show, show)
  }, [needed])
  return extras
}
