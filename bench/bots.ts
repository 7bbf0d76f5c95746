import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { answer } from '../src/contract/answers/answer.ts'
import { status } from '../src/contract/prices/status.ts'
import { type Cluster, replyPriced, startCluster } from '../tests/support/cluster.ts'
import { giveWithProof } from '../tests/support/prover.ts'
import { answerUntil, lastPage } from '../tests/support/renters.ts'
import { carrierServer } from '../tests/support/wire.ts'

interface Crowd {
  readonly machines: number
  readonly people: number
}

interface CrowdFigures {
  /** Questions that the carrier received. */
  readonly received: number
  /** Machines that were let through without a proof. */
  readonly through: number
  /** Seconds from the last answer of each person to the carrier's own price. */
  readonly peopleSeconds: readonly number[]
}

const addresses = 50
const atOnce = 16

/**
 * Patient machines from fifty addresses, which take a minute for each quote and prove no work, and people among them, half of
 * whom share an address with machines.
 */
export async function benchBots({ machines, people }: Crowd): Promise<CrowdFigures> {
  const server = await carrierServer(({ response }) => replyPriced(response))
  const env = { LIMITS: 'database', TRUSTED_PROXIES: '127.0.0.1' }
  const cluster = await startCluster({
    roles: ['server'],
    carriersAt: server.host,
    carriers: 1,
    callMs: 8000,
    env,
  })
  const database = new pg.Pool({ connectionString: cluster.databaseUrl, max: 4 })
  const peopleSeconds: number[] = []
  let through = 0

  async function machine(nth: number): Promise<void> {
    const visitor = await atLastPage(`198.51.100.${nth % addresses}`)
    const { reply } = await visitor.call(answer, { answer: lastPage[1], step: lastPage[0], source: 'web' })
    if (reply.status === 'OK') through += 1
  }

  async function person(nth: number): Promise<void> {
    const visitor = await atLastPage(nth % 2 === 0 ? `198.51.100.${nth}` : `203.0.113.${nth}`)
    const began = performance.now()
    const reply = await giveWithProof(visitor, lastPage)
    if (reply.status !== 'OK' || !('config' in reply.data)) throw new Error(JSON.stringify(reply))
    const ask = { quote_id: reply.data.config.quoteId }
    for (;;) {
      const { reply: seen } = await visitor.call(status, ask)
      if (
        seen.status === 'OK' &&
        seen.data.result.quotes.some(({ price_info }) => price_info.source === 'insurer')
      )
        break
      await pause(50)
    }
    peopleSeconds.push((performance.now() - began) / 1000)
  }

  async function atLastPage(address: string): Promise<ReturnType<Cluster['visitor']>> {
    const visitor = cluster.visitor(() => 0, { 'x-forwarded-for': address })
    const done = await answerUntil(visitor, lastPage[0])
    const later = `update quote set created_at = created_at - interval '1 minute' where id = $1`
    await database.query(later, [done?.config.quoteId])
    return visitor
  }

  const every = Math.floor(machines / people)
  const crowd = Array.from({ length: machines }, (_, nth) => [
    () => machine(nth),
    ...(nth % every === 0 && nth / every < people ? [() => person(nth / every)] : []),
  ]).flat()
  const waiting = crowd.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const visit of waiting) await visit()
    }),
  )
  await database.end()
  await cluster.close()
  await server.close()
  return { received: [...server.keys.values()].flat().length, through, peopleSeconds }
}
