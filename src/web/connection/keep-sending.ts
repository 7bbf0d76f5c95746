import type { CallReply } from '../../contract/call.ts'
import { isConnected, whenConnected } from './connection.ts'

const unsent = new Set<Promise<unknown>>()

/**
 * Sends what the visitor pressed, again and again as the connection comes back, until there is a reply. `send` makes the
 * call, under the same key for the same request. Rejects when `signal` aborts while it waits for the connection.
 */
export function keepSending<Reply extends object>(
  send: () => Promise<CallReply<Reply>>,
  signal?: AbortSignal,
): Promise<CallReply<Reply>> {
  const sending = untilReplied(send, signal)
  unsent.add(sending)
  const forget = () => unsent.delete(sending)
  sending.then(forget, forget)
  return sending
}

async function untilReplied<Reply extends object>(
  send: () => Promise<CallReply<Reply>>,
  signal?: AbortSignal,
): Promise<CallReply<Reply>> {
  for (;;) {
    await whenConnected(signal)
    const reply = await send()
    if (isConnected() || reply.status !== 'Error' || reply.reason.code !== 'unavailable') return reply
  }
}

/** Resolves when everything has been sent, or given up. */
export async function allSent(): Promise<void> {
  await Promise.allSettled(unsent)
}
