import { quotesPath } from './contract.ts'

interface CarrierAddress {
  readonly carrier: string
  readonly endpoint: string
}

/** The base address of a carrier. The sandbox has one address, with a folder for each of its carriers. */
export function baseOf({ carrier, endpoint }: CarrierAddress): URL {
  return new URL(endpoint === 'sandbox' ? `http://sandbox/${carrier}` : endpoint)
}

/** The path of a base address, with which the paths below it begin. */
export function pathOf(base: URL): string {
  return base.pathname.replace(/\/$/, '')
}

/**
 * The target of a Location header, as a path below the carrier's endpoint; null if it is elsewhere. It may be a whole address, a
 * path from the root, or one relative to the question's address.
 */
export function ticketAt(location: string | undefined, reached: CarrierAddress): string | null {
  const base = baseOf(reached)
  const root = pathOf(base)
  if (location === undefined || location.length > 500) return null
  const url = URL.parse(location, `${base.origin}${root}${quotesPath}`)
  if (!url || url.origin !== base.origin || url.username !== '' || url.password !== '') return null
  if (!url.pathname.startsWith(`${root}/`)) return null
  return url.pathname.slice(root.length) + url.search
}
