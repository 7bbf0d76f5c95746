/** Work whose last result is given again to whoever asks within so many milliseconds of it, or while it runs. */
export function atMostEvery<Result>(
  ms: number,
  work: () => Promise<Result>,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let last: { readonly from: number; readonly result: Promise<Result> } | undefined
  return () => {
    if (last && now() - last.from < ms) return last.result
    const result = work()
    last = { from: now(), result }
    return result
  }
}
