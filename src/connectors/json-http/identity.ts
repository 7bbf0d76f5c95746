import { type Access, identifies, writesAuthorization } from '../access.ts'
import { secretsOf } from './mapping/mapping.ts'
import type { Mapping } from './mapping/mapping-format.ts'

interface Identity {
  readonly key?: { readonly id?: string; readonly secret: string }
  readonly access?: Access
  readonly mapping: Mapping | undefined
}

/** Why a carrier over JSON could not identify us, with the member to fix; null if it can. */
export function identityFault({
  key,
  access = {},
  mapping,
}: Identity): { readonly member: 'key' | 'access'; readonly message: string } | null {
  const auth = mapping ? mapping.request.auth : { style: 'signature' as const }
  if (!key) {
    if (mapping?.request.auth)
      return { member: 'key', message: 'the auth of the mapping needs a secret. Name its setting as key.' }
    return identifies(access) || (mapping && secretsOf(mapping).length > 0)
      ? null
      : {
          member: 'key',
          message:
            'nothing identifies us to the carrier. Name a key, give access a login, or have the mapping send a $secret.',
        }
  }
  if (!auth)
    return { member: 'key', message: 'nothing uses it. Give the mapping request.auth, or leave key out.' }
  if (auth.style === 'signature' && key.id === undefined)
    return {
      member: 'key',
      message: 'the signature goes with a key id. Name the setting that contains it as id.',
    }
  if (auth.style === 'bearer' && writesAuthorization(access))
    return {
      member: 'access',
      message:
        'the mapping writes Authorization already. Leave its auth out, or basic, oauth or the header here.',
    }
  return null
}
