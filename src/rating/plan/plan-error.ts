/** A plan that cannot be used: every problem, each with its file, its line and how to fix it. */
export class PlanError extends Error {
  override readonly name = 'PlanError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
