import type { EngineName } from './find-engines.ts'
import { type Findings, notReached, type Step, steps, type Way } from './walk.ts'

/** A line that an engine has walked. */
export interface Walked extends Way {
  readonly engine: EngineName
  readonly findings: Findings
}

/** A picture of a page, as the file of one engine. */
export interface Picture {
  readonly engine: EngineName
  /** The page: line, width and step. */
  readonly page: string
  /** Its path in the folder. */
  readonly file: string
}

/** What is wrong, one line each. */
export function faultLines(walked: readonly Walked[]): readonly string[] {
  return walked.flatMap(({ line, size, engine, findings }) =>
    steps
      .filter(step => findings[step] !== notReached)
      .flatMap(step =>
        (findings[step] ?? []).map(fault => `${line} ${size.width} px, ${engine}, ${step}: ${fault}`),
      ),
  )
}

const wordOf = (findings: Findings, step: Step): string => {
  const faults = findings[step]
  if (faults === null) return '-'
  return faults.length === 0 ? 'ok' : 'fault'
}

/** How a walk went, in a line. */
export function wordsOf(findings: Findings): string {
  return steps.map(step => `${step} ${wordOf(findings, step)}`).join(', ')
}

/** Line by engine by step, in columns. A dash: no insurer sells that line here. */
export function tableOf(walked: readonly Walked[]): string {
  const head = ['line', 'px', 'engine', ...steps]
  const rows = walked.map(({ line, size, engine, findings }) => [
    line,
    String(size.width),
    engine,
    ...steps.map(step => wordOf(findings, step)),
  ])
  const widths = head.map((word, at) => Math.max(word.length, ...rows.map(row => row[at]?.length ?? 0)))
  return [head, ...rows]
    .map(row =>
      row
        .map((word, at) => word.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

interface Report {
  readonly walked: readonly Walked[]
  readonly differences: readonly string[]
  readonly pictures: readonly Picture[]
}

/** A page that shows the pictures of each page side by side, an engine a column. */
export function reportPage({ walked, differences, pictures }: Report): string {
  const engines = [...new Set(pictures.map(({ engine }) => engine))]
  const pages = [...Map.groupBy(pictures, ({ page }) => page)]
  const rows = pages.map(([page, ones]) => {
    const cells = engines.map(engine => {
      const file = ones.find(one => one.engine === engine)?.file
      return `<td>${file === undefined ? '' : `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`}</td>`
    })
    return `<tr id="${page}"><th scope="row">${escaped(page)}</th>${cells.join('')}</tr>`
  })
  const list = (title: string, lines: readonly string[]) =>
    `<h2>${title}: ${lines.length}</h2><ul>${lines.map(line => `<li>${escaped(line)}</li>`).join('')}</ul>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wadsworth in every engine</title>
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem }
th { position: sticky; inset-inline-start: 0; background: #fff; text-align: start; vertical-align: top }
thead th { inset-block-start: 0; z-index: 1 }
td { vertical-align: top; padding: 0.5rem }
img { inline-size: min(30vw, 390px); border: 1px solid #bbb }
</style>
<h1>Wadsworth in every engine</h1>
<pre>${escaped(tableOf(walked))}</pre>
${list('Faults', faultLines(walked))}
${list('Heights that differ', differences)}
<table>
<thead><tr><th>page</th>${engines.map(engine => `<th>${engine}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
