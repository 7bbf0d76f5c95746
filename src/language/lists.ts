const conjunction = new Intl.ListFormat('en-US')
const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** "a, b, and c" */
export function andList(items: readonly string[]): string {
  return conjunction.format(items)
}

/** "a, b, or c" */
export function orList(items: readonly string[]): string {
  return disjunction.format(items)
}
