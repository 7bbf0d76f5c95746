import type { StatusReply } from '../../src/contract/prices/status.ts'

type Seen = Pick<StatusReply['data'], 'id' | 'answers' | 'result'>

/**
 * Complains when a price that an insurer has confirmed in a quote is replaced by an estimate for the same answers. Call it with
 * all that a visitor is shown, in order.
 */
export function watchConfirmedPrices(complain: (complaint: string) => void): (seen: Seen) => void {
  const confirmed = new Map<string, string>()
  return ({ id, answers, result }) => {
    const said = answers.map(({ route, answer }) => [route, answer])
    for (const { id: offer, price_info } of result.quotes) {
      const { type, premium, source } = price_info
      const key = JSON.stringify([id, offer, said])
      const before = confirmed.get(key)
      if (type === 'price' && source !== 'similar plans' && premium !== undefined) confirmed.set(key, premium)
      else if (type === 'price' && before !== undefined)
        complain(`quote ${id} shows an estimate of ${premium} for ${offer}, which has confirmed ${before}`)
    }
  }
}
