import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Gateway } from '../connectors/gateway.ts'
import { DocumentError } from '../connectors/json-document.ts'
import { type Text, told } from '../language/text.ts'
import { saidBy } from '../language/texts.ts'
import type { Rulebook } from '../law/rule.ts'
import type { Carrier, CarrierFile } from './carrier.ts'
import { cleanCarrierHtml, leadsSafely, pageOf } from './carrier-html.ts'
import { readCarrierJson } from './carrier-json.ts'
import { faultOfDrawing } from './drawing.ts'
import { gatewaysFile, hostsOf, readGateways, throughGateways } from './gateways-json.ts'

/** A carrier with an invalid folder; the message says what to fix. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError'
}

/** The demonstration carriers, which come with the product. */
export const ownCarriers = new URL('../../data/carriers/', import.meta.url)

/** A folder that cannot be used, and what to fix in it. */
export interface FaultyCarrier {
  readonly id: string
  readonly problem: string
}

export interface SortedFolders {
  /** In the order of their ids. */
  readonly carriers: readonly Carrier[]
  readonly faulty: readonly FaultyCarrier[]
}

/**
 * Every carrier that has a folder in one of these, and every folder that has to be left out: one with mistakes, and all that
 * claim the same id. A folder contains `carrier.json` and `logo.svg`, and the files that the former names (docs/carriers/folder.md).
 * Plans are read under this product's state rules, or under others.
 */
export function sortCarriers(folders: readonly URL[], rules?: Rulebook): SortedFolders {
  const places = folders.flatMap(idsIn)
  const loaded = places.map(place => loadOrFault(place, places, rules))
  return {
    carriers: loaded.flatMap(one => one.carrier ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    faulty: [...loaded.flatMap(one => one.faulty ?? []), ...folders.flatMap(folder => idleGateways(folder))],
  }

  /** A host through which no carrier next to it is reached, most likely misspelled: its limits would apply to nobody. */
  function idleGateways(folder: URL): readonly FaultyCarrier[] {
    const ids = new Set(idsIn(folder).map(({ id }) => id))
    const here = loaded.flatMap(({ carrier }) => (carrier && ids.has(carrier.id) ? [carrier] : []))
    // If a folder is faulty, its hosts are not known.
    if (ids.size === 0 || here.length < ids.size) return []
    const hosts = here.flatMap(({ lines }) => Object.values(lines).flatMap(one => hostsOf(one.connector)))
    const idle = readGateways(folder).filter(({ host }) => !hosts.includes(host))
    return idle.map(({ host }) => ({
      id: gatewaysFile,
      problem: `carriers/${gatewaysFile}: no carrier here has an endpoint on ${host}. Correct the host, or remove it.`,
    }))
  }
}

/** Every carrier that has a folder in one of these, like `sortCarriers`. Throws a CarrierError for the first faulty folder. */
export function loadCarriers(folders: readonly URL[] = [ownCarriers], rules?: Rulebook): readonly Carrier[] {
  const { carriers, faulty } = sortCarriers(folders, rules)
  const [first] = faulty
  if (first) throw new CarrierError(first.problem)
  return carriers
}

interface CarrierFolder {
  readonly id: string
  readonly folder: URL
}

function idsIn(folder: URL): readonly CarrierFolder[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name: id }) => ({ id, folder: new URL(`${id}/`, folder) }))
}

type CarrierOrFault =
  | { readonly carrier: Carrier; readonly faulty?: never }
  | { readonly carrier?: never; readonly faulty: FaultyCarrier }

function loadOrFault(
  { id, folder }: CarrierFolder,
  places: readonly CarrierFolder[],
  rules?: Rulebook,
): CarrierOrFault {
  if (places.filter(place => place.id === id).length > 1)
    return { faulty: { id, problem: `carriers/${id}: there are two of that name. Rename one of them.` } }
  try {
    return { carrier: loadCarrier(id, folder, rules) }
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    return { faulty: { id, problem: error.message } }
  }
}

/** The carrier of one folder, whose name is its id. Throws a CarrierError for an invalid folder. */
export function loadCarrier(id: string, folder: URL, rules?: Rulebook): Carrier {
  const carrier = readCarrier(id, folder, rules)
  if (carrier.id !== id)
    throw new CarrierError(`carriers/${id}: its id is ${carrier.id}. Give the folder the same name.`)
  const { demo, hosts, insurer } = carrier
  if (demo !== / \(demo(?: ads)?\)$/.test(insurer.name))
    throw new CarrierError(
      `carriers/${id}: end the name of a demonstration carrier in "(demo)" or "(demo ads)", and of no other.`,
    )
  const descriptions = [insurer.descriptionHtml, ...Object.values(insurer.lineHtml ?? {})]
  if (!demo && descriptions.some(({ en }) => /\bdemonstration\b/i.test(en)))
    throw new CarrierError(
      `carriers/${id}: insurer.descriptionHtml calls it a demonstration, and "demo" is false. Say who the insurer is.`,
    )
  if (insurer.reviewUrl !== undefined && !leadsSafely(insurer.reviewUrl, hosts))
    throw new CarrierError(
      `carriers/${id}: insurer.reviewUrl has to be a plain https address on one of its hosts. Name the host there.`,
    )
  if (
    carrier.page !== undefined &&
    !leadsSafely(pageOf(carrier.page, { quoteNumber: 'Q-1', language: 'en' }), hosts)
  )
    throw new CarrierError(
      `carriers/${id}: page has to be a plain https address on one of its hosts. Name the host there.`,
    )
  const logoFile = new URL('logo.svg', folder)
  if (!existsSync(logoFile)) throw new CarrierError(`carriers/${id}: there is no logo.svg. Draw one.`)
  const fault = faultOfDrawing(readFileSync(logoFile))
  if (fault) throw new CarrierError(`carriers/${id}: logo.svg:${fault.line}: ${fault.says}`)
  const clean = (html: Text) => saidBy(speech => cleanCarrierHtml(told(html, speech), hosts))
  const descriptionHtml = clean(insurer.descriptionHtml)
  const lineHtml = Object.fromEntries(
    Object.entries(insurer.lineHtml ?? {}).map(([line, html]) => [line, clean(html)]),
  )
  return {
    ...carrier,
    lines: withGateways(carrier.lines, folder),
    insurer: { ...insurer, descriptionHtml, lineHtml, logo: `/logos/${id}.svg` },
    logoFile,
  }
}

/** The lines within the limits of the hosts that they share with other folders. */
function withGateways(lines: CarrierFile['lines'], folder: URL): CarrierFile['lines'] {
  const gateways = gatewaysBeside(folder)
  return Object.fromEntries(
    Object.entries(lines).map(([line, { connector, ...writing }]) => [
      line,
      { ...writing, connector: connector.via === 'wire' ? throughGateways(connector, gateways) : connector },
    ]),
  )
}

/** Without limits that we can read, nobody is asked. */
function gatewaysBeside(folder: URL): readonly Gateway[] {
  try {
    return readGateways(new URL('../', folder))
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause
    throw new CarrierError(`carriers/${gatewaysFile} does not load.\n${cause.message}`, { cause })
  }
}

function readCarrier(id: string, folder: URL, rules: Rulebook | undefined): CarrierFile {
  try {
    return readCarrierJson(folder, rules)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CarrierError(`carriers/${id}/carrier.json does not load.\n${why}`, { cause })
  }
}
