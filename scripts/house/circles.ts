import type { Import, Source } from './sources.ts'

type Graph = Pick<Source, 'file'> & { readonly imports: readonly Pick<Import, 'file'>[] }

/**
 * Files that import each other, directly or through others, each circle in order of its names. Types count as well, and so does
 * what loads on demand.
 */
export function circlesIn(sources: readonly Graph[]): readonly (readonly string[])[] {
  const targets = new Map(sources.map(({ file, imports }) => [file, imports.flatMap(one => one.file ?? [])]))
  const reached = new Map([...targets.keys()].map(file => [file, reachedFrom(file, targets)]))
  const inCircle = [...targets.keys()].filter(file => reached.get(file)?.has(file)).toSorted()
  const circles: string[][] = []
  for (const file of inCircle) {
    const circle = circles.find(
      ([first = '']) => reached.get(first)?.has(file) && reached.get(file)?.has(first),
    )
    if (circle) circle.push(file)
    else circles.push([file])
  }
  return circles
}

function reachedFrom(file: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...(targets.get(file) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(targets.get(next) ?? []))
  }
  return reached
}
