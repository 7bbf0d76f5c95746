import { readColumn } from './market.ts'

/** The columns of published averages: of a line, for a cover where the line's averages differ by cover. */
const averages = [
  { line: 'auto', cover: 'full', file: 'auto-by-state.csv', column: 'quoted' },
  { line: 'auto', cover: 'minimum', file: 'auto-by-state.csv', column: 'minimum' },
  { line: 'homeowner', cover: 'usual', file: 'homeowner-by-state.csv', column: 'quoted' },
  { line: 'renters', cover: 'usual', file: 'renters-by-state.csv', column: 'quoted' },
] as const

/** A table of what new customers pay according to publishers, by line, cover and state: whole dollars a year. */
export function publishedAverages(): string {
  const rows = averages.flatMap(({ line, cover, file, column }) =>
    [...readColumn(file, column)].map(([state, dollars]) => `${line},${cover},${state},${dollars}`),
  )
  return ['line,cover,state,dollars', ...rows, ''].join('\n')
}
