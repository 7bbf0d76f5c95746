import { type StatusReply, status } from '../../src/contract/prices/status.ts'
import type { Visitor } from './visitor.ts'

/** What a visitor sees once every carrier has answered or timed out. Throws after five minutes. */
export async function untilComplete(visitor: Visitor, quoteId = ''): Promise<StatusReply['data']> {
  for (const until = Date.now() + 300_000; Date.now() < until; ) {
    const { reply } = await visitor.call(status, { quote_id: quoteId })
    if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
    if (reply.data.result.quote_status === 'complete') return reply.data
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('some carriers have not answered within five minutes')
}
