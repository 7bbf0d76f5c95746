import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lineAt, linesIn } from '../src/rating/plan/json-lines.ts'

/** What visitors read of a carrier, by file; a `*` is any member. */
const ofCarrier = [
  'hours',
  'insurer.tagLine',
  'insurer.badges.*.text',
  'insurer.badges.*.description',
  'insurer.descriptionHtml',
  'insurer.lineHtml.*',
  'lines.*.message',
]
const ofPlan = [
  'eligibility.*.message',
  'eligibility.*.text',
  'values.*.label',
  'values.*.steps.*.label',
  'stages.*.label',
  'stages.*.steps.*.label',
  'stages.*.highest.*.label',
  'stages.*.coverages.*.label',
  'stages.*.perils.*.label',
  'steps.*.label',
  'fees.*.label',
  'present.notes.*.text',
]
const ofSite = ['tagLine', 'earnings', 'askInstead']

/** The texts of a carrier's folder that visitors who read Spanish see in English: file, line and member. */
export function carrierWithoutSpanish(folder: URL): readonly string[] {
  const plans = new URL('plans/', folder)
  const files = existsSync(plans) ? readdirSync(plans).filter(file => file.endsWith('.json')) : []
  return [
    ...textsIn(folder, 'carrier.json', ofCarrier),
    ...files.toSorted().flatMap(file => textsIn(folder, `plans/${file}`, ofPlan)),
  ]
}

/** The same of a site's folder, its pages included. */
export function siteWithoutSpanish(folder: URL): readonly string[] {
  const pages = new URL('pages/', folder)
  const files = existsSync(pages) ? readdirSync(pages).filter(file => file.endsWith('.md')) : []
  const untold = files.filter(file => file !== 'README.md' && !existsSync(new URL(`es/${file}`, pages)))
  return [
    ...textsIn(folder, 'site.json', ofSite),
    ...untold.toSorted().map(file => `pages/${file}: it has no Spanish. Write pages/es/${file}.`),
  ]
}

function textsIn(folder: URL, file: string, members: readonly string[]): readonly string[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const lines = linesIn(text)
  const isRead = members.map(
    member => new RegExp(`^${member.replaceAll('.', '\\.').replaceAll('*', '[^.]+')}$`),
  )
  return pathsOfTexts(JSON.parse(text))
    .filter(path => isRead.some(pattern => pattern.test(path)))
    .map(path => `${file}:${lineAt(lines, path)}: ${path}: it has no Spanish. Write { "en": …, "es": … }.`)
}

/** The dotted path of each string in a JSON value. */
function pathsOfTexts(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    pathsOfTexts(part, path === '' ? name : `${path}.${name}`),
  )
}
