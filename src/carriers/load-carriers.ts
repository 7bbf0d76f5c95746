import { existsSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { type Carrier, type CarrierFile, carrierFile } from './carrier.ts'

/** A carrier whose folder is not in order; the message says what to mend. */
export class CarrierError extends Error {
  override readonly name = 'CarrierError'
}

const ours = new URL('./', import.meta.url)

/**
 * Every carrier that has a folder, in the order of their ids. A folder holds `<id>.ts` with the carrier as its
 * default export, and `logo.svg`. Throws a CarrierError for the first one that is not in order.
 */
export async function loadCarriers(folder: URL = ours): Promise<readonly Carrier[]> {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  return Promise.all(ids.map(id => loadCarrier(id, folder)))
}

async function loadCarrier(id: string, folder: URL): Promise<Carrier> {
  const carrier = parse(id, await importDefault(id, folder))
  if (carrier.id !== id)
    throw new CarrierError(`carriers/${id}: its id is ${carrier.id}. Name the folder alike.`)
  if (carrier.demo !== carrier.insurer.name.endsWith('(demo)'))
    throw new CarrierError(
      `carriers/${id}: end the name of a demonstration carrier in "(demo)", and of no other.`,
    )
  const logoFile = new URL(`${id}/logo.svg`, folder)
  if (!existsSync(logoFile)) throw new CarrierError(`carriers/${id}: there is no logo.svg. Draw one.`)
  return { ...carrier, insurer: { ...carrier.insurer, logo: `/logos/${id}.svg` }, logoFile }
}

async function importDefault(id: string, folder: URL): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(new URL(`${id}/${id}.ts`, folder).href)
    return module.default
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CarrierError(`carriers/${id}/${id}.ts does not load.\n${why}`, { cause })
  }
}

function parse(id: string, given: unknown): CarrierFile {
  const parsed = v.safeParse(carrierFile, given)
  if (parsed.success) return parsed.output
  const problems = parsed.issues.map(issue => `${v.getDotPath(issue) ?? 'default export'}: ${issue.message}`)
  throw new CarrierError(`carriers/${id}/${id}.ts: ${problems.join('; ')}`)
}
