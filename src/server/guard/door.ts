import { hostedMark } from '../../contract/answers/proof.ts'
import { AppError, Fail } from '../errors.ts'
import type { AdmissionRequest } from '../journey/quoting/admit.ts'
import { givenHere } from '../journey/wizard/taken-over.ts'
import type { AddressRounds } from '../store/counts/address-rounds.ts'
import type { Proofs } from './proofs.ts'

/** Nobody reads and answers a question faster than this, page after page. */
export const leastMsAPage = 1_000

/** What a hosted challenge adds to the work that may be done in its place. */
export const bitsBesideHosted = 2

interface Deps {
  readonly rounds: Pick<AddressRounds, 'takeFree' | 'add' | 'count' | 'waitForTurn'>
  readonly proofs: Proofs
  /** Browsers may take a hosted challenge instead of the work. */
  readonly isHosted: boolean
  /** The work that an address has to do, in bits, after this many rounds in a day. */
  readonly bitsFor: (rounds: number) => number
  readonly now: () => number
}

/** How somebody passed: by a free place, by proved work, or without scripts by patience. */
export type Passage = 'free' | 'proved' | 'waited'

/**
 * A door that lets people through and slows machines down, and counts who passes by their network address. Resolves with how
 * somebody passed, or with the error that says what has to be done first. `hasFree`: whether free places are given at all.
 */
export function doorBy({ rounds, proofs, isHosted, bitsFor, now }: Deps) {
  return async (request: AdmissionRequest, hasFree = true): Promise<Passage | Error> => {
    const { quote, sender, today } = request
    const { visitor } = quote
    const at = { address: sender.address, today }
    if (hasFree && !isHurried(request) && (await rounds.takeFree(at))) return 'free'
    const { proof } = sender
    if (proof !== undefined && (await proofs.isValid({ visitor, quoteId: quote.id, proof }))) {
      await rounds.add(at)
      return 'proved'
    }
    if (sender.hasScripts) {
      const bits = bitsFor(await rounds.count(at)) + (isHosted ? bitsBesideHosted : 0)
      const challenge = proofs.challenge({ visitor, quoteId: quote.id, bits })
      // A browser that asks not to be tracked loads nothing from outside, and after an invalid proof only work counts.
      const mark = isHosted && !sender.optsOut && proof === undefined ? hostedMark : ''
      return new AppError('proof-needed', { challenge: challenge + mark })
    }
    const waitMs = await rounds.waitForTurn({ visitor, ...at })
    if (waitMs === 0) return 'waited'
    return new Fail({}, { key: 'press-again', values: { seconds: Math.ceil(waitMs / 1000) } })
  }

  function isHurried({ quote }: AdmissionRequest): boolean {
    return now() - quote.createdAt.getTime() < leastMsAPage * givenHere(quote).length
  }
}
