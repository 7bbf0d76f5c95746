import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that was free a moment ago. It is below those that the system gives to connections, of which the tests open
 * thousands: the chance that somebody else gets it before we use it is one in twenty thousand.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000)
    const server = createServer()
    const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    )
    await new Promise(resolve => server.close(resolve))
    if (isFree) return port
  }
}
