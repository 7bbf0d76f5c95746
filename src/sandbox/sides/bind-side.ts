import * as v from 'valibot'
import { bindQuestion } from '../../connectors/binding/binding.ts'
import { quoteNumber } from '../../connectors/reply/quote-number.ts'
import { type Answer, json, silence } from '../answer.ts'
import { behaviorOf } from '../behaviors.ts'
import type { IncomingRequest } from '../incoming-request.ts'
import { isSigned, type Key } from '../key.ts'
import { openMemory } from '../memory.ts'

/** A carrier that binds, and the policies that it has bound. */
export interface BindSide {
  take(request: IncomingRequest): Answer | typeof silence
  /** The keys of the orders that it has bound, once for each policy issued. */
  bound(): readonly string[]
}

/**
 * Binds for every demonstration carrier: one key is one policy. The applicant's last name makes it misbehave, as with quotes
 * (docs/sandbox.md).
 */
export function openBindSide(key: Key): BindSide {
  const memory = openMemory<Answer>()
  const bound: string[] = []

  return {
    bound: () => bound,
    take(request) {
      if (!isSigned(request, key)) return json(401, { error: 'unauthorized' })
      const id = request.headers['idempotency-key'] ?? ''
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), bindQuestion), request.body)
      if (request.method !== 'POST' || id === '' || !read.success) return json(400, { error: 'bad_request' })
      const name = `${request.carrier} ${id}`
      const times = memory.seen(name, JSON.stringify({ ...read.output, payment: null }))
      if (times === 'conflict') return json(409, { error: 'idempotency_conflict' })
      const earlier = memory.find(name)
      if (earlier) return earlier
      const behavior = behaviorOf(read.output.applicant.last)
      if (behavior === 'never') return silence
      const isRefused = behavior === 'declined'
      if (!isRefused) bound.push(id)
      const answer = isRefused
        ? json(200, { status: 'refused', message: 'We can’t insure this after all.' })
        : json(200, { status: 'bound', policyNumber: quoteNumber(request.carrier, `policy ${id}`) })
      memory.keep(name, answer)
      // The policy is issued, and the reply to it is lost.
      return behavior === 'breaks once' ? json(500, { error: 'internal' }) : answer
    },
  }
}
