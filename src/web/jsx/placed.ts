import { addressAt } from '../base-path.ts'

/** The properties of an element, its addresses with the base path. Components pass theirs on to elements. */
export function placed(type: unknown, props: unknown): unknown {
  if (typeof type !== 'string') return props
  const own = { ...(props as Record<string, unknown>) }
  for (const name of ['href', 'action', 'src']) if (name in own) own[name] = addressAt(own[name])
  return own
}
