import { cuttableServer } from './cuttable-server.ts'
import { freePort } from './free-port.ts'

/** A connection to the database that can be cut and restored, or hung and released, on a port of its own. */
export async function databaseProxy(databaseUrl: string) {
  const { hostname, port: number, pathname, username } = new URL(databaseUrl)
  const socketFile = `${decodeURIComponent(hostname)}/.s.PGSQL.${number}`
  const port = await freePort()
  const { server, cut: cutConnections, hang, release } = cuttableServer(() => socketFile)
  const listen = () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const cut = async () => {
    const closed = new Promise(resolve => server.close(resolve))
    cutConnections()
    await closed
  }
  await listen()
  return { url: `postgres://${username}@127.0.0.1:${port}${pathname}`, cut, restore: listen, hang, release }
}
