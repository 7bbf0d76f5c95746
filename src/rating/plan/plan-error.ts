/** A plan that cannot be used: every problem, each with its file, its line and how to fix it. */
export class PlanError extends Error {
  override readonly name = 'PlanError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Nobody fixes more than this one by one. */
const mostTold = 100

/** The first problems of a place, and how many more there are. */
export function shortened(problems: readonly string[], where: string): readonly string[] {
  const more = problems.length - mostTold
  return more <= 0
    ? problems
    : [...problems.slice(0, mostTold), `${where}: there are ${more} more like these.`]
}

interface ReadParts<Made> {
  readonly made: readonly Made[]
  /** Why the others cannot be read. */
  readonly problems: readonly string[]
}

/** Reads every item that can be read. */
export function readParts<Item, Made>(items: readonly Item[], read: (item: Item) => Made): ReadParts<Made> {
  const problems: string[] = []
  const made = items.flatMap(item => {
    try {
      return [read(item)]
    } catch (error) {
      if (!(error instanceof PlanError)) throw error
      problems.push(...error.problems)
      return []
    }
  })
  return { made, problems }
}

/** Reads every item. Throws one PlanError with the problems of all that cannot be read. */
export function readEach<Item, Made>(items: readonly Item[], read: (item: Item) => Made): readonly Made[] {
  const { made, problems } = readParts(items, read)
  if (problems.length > 0) throw new PlanError(problems)
  return made
}
