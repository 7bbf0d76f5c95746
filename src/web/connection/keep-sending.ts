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
  let wasCut = false
  const cut = () => {
    wasCut = true
  }
  addEventListener('offline', cut)
  try {
    for (;;) {
      await whenConnected(signal)
      wasCut = false
      const reply = await send()
      const isUnanswered = reply.status === 'Error' && reply.reason.code === 'unavailable'
      // It may fail before the browser notices that the connection is gone, or only once there is one again.
      if (!isUnanswered || (isConnected() && !wasCut)) return reply
    }
  } finally {
    removeEventListener('offline', cut)
  }
}

/** Resolves when everything has been sent, or given up. */
export async function allSent(): Promise<void> {
  await Promise.allSettled(unsent)
}
