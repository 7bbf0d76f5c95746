import { addressAt } from '../base-path.ts'

const addresses = ['href', 'action', 'src'] as const

/** The properties of an element, its addresses with the base path. Components pass theirs on to elements. */
export function placed(type: unknown, props: unknown): unknown {
  if (typeof type !== 'string') return props
  const own = props as Readonly<Record<string, unknown>>
  const changes = addresses.flatMap(name => {
    const path = own[name]
    return typeof path === 'string' ? [[name, addressAt(path)]] : []
  })
  return changes.length === 0 ? props : { ...own, ...Object.fromEntries(changes) }
}
