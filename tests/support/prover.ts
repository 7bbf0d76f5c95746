import { answer } from '../../src/contract/answer.ts'
import type { Call } from '../../src/contract/call.ts'
import { proofHeader } from '../../src/contract/proof.ts'
import { prove } from '../../src/web/prove.ts'
import type { Page } from './renters.ts'
import type { Visitor } from './visitor.ts'

/** Answers one page as a browser does; see `callWithProof`. */
export function giveWithProof(visitor: Visitor, [step, payload]: Page) {
  return callWithProof(visitor, answer, { answer: payload, step, source: 'web' })
}

/** Makes a call as a browser does: where the service asks for a proof of work, it is sent with the same call again. */
export async function callWithProof<Ask, Reply extends object>(
  visitor: Visitor,
  call: Call<Ask, Reply>,
  ask: unknown,
) {
  const { reply } = await visitor.call(call, ask)
  if (reply.status !== 'Error' || reply.challenge === undefined) return reply
  return (await visitor.call(call, ask, { [proofHeader]: await prove(reply.challenge) })).reply
}
