import { StartError } from './start-error.ts'

/** A Fastify server, or one in front of it. */
interface Listener {
  listen(at: { readonly port: number; readonly host: string }): Promise<unknown>
}

interface Listen {
  readonly port: number
  readonly host: string
  /** The setting to name when the port is in use. */
  readonly setting: string
}

/** Starts listening. Throws StartError when the port is in use. */
export async function listen(app: Listener, { port, host, setting }: Listen): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    throw new StartError(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or set ${setting}.`,
    )
  }
}
