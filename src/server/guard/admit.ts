import { Counter } from 'prom-client'
import { hostedMark } from '../../contract/proof.ts'
import { AppError, Fail } from '../errors.ts'
import type { AdmissionRequest, Admit } from '../journey/admit.ts'
import type { AddressRounds } from '../store/address-rounds.ts'
import type { Proofs } from './proofs.ts'

/** Nobody reads and answers a question faster than this, page after page. */
export const leastMsAPage = 1_000

/**
 * A challenge takes a laptop some 2^bits milliseconds: a quarter of a second, and two seconds for an address that sends
 * hundreds of quotes.
 */
export const proofBits = { least: 8, most: 11, roundsABit: 40, besideHosted: 2 } as const

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
 * Lets people through and slows machines down. An unhurried visitor of a quiet address needs nothing; others need a
 * proof of work, which their page solves in the background, or without scripts some patience. See Admit.
 */
export function admitBy({ rounds, proofs, isHosted = false, now = Date.now }: Deps): Admit {
  return async request => {
    const result = await decide(request)
    admissions.inc({ result: typeof result === 'string' ? result : 'refused' })
    if (typeof result !== 'string') throw result
  }

  async function decide(request: AdmissionRequest): Promise<'known' | 'free' | 'proved' | 'waited' | Error> {
    const { quote, sender, today } = request
    const { visitor } = quote
    const at = { address: sender.address, today }
    // A carrier gets at most ten questions of one visitor in a day, so a known visitor needs no further check.
    if (await rounds.isKnown({ visitor, today })) return 'known'
    if (!isHurried(request) && (await rounds.takeFree(at))) return 'free'
    const { proof } = sender
    if (proof !== undefined && (await proofs.isValid({ visitor, quoteId: quote.id, proof }))) {
      await rounds.add(at)
      return 'proved'
    }
    if (sender.hasScripts) {
      const bits = bitsFor(await rounds.count(at)) + (isHosted ? proofBits.besideHosted : 0)
      const challenge = proofs.challenge({ visitor, quoteId: quote.id, bits })
      // A browser that asks not to be tracked loads nothing from outside, and after a proof that was not valid only work counts.
      const mark = isHosted && !sender.optsOut && proof === undefined ? hostedMark : ''
      return new AppError('proof-needed', { challenge: challenge + mark })
    }
    const waitMs = await rounds.waitForTurn({ visitor, ...at })
    return waitMs === 0 ? 'waited' : new Fail({}, waitText(waitMs))
  }

  function isHurried({ quote }: AdmissionRequest): boolean {
    return now() - quote.createdAt.getTime() < leastMsAPage * Object.keys(quote.answers).length
  }
}

function bitsFor(rounds: number): number {
  return Math.min(proofBits.most, proofBits.least + Math.floor(rounds / proofBits.roundsABit))
}

function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const when = seconds === 1 ? 'in a second' : `in ${seconds} seconds`
  return `I have a lot of visitors from your network just now. Your answers are safe. Please press the button again ${when}.`
}
