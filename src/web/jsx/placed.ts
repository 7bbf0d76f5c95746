import { addressAt } from '../base-path.ts'
import { said } from '../voice/voice.ts'

/** The properties of an element, its words in the voice of the site and its addresses with the base path. Components pass theirs on. */
export function placed(type: unknown, props: unknown): unknown {
  // React gives an object.
  const own = { ...said(props as Record<string, unknown>) }
  for (const name of ['href', 'action', 'src'])
    if (typeof type === 'string' && name in own) own[name] = addressAt(own[name])
  return own
}
