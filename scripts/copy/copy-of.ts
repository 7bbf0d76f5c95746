import { allTold } from '../../src/language/text.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { english } from '../../src/sentences/english.ts'
import { type Line, routeOf } from '../../src/wizard/line.ts'
import { assumptionsOf } from './assumptions-of.ts'
import { insurersOf } from './insurers-of.ts'
import { messagesOf, pagesOf } from './pages-of.ts'
import { openReader } from './read-page.ts'

/**
 * Everything that a visitor of a line reads, page by page in order: the rendered page with its buttons and why it asks, then its
 * messages for wrong answers; at the end the assumptions of prices and the texts of insurers. `dist` contains the built page.
 */
export async function copyOf(line: Line<InsuranceLine>, dist: string): Promise<string> {
  const read = await openReader(dist)
  const pages = pagesOf(line)
  const total = pages.length
  const questions = await Promise.all(
    pages.map(async ({ page, step, skippable }, index) => {
      const route = routeOf(line, page)
      const properties = {
        ...allTold(step.props, 'en'),
        ...(page.type === 'collect' ? page.step.rows([], '2026-11-21') : {}),
        kind: step.kind,
        step_current: index + 1,
        step_total: total,
        skip_button: skippable,
      }
      const text = await read({ name: 'step', route, properties })
      return section(route, [...text, ...list('Said of wrong answers', messagesOf(page, step))])
    }),
  )
  const assumed = assumptionsOf(line).map(assumption => english[`assumed.${assumption}`])
  return [
    `# ${line.name}`,
    ...questions,
    section('What prices assume', assumed),
    ...(await insurersOf(line.name)).map(({ name, texts }) => section(name, texts)),
  ].join('\n\n')
}

function section(title: string, texts: readonly string[]): string {
  return [`## ${title}`, '', ...texts].join('\n')
}

function list(title: string, texts: readonly string[]): readonly string[] {
  return texts.length === 0 ? [] : ['', `${title}:`, ...texts.map(text => `- ${text}`)]
}
