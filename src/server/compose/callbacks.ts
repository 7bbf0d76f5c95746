import type { Sending } from '../../connectors/connector.ts'
import {
  type AskedOffer,
  type CallbackReferences,
  callbackReferencesBy,
} from '../asking/callback-references.ts'
import { callbacksPath } from '../http/plugins/machines/carrier-callbacks.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'

type Keys = readonly [RootKey, ...RootKey[]]

/**
 * References by which carriers name offers to us. Those under an earlier key are read too, so that no answer is lost while
 * keys change.
 */
export function callbackReferences(keys: Keys): CallbackReferences {
  const [first, ...earlier] = keys.map(key => callbackReferencesBy(deriveKey(key, 'callback references')))
  if (!first) throw new Error('there is no key')
  return {
    write: first.write,
    read: (reference, carrier) =>
      [first, ...earlier].map(({ read }) => read(reference, carrier)).find(Boolean) ?? null,
  }
}

interface CallbackSettings {
  /** The address of the site, with its path if it has one. */
  readonly site: string
  readonly keys: Keys
}

/** The address for a carrier's answer to an offer. */
export function callbackToBy({
  site,
  keys,
}: CallbackSettings): (offer: AskedOffer) => NonNullable<Sending['callback']> {
  const references = callbackReferences(keys)
  return offer => {
    const reference = references.write(offer)
    return { reference, url: `${site}${callbacksPath}/${offer.carrier}/${reference}` }
  }
}
