import { createConnection, createServer, type Server, type Socket } from 'node:net'

/** A server that forwards each connection to a Unix socket, and can cut or hang all of them at once. */
export interface CuttableServer {
  readonly server: Server
  cut(): void
  /** Takes bytes and connections, and passes nothing on. */
  hang(): void
  /** Passes on what has come meanwhile. */
  release(): void
}

/** `socketFile`: the target of the next connection; null refuses it. */
export function cuttableServer(socketFile: () => string | null): CuttableServer {
  const open = new Set<Socket>()
  let isHanging = false
  const server = createServer(client => {
    const file = socketFile()
    if (file === null) return client.destroy()
    const upstream = createConnection(file)
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
    if (isHanging) for (const socket of [client, upstream]) socket.pause()
  })
  return {
    server,
    cut() {
      for (const socket of open) socket.destroy()
    },
    hang() {
      isHanging = true
      for (const socket of open) socket.pause()
    },
    release() {
      isHanging = false
      for (const socket of open) socket.resume()
    },
  }
}
