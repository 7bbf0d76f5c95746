import type { MouseEvent } from 'react'
import { addressOf } from '../../contract/quote-address.ts'
import type { Direction, Router } from './router.ts'

/** Where links of a page lead: to other steps of the same quote, with the query string of the visit. */
export interface LinkContext {
  readonly go: Router['go']
  readonly query: string
  readonly quoteId: string | undefined
}

/** A link to another step: a plain click stays within the page, the browser handles any other. */
export function routerLink({ go, query, quoteId }: LinkContext, direction: Direction) {
  return (route: string) => ({
    href: addressOf(route, query, quoteId),
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void go(route, direction)
    },
  })
}
