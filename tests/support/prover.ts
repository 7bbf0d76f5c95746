import { answer } from '../../src/contract/answer.ts'
import { proofHeader } from '../../src/contract/proof.ts'
import { prove } from '../../src/web/prove.ts'
import type { Page } from './renters.ts'
import type { Visitor } from './visitor.ts'

/** Answers one page as a browser does: where the service asks for a proof of work, it is sent with the same answer again. */
export async function giveWithProof(visitor: Visitor, [step, payload]: Page) {
  const ask = { answer: payload, step, source: 'web' }
  const { reply } = await visitor.call(answer, ask)
  if (reply.status !== 'Error' || reply.challenge === undefined) return reply
  return (await visitor.call(answer, ask, { [proofHeader]: await prove(reply.challenge) })).reply
}
