import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { faultOfDrawing } from '../carriers/drawing.ts'
import { ownCarriers } from '../carriers/load-carriers.ts'
import {
  DocumentError,
  type DocumentText,
  type Problem,
  problemsIn,
  readDocument,
} from '../connectors/json-document.ts'
import { readText } from '../connectors/reply/read-text.ts'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { lines } from '../lines/index.ts'
import { asksForEmail } from '../lines/questions/contact-question.ts'
import { routeOf } from '../wizard/line.ts'
import { faultOfPicture } from './share-picture.ts'
import type { Partner, Site } from './site.ts'
import { partnersFile, siteFile } from './site-file.ts'
import { readTheme, type Theme } from './theme.ts'

/** A site folder that cannot be used; the message names every fault with file and line, and says what to fix. */
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
  const theme = attempt(() => themeOf(folder))
  const logo = attempt(() => drawingOf(folder, 'logo'))
  const icon = attempt(() => drawingOf(folder, 'icon'))
  const picture = attempt(() => pictureOf(folder))
  const faults = [site, partners, theme, logo, icon, picture].flatMap(({ fault }) =>
    fault === undefined ? [] : [fault],
  )
  if (faults.length > 0 || !site.value || !partners.value) throw new SiteError(faults.join('\n'))
  return {
    ...site.value,
    partners: partners.value,
    ...(theme.value ? { theme: theme.value } : {}),
    drawings: { ...(logo.value ? { logo: logo.value } : {}), ...(icon.value ? { icon: icon.value } : {}) },
    ...(picture.value ? { sharePicture: picture.value } : {}),
  }
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

function readSite(
  folder: URL,
  carriers: readonly URL[],
): Omit<Site, 'partners' | 'drawings' | 'sharePicture' | 'theme'> {
  const source = textOf(folder, 'site.json')
  if (!source)
    throw new DocumentError('site.json: there is none. Write one with "npm run site -- new <folder>".')
  const {
    lines: byLine,
    states,
    licenses,
    unlicensed = [],
    copyright,
    demoCarriers,
    inviteCode,
    ...file
  } = readDocument(source, siteFile)
  const served: Site['lines'] = Object.fromEntries(
    insuranceLines.flatMap(line => servedStates(line, byLine[line], states)),
  )
  const problems = [
    ...(demoCarriers === undefined || demoCarriers === 'all' ? [] : unknownIn(demoCarriers, carriers)),
    ...withoutEmail(Object.keys(file.emailVariants), line => `emailVariants.${line}`),
    ...withoutEmail(inviteCode ?? [], (_, place) => `inviteCode.${place}`),
    ...unguarded({ served: Object.values(served).flat(), licensed: Object.keys(licenses), unlicensed }),
  ]
  if (problems.length > 0) throw problemsIn(source, problems)
  return {
    ...file,
    ...(inviteCode === undefined ? {} : { inviteCode }),
    unlicensed,
    copyright: copyright ?? { en: `© ${file.company.legalName}` },
    licenses: Object.entries(licenses).map(([state, { number, until }]) => ({ state, number, ...until })),
    lines: served,
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

interface Licensing {
  readonly served: readonly State[]
  readonly licensed: readonly string[]
  readonly unlicensed: readonly State[]
}

/** A fault where a state is served and nothing says by which license, or that there is none; and where both is said. */
function unguarded({ served, licensed, unlicensed }: Licensing): readonly Problem[] {
  const missing = stateCodes.filter(
    state => served.includes(state) && !licensed.includes(state) && !unlicensed.includes(state),
  )
  const doubled = unlicensed.filter(state => licensed.includes(state))
  return [
    ...(missing.length > 0
      ? [
          {
            path: 'licenses',
            message: `you serve ${missing.join(', ')} without a license there. Add its number and last day, take the state out of states, or name it in unlicensed if your company only refers visitors to insurers.`,
          },
        ]
      : []),
    ...(doubled.length > 0
      ? [
          {
            path: 'unlicensed',
            message: `there is a license for ${doubled.join(', ')}. Take the state out of licenses, or out of unlicensed, like { "allBut": ${JSON.stringify(doubled)} }.`,
          },
        ]
      : []),
  ]
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

/** A fault for each of these lines that asks for no email address. */
function withoutEmail(
  names: readonly string[],
  pathOf: (name: string, place: number) => string,
): readonly Problem[] {
  return names.flatMap((name, place) =>
    asksForEmail(lines.byName(name))
      ? []
      : [{ path: pathOf(name, place), message: `${name} asks for no email address. Remove it.` }],
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

/** The theme of the folder; null where there is none. */
function themeOf(folder: URL): Theme | null {
  const source = textOf(folder, 'theme.css')
  if (!source) return null
  const { theme, faults } = readTheme(source.text)
  if (faults.length === 0) return theme
  throw new DocumentError(faults.map(({ line, says }) => `theme.css:${line}: ${says}`).join('\n'))
}

/** `logo.svg` or `icon.svg` of the folder; null where there is none. */
function drawingOf(folder: URL, name: 'logo' | 'icon'): Buffer | null {
  const url = new URL(`${name}.svg`, folder)
  if (!existsSync(url)) return null
  const file = readFileSync(url)
  const fault = faultOfDrawing(file)
  if (fault) throw new DocumentError(`${name}.svg:${fault.line}: ${fault.says}`)
  return file
}

/** `share.png` of the folder; null where there is none. */
function pictureOf(folder: URL): Buffer | null {
  const url = new URL('share.png', folder)
  if (!existsSync(url)) return null
  const file = readFileSync(url)
  const fault = faultOfPicture(file)
  if (fault) throw new DocumentError(`share.png: ${fault}`)
  return file
}

function textOf(folder: URL, file: string): DocumentText | null {
  const url = new URL(file, folder)
  return existsSync(url) ? { file, text: readText(url, file) } : null
}
