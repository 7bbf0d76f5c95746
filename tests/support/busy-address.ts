import pg from 'pg'
import { freeRounds } from '../../src/server/store/address-rounds.ts'
import { giveWithProof } from './prover.ts'
import { answerUntil, lastPage } from './renters.ts'
import type { Running } from './service.ts'

/** Uses up the free quotes of the tests' own address, so that every further visitor of today has to prove work, however slow. */
export async function useUpAddress(service: Running): Promise<void> {
  const visitor = service.visitor()
  await answerUntil(visitor, lastPage[0])
  // Who asks not to be tracked gets no hosted challenge, which needs a browser.
  await giveWithProof(visitor, lastPage, { 'sec-gpc': '1' })
  const database = new pg.Client({ connectionString: service.databaseUrl })
  await database.connect()
  await database.query('update address_round set rounds = $1', [freeRounds])
  await database.end()
}
