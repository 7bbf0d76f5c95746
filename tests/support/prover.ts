import { answer } from '../../src/contract/answers/answer.ts'
import { proofHeader } from '../../src/contract/answers/proof.ts'
import type { Call } from '../../src/contract/call.ts'
import { prove } from '../../src/web/calls/prove.ts'
import type { Page } from './renters.ts'
import type { Visitor } from './visitor.ts'

type Headers = Readonly<Record<string, string>>

/** Answers one page as a browser does; see `callWithProof`. */
export function giveWithProof(visitor: Visitor, [step, payload]: Page, headers: Headers = {}) {
  return callWithProof(visitor, answer, { answer: payload, step, source: 'web' }, headers)
}

/** Makes a call as a browser does: where the service asks for a proof of work, it is sent with the same call again. */
export async function callWithProof<Ask, Reply extends object>(
  visitor: Visitor,
  call: Call<Ask, Reply>,
  ask: unknown,
  headers: Headers = {},
) {
  const { reply } = await visitor.call(call, ask, headers)
  if (reply.status !== 'Error' || reply.challenge === undefined) return reply
  const proof = await prove(reply.challenge)
  return (await visitor.call(call, ask, { ...headers, [proofHeader]: proof })).reply
}
