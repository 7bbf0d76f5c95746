import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { ChoiceProps } from '../src/kinds/choice/choice.ts'
import { allTold } from '../src/language/texts.ts'
import { example } from '../src/lines/example.ts'
import { lines } from '../src/lines/index.ts'
import { type Ask, type Collect, type Line, routeOf, stepOf } from '../src/wizard/line.ts'
import type { Step } from '../src/wizard/step.ts'
import { randomWalk } from '../tests/rooms/lines.ts'
import { fieldsPage } from './carrier/fields-page.ts'
import { linterFences } from './house/linter.ts'
import { withRooms } from './house/rooms-table.ts'
import { lawPage } from './law/law-page.ts'
import { pricesPage } from './prices/prices-page.ts'
import { refinePage } from './refine-page.ts'
import { repliesFile } from './replies.ts'

/** Writes the documents generated from the sources; with `--check` only lists which of them are stale. */
const folder = new URL('../', import.meta.url)
const checks = process.argv.includes('--check')
const stale: string[] = []
/** How many walks of a line a diagram is made from. */
const walks = 400

const pages = new Map([
  ...lines.all.map(line => [`docs/lines/${line.name}.md`, pageOf(line)] as const),
  ['docs/carrier-fields.md', fieldsPage()] as const,
  ['docs/law.md', lawPage()] as const,
  ['docs/prices.md', pricesPage()] as const,
  ['docs/refine.md', refinePage()] as const,
  ['fences.json', linterFences()] as const,
  ['src/contract/replies.json', repliesFile()] as const,
  [
    'docs/architecture.md',
    withRooms(await readFile(new URL('docs/architecture.md', folder), 'utf8')),
  ] as const,
])
for (const [name, text] of pages) {
  const file = new URL(name, folder)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === text) continue
  stale.push(name)
  if (checks) continue
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
}

if (!checks) console.log(stale.length > 0 ? `Updated: ${stale.join(', ')}` : 'The documents are up to date.')
else if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run "npm run docs" and commit the result.`)
  process.exitCode = 1
}

function pageOf(line: Line): string {
  const pages = pagesOf(line)
  const refinements = line.refinements.map(ask => ({ ask, step: stepOf(ask, example) }))
  const all = [...pages, ...refinements]
  return `# ${line.name[0]?.toUpperCase()}${line.name.slice(1)}

<!-- Written by "npm run docs" from src/lines/${line.name}.ts. Change that file, not this one. -->

${pages.length} pages, in this order. Only the order and the conditions decide what an answer leads to.

${diagramOf(line)}

| Route | Kind | Question | Answer | Skip | Asked when |
| --- | --- | --- | --- | --- | --- |
${pages.map(page => rowOf(line, page)).join('\n')}
${besidePrices(line, refinements)}
## Choices

${all
  .filter(({ step }) => choicesOf(step).length > 0)
  .map(page => choicesPart(line, page))
  .join('\n\n')}

## What each field is

\`npm run explain\` takes out what is in a field that is not plain, except the words of our own cards; health is taken out
whatever it says. All answers are encrypted and deleted alike, and no log or metric has any.

| Route | Field | Class |
| --- | --- | --- |
${all.flatMap(page => fieldRows(line, page)).join('\n')}
`
}

/** The questions that are asked only beside the prices; nothing where there are none. */
function besidePrices(line: Line, refinements: readonly Page[]): string {
  if (refinements.length === 0) return ''
  return `
## On the results

The wizard never asks these, and no price waits for them ([refine.md](../refine.md)).

| Route | Kind | Question | Answer | Skip | Asked when |
| --- | --- | --- | --- | --- | --- |
${refinements.map(page => rowOf(line, page)).join('\n')}
`
}

/** A page of the line, with its question as the example visitor sees it. */
interface Page {
  readonly ask: Ask | Collect
  readonly step: Step
}

function pagesOf(line: Line): readonly Page[] {
  const asks = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
  return asks.map(ask => ({ ask, step: ask.type === 'ask' ? stepOf(ask, example) : ask.step }))
}

/** Draws the paths that visitors take, found by walking the line many times. */
function diagramOf(line: Line): string {
  const pages = pagesOf(line).map(({ ask }) => ask)
  const idOf = (route: string) => pages.findIndex(page => routeOf(line, page) === route)
  const edges = new Set<string>()
  const seenPages = walksOf(line)
  for (const seen of seenPages)
    for (const [at, route] of seen.entries()) {
      const next = seen[at + 1]
      edges.add(`  s${idOf(route)} --> ${next === undefined ? 'done' : `s${idOf(next)}`}`)
    }
  const nodes = pages.map((page, at) => `  s${at}["${page.route} · ${page.name}"]`)
  const order = (edge: string) =>
    edge.match(/\d+|done/g)?.map(id => (id === 'done' ? pages.length : Number(id))) ?? []
  const sorted = [...edges].sort((a, b) => {
    const [[from = 0, to = 0], [otherFrom = 0, otherTo = 0]] = [order(a), order(b)]
    return from - otherFrom || to - otherTo
  })
  return [
    '```mermaid',
    'flowchart LR',
    `  start([start]) --> s${idOf(seenPages[0]?.[0] ?? '')}`,
    ...nodes,
    ...sorted,
    '  done([quotes])',
    '```',
  ].join('\n')
}

/** The pages of many random walks, the same every time. */
function walksOf(line: Line): readonly (readonly string[])[] {
  let seed = 1
  const pick = (most: number) => {
    // Park and Miller's generator: enough to reach every branch.
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  return Array.from({ length: walks }, () => randomWalk(line, { pick }).seen)
}

function rowOf(line: Line, { ask, step }: Page): string {
  const skips = ask.type === 'ask' && ask.skippable ? 'yes' : 'no'
  const when = ask.when
    ? `\`${ask.when.toString().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``
    : 'always'
  const { kind, fields } = step
  const props = allTold(step.props, 'en')
  const answer = Object.keys(fields).map(field => `\`${field}\``)
  const question = props.subtitle ? `${props.title} *${props.subtitle}*` : props.title
  return `| \`${routeOf(line, ask)}\` | ${kind} | ${question} | ${answer.join(', ')} | ${skips} | ${when} |`
}

function choicesOf(step: Step): ChoiceProps['choices'] {
  // Days change every day.
  if (step.kind === 'start-day') return []
  // Kinds with cards store them under this name; the others have none.
  return (step.props as Partial<ChoiceProps>).choices ?? []
}

function choicesPart(line: Line, { ask, step }: Page): string {
  const rows = choicesOf(step).map(
    ({ value, title, description }) => `| \`${value}\` | ${title.en} | ${description?.en ?? ''} |`,
  )
  return [
    `### \`${routeOf(line, ask)}\` ${step.props.title.en}`,
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
