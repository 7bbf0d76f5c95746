/** How long the network may keep silent, in ms, before what was asked of it counts as lost. */
export const patience = 20_000

/** What is thrown when it does. */
export const silence = new Error('no answer in time')

/** Asks something of the network and gives it up after `patience` (it throws `silence`), or when `outer` is aborted. */
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
