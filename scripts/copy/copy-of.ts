import { dirname } from 'node:path/posix'
import { allTold } from '../../src/language/texts.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { english } from '../../src/sentences/english.ts'
import { type Line, routeOf } from '../../src/wizard/line.ts'
import { readSources } from '../house/sources.ts'
import { textsIn } from '../house/texts-in.ts'
import { assumptionsOf } from './assumptions-of.ts'
import { insurersOf } from './insurers-of.ts'
import { messagesOf, pagesOf } from './pages-of.ts'
import { openReader } from './read-page.ts'
import { hardest, readingGrade } from './reading-grade.ts'

/** Texts that are read together. */
export interface Section {
  readonly title: string
  readonly texts: readonly string[]
}

/** How many sentences of a line to name as its hardest. */
const namedHardest = 10

/**
 * Everything that a visitor of a line reads. First its questions as pages, in order, with their buttons, why they are asked, and
 * what is said of wrong answers; then what prices assume and what insurers say; then the texts of every other page, mail and
 * message. Each section has its reading grade, and the hardest sentences come last. `dist` contains the built page.
 */
export async function copyOf(line: Line<InsuranceLine>, dist: string): Promise<string> {
  const ofLine = [
    ...(await questionsOf(line, dist)),
    { title: 'What prices assume', texts: assumptionsOf(line).map(one => english[`assumed.${one}`]) },
    ...(await insurersOf(line.name)).map(({ name, texts }) => ({ title: name, texts })),
  ]
  const sections = [...ofLine, ...everyOtherText()]
  const hard = hardest(
    sections.flatMap(({ texts }) => texts),
    namedHardest,
  ).map(({ grade, sentence }) => `${grade}: ${sentence}`)
  return [
    `# ${line.name}`,
    ...sections.map(printed),
    `## The ${namedHardest} hardest sentences\n\n${hard.join('\n')}`,
  ].join('\n\n')
}

function questionsOf(line: Line<InsuranceLine>, dist: string): Promise<readonly Section[]> {
  const pages = pagesOf(line)
  return openReader(dist).then(read =>
    Promise.all(
      pages.map(async ({ page, step, skippable }, index) => {
        const route = routeOf(line, page)
        const properties = {
          ...allTold(step.props, 'en'),
          ...(page.type === 'collect' ? page.step.rows([], '2026-11-21') : {}),
          kind: step.kind,
          step_current: index + 1,
          step_total: pages.length,
          skip_button: skippable,
        }
        const text = await read({ name: 'step', route, properties })
        return { title: route, texts: [...text, ...list('Said of wrong answers', messagesOf(page, step))] }
      }),
    ),
  )
}

/** The texts of all rooms but the questions, by folder: each page, dialog, mail and message, whatever the line. */
export function everyOtherText(): readonly Section[] {
  const told = readSources()
    .filter(({ file }) => !file.startsWith('src/lines/') && !/\.test\.tsx?$/.test(file))
    .map(source => ({ folder: dirname(source.file), texts: textsIn(source) }))
    .filter(({ texts }) => texts.length > 0)
  const folders = [...Map.groupBy(told, ({ folder }) => folder)].toSorted(([a], [b]) => a.localeCompare(b))
  return folders.map(([title, files]) => ({ title, texts: files.flatMap(({ texts }) => texts) }))
}

function printed({ title, texts }: Section): string {
  const grade = readingGrade(texts)
  return [`## ${title}`, ...(grade === null ? [] : [`(reading grade ${grade})`]), '', ...texts].join('\n')
}

function list(title: string, texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : ['', `${title}:`, ...texts.map(text => `- ${text}`)]
}
