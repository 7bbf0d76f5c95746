import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { ChoiceProps } from '../src/kinds/choice/choice.ts'
import { example } from '../src/lines/example.ts'
import { lines } from '../src/lines/index.ts'
import { type Ask, type Collect, type Line, routeOf, stepOf } from '../src/wizard/line.ts'
import type { Step } from '../src/wizard/step.ts'

/** Writes `docs/lines/<line>.md` from the line files; with `--check` only says which of them are stale. */
const folder = new URL('../docs/lines/', import.meta.url)
const checks = process.argv.includes('--check')
const stale: string[] = []

for (const line of lines.all) {
  const file = new URL(`${line.name}.md`, folder)
  const text = pageOf(line)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) continue
  stale.push(`docs/lines/${line.name}.md`)
  if (checks) continue
  await mkdir(folder, { recursive: true })
  await writeFile(file, text)
}

if (!checks) console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'The documents are up to date.')
else if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run docs" and commit what it writes.`)
  process.exitCode = 1
}

function pageOf(line: Line): string {
  const pages = pagesOf(line)
  return `# ${line.name[0]?.toUpperCase()}${line.name.slice(1)}

<!-- Written by "npm run docs" from src/lines/${line.name}.ts. Change that file, not this one. -->

${pages.length} pages, asked in this order. What an answer leads to is told by the order and the conditions alone.

${diagramOf(line)}

| Route | Kind | Question | Answer | Skip | Asked when |
| --- | --- | --- | --- | --- | --- |
${pages.map(page => rowOf(line, page)).join('\n')}

## Choices

${pages
  .filter(({ step }) => choicesOf(step).length > 0)
  .map(page => choicesPart(line, page))
  .join('\n\n')}

## What each field is

A field's class decides how it is sealed, logged, exported and erased.

| Route | Field | Class |
| --- | --- | --- |
${pages.flatMap(page => fieldRows(line, page)).join('\n')}
`
}

/** A page of the line, its question put as to the visitor of the example. */
interface Page {
  readonly ask: Ask | Collect
  readonly step: Step
}

function pagesOf(line: Line): readonly Page[] {
  const asks = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
  return asks.map(ask => ({ ask, step: ask.type === 'ask' ? stepOf(ask, example) : ask.step }))
}

function diagramOf(line: Line): string {
  const nodes = line.stages.map((stage, at) => `  s${at}["${stage.route} · ${stage.name}"]`)
  const edges = line.stages.flatMap((stage, at) => {
    const next = at + 1 < line.stages.length ? `s${at + 1}` : 'done'
    const asked = stage.when ? [`  s${at - 1} -. not asked .-> ${next}`] : []
    const again = stage.type === 'collect' ? [`  s${at} -- another --> s${at}`] : []
    return [`  s${at} --> ${next}`, ...asked, ...again]
  })
  return [
    '```mermaid',
    'flowchart LR',
    '  start([start]) --> s0',
    ...nodes,
    ...edges,
    '  done([quotes])',
    '```',
  ].join('\n')
}

function rowOf(line: Line, { ask, step }: Page): string {
  const skips = ask.type === 'ask' && ask.skippable ? 'yes' : 'no'
  const when = ask.when
    ? `\`${ask.when.toString().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``
    : 'always'
  const { kind, props, fields } = step
  const answer = Object.keys(fields).map(field => `\`${field}\``)
  const question = props.subtitle ? `${props.title} *${props.subtitle}*` : props.title
  return `| \`${routeOf(line, ask)}\` | ${kind} | ${question} | ${answer.join(', ')} | ${skips} | ${when} |`
}

function choicesOf(step: Step): ChoiceProps['choices'] {
  // Kinds with cards keep them under this name; the others have none.
  return (step.props as Partial<ChoiceProps>).choices ?? []
}

function choicesPart(line: Line, { ask, step }: Page): string {
  const rows = choicesOf(step).map(
    ({ value, title, description = '' }) => `| \`${value}\` | ${title} | ${description} |`,
  )
  return [
    `### \`${routeOf(line, ask)}\` ${step.props.title}`,
    '',
    '| Value | Title | Description |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function fieldRows(line: Line, { ask, step }: Page): readonly string[] {
  return Object.entries(step.fields).map(
    ([name, field]) => `| \`${routeOf(line, ask)}\` | \`${name}\` | ${field.class} |`,
  )
}
