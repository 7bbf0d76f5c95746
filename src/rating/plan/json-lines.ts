/** A token of JSON text: a string, a sign, or anything else that stands between signs. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

interface Frame {
  readonly path: string
  /** The index of a list's next member; null in an object. */
  index: number | null
  /** The object's member that is being read. */
  key: string | null
}

/**
 * The line, from 1 on, on which each value of a JSON text begins, by its dotted path: `lines.auto.states.0`. The text
 * itself stands under the empty path. The text has to be JSON.
 */
export function linesIn(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  const frames: Frame[] = []
  let [line, seen] = [1, 0]
  for (const { 0: part, index } of text.matchAll(token)) {
    line += text.slice(seen, index).split('\n').length - 1
    seen = index
    const frame = frames.at(-1)
    if (part === ',') {
      if (frame) step(frame)
    } else if (part === '}' || part === ']') frames.pop()
    else if (part === ':') continue
    else if (frame && frame.index === null && frame.key === null) {
      // A string that names a member of an object.
      frame.key = JSON.parse(part)
      lines.set(pathIn(frame), line)
    } else {
      const path = frame ? pathIn(frame) : ''
      if (!lines.has(path)) lines.set(path, line)
      if (part === '{' || part === '[') frames.push({ path, index: part === '[' ? 0 : null, key: null })
    }
  }
  return lines
}

function step(frame: Frame): void {
  if (frame.index === null) frame.key = null
  else frame.index += 1
}

function pathIn({ path, index, key }: Frame): string {
  return path === '' ? String(index ?? key) : `${path}.${index ?? key}`
}

/** The line of what stands at a path, or of the nearest that is there around it. */
export function lineAt(lines: ReadonlyMap<string, number>, path: string): number {
  const found = lines.get(path)
  if (found !== undefined) return found
  return path === '' ? 1 : lineAt(lines, path.split('.').slice(0, -1).join('.'))
}
