/** How long the network may be silent, in ms, before a request counts as lost. */
export const patience = 20_000

/** Thrown when a request counts as lost. */
export const silence = new Error('no answer in time')

/** Runs a network request and gives up after `patience` (throws `silence`), or when `outer` aborts. */
export async function inTime<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const leaving = new AbortController()
  const leave = () => leaving.abort(outer?.reason)
  if (outer?.aborted) leave()
  outer?.addEventListener('abort', leave)
  const timer = setTimeout(() => leaving.abort(silence), patience)
  try {
    return await ask(leaving.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', leave)
  }
}
