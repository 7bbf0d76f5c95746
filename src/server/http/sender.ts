import type { FastifyRequest } from 'fastify'
import { proofHeader } from '../../contract/answers/proof.ts'
import { addressKey } from '../guard/address-key.ts'
import type { Sender } from '../journey/quoting/admit.ts'
import type { Who } from '../journey/visits.ts'

/** The visitor of a request. */
export function whoOf({ visitor, isCounted, isShared }: FastifyRequest): Who {
  return { visitor, isCounted, isShared }
}

/** The sender of a request: the client's address from trusted proxies, or else the connection's own. */
export function senderOf(
  { ip, headers, isCounted, language }: FastifyRequest,
  { hasScripts }: Pick<Sender, 'hasScripts'>,
): Sender {
  const proof = headers[proofHeader]
  return {
    address: addressKey(ip),
    proof: typeof proof === 'string' ? proof : undefined,
    hasScripts,
    language,
    optsOut: !isCounted,
  }
}
