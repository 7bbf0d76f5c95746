import { type JSONPath, visit } from 'jsonc-parser'

/**
 * The line, counted from 1, on which each value of a JSON text begins, by its dotted path: `lines.auto.states.0`. The line of a
 * member is that of its name; the text itself has the empty path. The text must be JSON.
 */
export function linesIn(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const note = (path: JSONPath, line: number) => {
    const key = path.join('.')
    if (!lines.has(key)) lines.set(key, line + 1)
  }
  visit(text, {
    onObjectProperty: (name, _offset, _length, line, _column, pathOf) => note([...pathOf(), name], line),
    onObjectBegin: (_offset, _length, line, _column, pathOf) => note(pathOf(), line),
    onArrayBegin: (_offset, _length, line, _column, pathOf) => note(pathOf(), line),
    onLiteralValue: (_value, _offset, _length, line, _column, pathOf) => note(pathOf(), line),
  })
  return lines
}

/** The line of the value at a path, or of the nearest part around a missing one. */
export function lineAt(lines: ReadonlyMap<string, number>, path: string): number {
  const line = lines.get(path)
  if (line !== undefined) return line
  return path === '' ? 1 : lineAt(lines, path.split('.').slice(0, -1).join('.'))
}
