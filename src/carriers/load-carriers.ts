import { existsSync, readdirSync } from 'node:fs'
import type { Rulebook } from '../law/rule.ts'
import type { Carrier, CarrierFile } from './carrier.ts'
import { cleanCarrierHtml, leadsSafely, pageOf } from './carrier-html.ts'
import { readCarrierJson } from './carrier-json.ts'

/** A carrier with an invalid folder; the message says what to fix. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError'
}

/** The demonstration carriers, which come with the product. */
export const ownCarriers = new URL('./demo/', import.meta.url)

/**
 * Every carrier that has a folder in one of these, in the order of their ids. A folder holds `carrier.json` and
 * `logo.svg`, and the files that the former names (docs/carriers.md). Plans are read under this product's state rules, or
 * under others. Throws a CarrierError for the first invalid folder.
 */
export function loadCarriers(folders: readonly URL[] = [ownCarriers], rules?: Rulebook): readonly Carrier[] {
  const carriers = folders.flatMap(folder => loadFolder(folder, rules))
  const ids = carriers.map(({ id }) => id)
  const double = ids.find((id, index) => ids.indexOf(id) !== index)
  if (double) throw new CarrierError(`carriers/${double}: there are two of that name. Rename one of them.`)
  return carriers.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function loadFolder(folder: URL, rules: Rulebook | undefined): readonly Carrier[] {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
  return ids.map(id => loadCarrier(id, new URL(`${id}/`, folder), rules))
}

/** The carrier of one folder, whose name is its id. Throws a CarrierError for an invalid folder. */
export function loadCarrier(id: string, folder: URL, rules?: Rulebook): Carrier {
  const carrier = readCarrier(id, folder, rules)
  if (carrier.id !== id)
    throw new CarrierError(`carriers/${id}: its id is ${carrier.id}. Name the folder alike.`)
  const { demo, hosts, insurer } = carrier
  if (demo !== / \(demo(?: ads)?\)$/.test(insurer.name))
    throw new CarrierError(
      `carriers/${id}: end the name of a demonstration carrier in "(demo)" or "(demo ads)", and of no other.`,
    )
  if (insurer.reviewUrl !== undefined && !leadsSafely(insurer.reviewUrl, hosts))
    throw new CarrierError(
      `carriers/${id}: insurer.reviewUrl has to be a plain https address on one of its hosts. Name the host there.`,
    )
  if (carrier.page !== undefined && !leadsSafely(pageOf(carrier.page, 'Q-1'), hosts))
    throw new CarrierError(
      `carriers/${id}: page has to be a plain https address on one of its hosts. Name the host there.`,
    )
  const logoFile = new URL('logo.svg', folder)
  if (!existsSync(logoFile)) throw new CarrierError(`carriers/${id}: there is no logo.svg. Draw one.`)
  const descriptionHtml = cleanCarrierHtml(insurer.descriptionHtml, hosts)
  return { ...carrier, insurer: { ...insurer, descriptionHtml, logo: `/logos/${id}.svg` }, logoFile }
}

function readCarrier(id: string, folder: URL, rules: Rulebook | undefined): CarrierFile {
  try {
    return readCarrierJson(folder, rules)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CarrierError(`carriers/${id}/carrier.json does not load.\n${why}`, { cause })
  }
}
