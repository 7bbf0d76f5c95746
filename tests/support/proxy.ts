import { createConnection, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** A connection to the database that can be cut and restored, on a port of its own. */
export async function databaseProxy(databaseUrl: string) {
  const { hostname, port: number, pathname, username } = new URL(databaseUrl)
  const socketFile = `${decodeURIComponent(hostname)}/.s.PGSQL.${number}`
  const port = await freePort()
  const open = new Set<Socket>()
  const server = createServer(client => {
    const upstream = createConnection(socketFile)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  const listen = () => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const cut = async () => {
    const closed = new Promise(resolve => server.close(resolve))
    for (const socket of open) socket.destroy()
    await closed
  }
  await listen()
  return { url: `postgres://${username}@127.0.0.1:${port}${pathname}`, cut, mend: listen }
}
