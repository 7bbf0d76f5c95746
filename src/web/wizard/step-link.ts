import type { MouseEvent } from 'react'
import type { Direction } from './navigation.ts'
import type { Navigator } from './use-navigator.ts'

/** A link to another step: followed within the page by a plain click, by the browser for any other. */
export function stepLink(go: Navigator['go'], direction: Direction) {
  return (route: string) => ({
    href: route,
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void go(route, direction)
    },
  })
}
