/** Rows of a table as lines of text, each column as wide as its longest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => (row[column] ?? '').length)))
  return all
    .map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map(line => `  ${line.trimEnd()}\n`)
    .join('')
}

/** A part of the explanation under its title. */
export function section(title: string, ...parts: readonly string[]): string {
  return `\n${title}\n${parts.map(part => (part.endsWith('\n') ? part : `  ${part}\n`)).join('')}`
}

/** Lines of text as they stand in a part. */
export function indented(text: string): string {
  return text
    .split('\n')
    .map(line => `${`  ${line}`.trimEnd()}\n`)
    .join('')
}
