import { createContext, use } from 'react'
import type { SiteFacts } from '../contract/page.ts'
import type { ShownSite } from '../contract/site.ts'

/**
 * Facts about this service, as the server sent them with the page. Tests of components that use them draw with
 * `tests/rooms/web.ts`.
 */
export const Facts = createContext({} as SiteFacts)

export function useFacts(): SiteFacts {
  return use(Facts)
}

/** Who runs the site. */
export function useSite(): ShownSite {
  return useFacts().site
}
