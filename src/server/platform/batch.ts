interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Does for many callers in one go what each asks for alone: whatever comes up in the same turn, or while the last batch is
 * under way, makes the next one. Nobody waits when nobody else asks. `work` gives a result for each item, in their order. It
 * may be done twice for an item: what failed for many is done again for each alone, so that an error is nobody else's.
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await runBatch(batch)
    }
    isRunning = false
  }

  async function runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item))
      // As many as there are items.
      for (const [nth, { resolve }] of batch.entries()) resolve(results[nth] as Result)
    } catch (error) {
      if (batch.length > 1) await Promise.all(batch.map(one => runBatch([one])))
      else for (const { reject } of batch) reject(error)
    }
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) return
      isRunning = true
      setImmediate(run)
    })
}
