import { freeRounds } from '../../src/server/store/counts/address-rounds.ts'
import { giveWithProof } from './prover.ts'
import { answerUntil, lastPage } from './renters.ts'
import { rowsOf } from './rows.ts'
import type { Running } from './service.ts'

/** Uses up the free quotes of the tests' own address, so that every further visitor of today has to prove work, however slow. */
export async function useUpAddress(service: Running): Promise<void> {
  const visitor = service.visitor()
  await answerUntil(visitor, lastPage[0])
  // Who asks not to be tracked gets no hosted challenge, which needs a browser.
  await giveWithProof(visitor, lastPage, { 'sec-gpc': '1' })
  await rowsOf(service.databaseUrl, 'update address_round set rounds = $1', [freeRounds])
}
