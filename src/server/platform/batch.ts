interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Serves many callers in one batch: whatever comes up in the same turn, or while the last batch runs, forms the next one. A lone
 * caller never waits. `work` returns a result for each item, in order. It may run twice for an item: a failed batch is retried
 * item by item, so that an error reaches only its own caller.
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
      // One result for each item.
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

/**
 * Work that does a batch in groups of one key, such as a quote, each with a statement of its own and all at the same time: where
 * tables are distributed, a statement then touches one shard.
 */
export function inGroups<Item, Result>(
  keyOf: (item: Item) => string,
  work: (items: readonly Item[], key: string) => Promise<readonly Result[]>,
): (items: readonly Item[]) => Promise<readonly Result[]> {
  return async items => {
    const results = new Map<Item, Result>()
    const groups = [...Map.groupBy(items, keyOf)].map(async ([key, group]) => {
      // One result for each item.
      for (const [nth, result] of (await work(group, key)).entries()) results.set(group[nth] as Item, result)
    })
    await Promise.all(groups)
    // Each item is in a group.
    return items.map(item => results.get(item) as Result)
  }
}
