import { StartError } from './start-error.ts'

/** A server of Fastify, or one that stands before it. */
interface Listener {
  listen(at: { readonly port: number; readonly host: string }): Promise<unknown>
}

interface Listen {
  readonly port: number
  readonly host: string
  /** Named when the port is taken. */
  readonly setting: string
}

/** Lets a server listen. Throws a StartError when its port is taken. */
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
