import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports below those that the system gives to connections, of which the tests open thousands. */
const [first, end] = [11_000, 32_000]
/** Workers of a test run take theirs apart, so that no two choose the same one before either listens. */
const workers = 8
const share = (end - first) / workers
const begin = first + (Number(process.env.VITEST_POOL_ID ?? 0) % workers) * share

const given = new Set<number>()

/** A port that was free a moment ago, and that nothing else in this process has been given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(begin, begin + share)
    if (given.has(port)) continue
    given.add(port)
    const server = createServer()
    const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    )
    await new Promise(resolve => server.close(resolve))
    if (isFree) return port
  }
}
