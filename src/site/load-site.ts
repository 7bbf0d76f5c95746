import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ownCarriers } from '../carriers/load-carriers.ts'
import {
  DocumentError,
  type DocumentText,
  type Problem,
  problemsIn,
  readDocument,
} from '../connectors/json-document.ts'
import type { State } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { lines } from '../lines/index.ts'
import { routeOf } from '../wizard/line.ts'
import type { Partner, Site } from './site.ts'
import { partnersFile, siteFile } from './site-file.ts'

/** A site folder that cannot be used; the message names every fault with file and line, and says what to mend. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/** The site that runs where no other is named: a demonstration. */
export const ownSite = new URL('./default/', import.meta.url)

/**
 * The site of a folder (docs/site.md); `carriers` are the folders of carriers that it may name. Throws a SiteError with all faults of
 * the folder's files.
 */
export function loadSite(folder: URL = ownSite, carriers: readonly URL[] = [ownCarriers]): Site {
  const site = attempt(() => readSite(folder, carriers))
  const partners = attempt(() => readPartners(folder))
  const faults = [site, partners].flatMap(({ fault }) => (fault === undefined ? [] : [fault]))
  if (!site.value || !partners.value) throw new SiteError(faults.join('\n'))
  return { ...site.value, partners: partners.value }
}

/** What a reader returns, or the faults of its document, so that the other files are read too. */
function attempt<Value>(read: () => Value): { readonly value?: Value; readonly fault?: string } {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.message }
    throw error
  }
}

function readSite(folder: URL, carriers: readonly URL[]): Omit<Site, 'partners'> {
  const source = textOf(folder, 'site.json')
  if (!source)
    throw new DocumentError('site.json: there is none. Write one with "npm run site -- new <folder>".')
  const { lines: byLine, states, licenses, copyright, demoCarriers, ...file } = readDocument(source, siteFile)
  const unknown =
    demoCarriers === undefined || demoCarriers === 'all' ? [] : unknownIn(demoCarriers, carriers)
  if (unknown.length > 0) throw problemsIn(source, unknown)
  return {
    ...file,
    copyright: copyright ?? `© ${file.company.legalName}`,
    licenses: Object.entries(licenses).map(([state, number]) => ({ state, number })),
    lines: Object.fromEntries(insuranceLines.flatMap(line => servedStates(line, byLine[line], states))),
    ...(demoCarriers === undefined ? {} : { demoCarriers }),
  }
}

/** A line with its states as an entry; none where no state of the site is left for it. */
function servedStates(
  line: InsuranceLine,
  named: readonly State[] | undefined,
  states: readonly State[],
): readonly (readonly [InsuranceLine, readonly State[]])[] {
  const served = (named ?? []).filter(state => states.includes(state))
  return served.length === 0 ? [] : [[line, served]]
}

function unknownIn(ids: readonly string[], folders: readonly URL[]): readonly Problem[] {
  const known = folders.flatMap(folder =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : [])),
  )
  return ids.flatMap((id, place) =>
    known.includes(id)
      ? []
      : [
          {
            path: `demoCarriers.${place}`,
            message: `there is no demonstration carrier ${id}. Remove it, or write one of ${known.toSorted().join(', ')}.`,
          },
        ],
  )
}

/** Without partners.json there are none. */
function readPartners(folder: URL): readonly Partner[] {
  const source = textOf(folder, 'partners.json')
  if (!source) return []
  const partners = readDocument(source, partnersFile)
  const problems = partners.flatMap(({ code, firstSteps }, place): readonly Problem[] => [
    ...(partners.findIndex(one => one.code === code) === place
      ? []
      : [
          {
            path: `${place}.code`,
            message: `there is another partner ${code}. Give each a code of its own.`,
          },
        ]),
    ...wrongSteps(firstSteps, place),
  ])
  if (problems.length > 0) throw problemsIn(source, problems)
  return partners
}

function wrongSteps(firstSteps: Partner['firstSteps'], place: number): readonly Problem[] {
  return Object.entries(firstSteps).flatMap(([name, path]) => {
    const routes = questionsOf(name)
    if (path === undefined || routes.includes(path)) return []
    const message = `${name} has no question ${path}. Its first is ${routes[0]}; docs/lines/${name}.md lists all.`
    return [{ path: `${place}.firstSteps.${name}`, message }]
  })
}

/** The paths of a line's questions. */
function questionsOf(name: string): readonly string[] {
  const line = lines.byName(name)
  const stages = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
  return stages.map(stage => routeOf(line, stage))
}

function textOf(folder: URL, file: string): DocumentText | null {
  const url = new URL(file, folder)
  return existsSync(url) ? { file, text: readFileSync(url, 'utf8') } : null
}
