import { useEffect, useRef, useState } from 'react'
import type { AddressHelp, ZipPlace } from '../../web/step/step-view.ts'

interface UseZipPlace {
  readonly loadAddressHelp: () => Promise<AddressHelp>
  readonly read: (name: 'city' | 'state' | 'zipcode') => string
  readonly write: (filled: { city?: string; state?: string }) => void
}

/** Looks up the typed ZIP code: fills an empty city and state, and reports when it is not in the chosen state. */
export function useZipPlace({ loadAddressHelp, read, write }: UseZipPlace) {
  const [elsewhere, setElsewhere] = useState<ZipPlace | null>(null)
  const cache = useRef(new Map<string, ZipPlace | null>())
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  async function find(zip: string): Promise<ZipPlace | null> {
    const before = cache.current.get(zip)
    if (before !== undefined) return before
    asking.current?.abort()
    asking.current = new AbortController()
    const place = await (await loadAddressHelp()).locate(zip, asking.current.signal)
    if (place === undefined) return null
    cache.current.set(zip, place)
    return place
  }

  async function look(): Promise<void> {
    const zip = /^\d{5}/.exec(read('zipcode'))?.[0]
    // An aborted look-up is ignored.
    const place = zip === undefined ? null : await find(zip).catch(() => null)
    if (place === null) return setElsewhere(null)
    const [city, state] = [read('city'), read('state')]
    if (state === '') write({ state: place.state, ...(city === '' && { city: place.city }) })
    else if (city === '' && state === place.state) write({ city: place.city })
    setElsewhere(state !== '' && state !== place.state ? place : null)
  }

  return {
    elsewhere,
    look,
    forget: () => setElsewhere(null),
    take() {
      if (elsewhere) write({ city: elsewhere.city, state: elsewhere.state })
      setElsewhere(null)
    },
  }
}
