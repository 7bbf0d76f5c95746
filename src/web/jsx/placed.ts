import { addressAt } from '../base-path.ts'

/** The properties of an element, its addresses with the base path. Components pass theirs on. */
export function placed(type: unknown, props: unknown): unknown {
  // React gives an object.
  const own = { ...(props as Record<string, unknown>) }
  for (const name of ['href', 'action', 'src'])
    if (typeof type === 'string' && name in own) own[name] = addressAt(own[name])
  return own
}
