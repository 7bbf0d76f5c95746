import { Counter } from 'prom-client'
import type { Day } from '../../units/day.ts'
import { Fail } from '../errors.ts'
import type { Admit, Sender } from '../journey/quoting/admit.ts'
import type { AddressRounds } from '../store/counts/address-rounds.ts'
import { doorBy } from './door.ts'
import type { Proofs } from './proofs.ts'

/**
 * A challenge takes a laptop some 2^bits milliseconds: a quarter of a second, and two seconds for an address that sends
 * hundreds of quotes.
 */
export const proofBits = { least: 8, most: 11, roundsABit: 40 } as const

const admissions = new Counter({
  name: 'quote_admissions_total',
  help: 'Finished quotes before carriers over a wire are asked about them, and what became of each try',
  labelNames: ['result'],
})

interface Deps {
  readonly rounds: AddressRounds
  readonly proofs: Proofs
  /** Browsers may take a hosted challenge instead of the work. */
  readonly isHosted?: boolean
  readonly now?: () => number
}

/**
 * Lets people through to carriers and slows machines down. An unhurried visitor from a quiet address needs nothing; others need a
 * proof of work, which their page solves in the background, or, without scripts, some patience. See Admit.
 */
export function admitBy({ rounds, proofs, isHosted = false, now = Date.now }: Deps): Admit {
  const pass = doorBy({ rounds, proofs, isHosted, bitsFor, now })
  return async request => {
    const { quote, sender, today } = request
    // What one visitor may ask a carrier in a day is limited anyway, so a known visitor needs no further check.
    const isKnown = await rounds.isKnown({ visitor: quote.visitor, today })
    const result = isKnown ? 'known' : await (sender.agent ? passAgent(sender.agent, today) : pass(request))
    admissions.inc({ result: typeof result === 'string' ? result : 'refused' })
    if (typeof result !== 'string') throw result
    return result === 'proved' || result === 'waited'
  }

  /** An assistant solves no challenge: the budget of its key, set by an operator, lets it through. */
  async function passAgent({ key }: NonNullable<Sender['agent']>, today: Day): Promise<'key' | Error> {
    if (!key) return new Fail({}, { key: 'agent-needs-key' })
    const passed = await rounds.add({ address: `agent key ${key.name}`, today })
    return passed <= key.quotesADay
      ? 'key'
      : new Fail({}, { key: 'agent-budget-used', values: { quotes: key.quotesADay } })
  }
}

function bitsFor(rounds: number): number {
  return Math.min(proofBits.most, proofBits.least + Math.floor(rounds / proofBits.roundsABit))
}
