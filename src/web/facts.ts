import { createContext, use } from 'react'
import type { SiteFacts } from '../contract/page.ts'

/**
 * Facts about this service, as the server sent them with the page. Components tested alone get those of the
 * demonstration.
 */
export const Facts = createContext({ demo: 'all' } as SiteFacts)

export function useFacts(): SiteFacts {
  return use(Facts)
}
