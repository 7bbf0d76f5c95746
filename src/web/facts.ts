import { createContext, use } from 'react'
import type { SiteFacts } from '../contract/page.ts'

/** What is so of this service, as the server gave it with the page. A part of it that is tested alone stands in the demonstration. */
export const Facts = createContext({ demo: 'all' } as SiteFacts)

export function useFacts(): SiteFacts {
  return use(Facts)
}
