import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Carrier } from '../../carriers/carrier.ts'
import { carrierRequest } from '../../connectors/carrier-request.ts'
import type { CarrierRequest, Outcome, WireConnector } from '../../connectors/connector.ts'
import { eachPet, together } from '../../connectors/each-pet.ts'
import { gatewayIn } from '../../connectors/gateway.ts'
import type { Again, AskAgain } from '../journey/quoting/again.ts'
import type { Log } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'
import type { CarrierAnswers } from '../store/carriers/carrier-answers.ts'
import type { CarrierBudget, ToBudget } from '../store/carriers/carrier-budget.ts'
import type { CarrierQuestions } from '../store/carriers/carrier-questions.ts'
import type { GivenDetailsStore } from '../store/carriers/given-details.ts'
import type { SentQuestions } from '../store/carriers/sent-questions.ts'
import { isAnswer, leastCallMs, leastPollMs } from './ask-carrier.ts'
import type { CallCarrier } from './call-carrier.ts'
import { cleanOutcome } from './clean-outcome.ts'
import { neededBy } from './needed.ts'

interface Deps {
  readonly carriers: readonly Carrier[]
  readonly call: CallCarrier
  readonly answers: Pick<CarrierAnswers, 'keep'>
  readonly questions: CarrierQuestions
  readonly budget: CarrierBudget
  readonly sent: SentQuestions
  readonly given: Pick<GivenDetailsStore, 'of'>
  readonly secret: Config['secret']
  readonly stopping: AbortSignal
  readonly log: Log
}

/** The visitor waits with the page open, so asking again takes no longer than this. */
const patienceMs = 9_000

interface Put extends Pick<Again, 'quote'> {
  readonly carrier: Carrier
  readonly connector: WireConnector
  readonly request: CarrierRequest
}

/**
 * Asks a carrier again for a price that it gave: at once by its rates, over its wire within nine seconds. It never
 * reuses an earlier answer, and sends the question under a new key, so that no carrier replays its earlier reply.
 */
export function askAgainBy(deps: Deps): AskAgain {
  return async ({ quote, carrier: id, risk, today }) => {
    const carrier = deps.carriers.find(one => one.id === id)
    const connector = carrier?.lines[risk.line]?.connector
    if (!carrier || !connector || connector.via === 'ads') return 'unreached'
    const plain = carrierRequest({ reference: quote.id, risk, today })
    if (connector.via === 'process') return connector.rate(plain)
    const { details } = await neededBy(deps, { quote, carrier, connector, request: plain })
    const request = { ...plain, ...(details ? { details } : {}) }
    const outcomes: Outcome[] = []
    for (const one of eachPet(request)) {
      if (!(await deps.questions.mayGetAgain({ carrier: id, visitor: quote.visitor, request: one })))
        return 'enough'
      const outcome = await askOverWire(deps, { quote, carrier, connector, request: one })
      if (outcome === 'enough') return outcome
      // What cannot be confirmed for every pet is not confirmed.
      if (outcome === 'unreached' || outcome.kind === 'failed' || outcome.kind === 'needs') return outcome
      // From now on, this is what the carrier has confirmed.
      if (isAnswer(outcome))
        await deps.answers.keep({ quote, carrier: id, request: one, isShareable: false, outcome })
      outcomes.push(outcome)
    }
    return together(request, outcomes)
  }
}

async function askOverWire(
  deps: Deps,
  { quote, carrier, connector, request }: Put,
): Promise<Outcome | 'unreached' | 'enough'> {
  const { call, sent, stopping } = deps
  const endsAt = Date.now() + patienceMs
  const idempotencyKey = randomUUID()
  const leftMs = () => endsAt - Date.now() - leastCallMs
  const take = (more: Pick<ToBudget, 'isAgain' | 'afterMs'>) =>
    deps.budget.take({
      ...{ carrier, gateway: gatewayIn(connector, request.risk.state), today: request.today },
      ...{ withinMs: leftMs(), ...more },
    })
  const first = await take({})
  if ('over' in first) return first.over === 'day' ? 'enough' : 'unreached'
  await pause(first.waitMs, undefined, { ref: false })
  for (let ticket: string | null = null; ; ) {
    const question = {
      ...{ carrier: carrier.id, connector, request, ticket },
      noteSending: (kinds: Parameters<SentQuestions['note']>[0]['kinds']) =>
        sent.note({ quote, round: quote.round, carrier: carrier.id, kinds }),
      sending: { idempotencyKey, disclosed: request.today, secret: secretBy(deps) },
    }
    const callEndsAt = Math.min(endsAt, Date.now() + connector.terms.deadlineMs)
    const timeUp = AbortSignal.timeout(Math.max(0, callEndsAt - Date.now()))
    const { result } = await call(question, { endsAt: callEndsAt, timeUp, stopping })
    if (result.kind === 'put off') {
      const { afterMs, instead } = result
      if (afterMs > leftMs()) return instead
      const taken = result.ticket === null ? await take({ isAgain: true, afterMs }) : { waitMs: afterMs }
      if ('over' in taken) return instead
      ticket = result.ticket
      await pause(taken.waitMs, undefined, { ref: false })
      continue
    }
    if (result.kind !== 'pending') return cleanOutcome(deps, carrier, result)
    ticket = result.ticket
    const waitMs = Math.max(leastPollMs, result.pollAfterMs)
    if (Date.now() + waitMs >= endsAt) return 'unreached'
    await pause(waitMs, undefined, { ref: false })
  }
}

function secretBy({ secret }: Deps) {
  return (name: string): string => {
    const value = secret(name)
    if (value === undefined) throw new Error(`${name} is not set`)
    return value
  }
}
