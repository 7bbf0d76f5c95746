import { pathHere } from '../base-path.ts'
import { patience } from '../calls/patience.ts'

/** Where the visitor was on each list of prices, by its path. */
const places = new Map<string, number>()
const lists = /^\/quotes\/[\w-]+$/
/** The page of the list. While another page takes its place, it is not in the document, and the window's position means nothing. */
let list: Element | null = null

/**
 * Remembers where on a list of prices the visitor is, and restores the place for a visitor who comes back from a question. Call it
 * for each new list.
 */
export function keepPlace(): void {
  const place = places.get(pathHere()) ?? 0
  list = document.querySelector('main > *')
  addEventListener('scroll', remember, { passive: true })
  // The visitor may have scrolled before this code came.
  if (scrollY > 0) remember()
  if (place > 0 && document.documentElement.dataset.direction === 'back') scrollOnceFilled(place)
}

function remember(): void {
  if (list?.isConnected && lists.test(pathHere())) places.set(pathHere(), scrollY)
}

/** The prices come after the page. Visitors who scroll or leave before that are where they want to be. */
function scrollOnceFilled(place: number): void {
  const path = pathHere()
  const until = performance.now() + patience
  const look = () => {
    if (scrollY > 0 || pathHere() !== path || performance.now() > until) return
    if (document.documentElement.scrollHeight < place + innerHeight) requestAnimationFrame(look)
    else scrollTo({ top: place, behavior: 'instant' })
  }
  look()
}
