import { knowsVehicle } from './vehicles.ts'
import { vins } from './vehicles-data.ts'
import { goesOn, type VinSchema } from './vehicles-file.ts'
import { matchKey } from './vin-keys.ts'

/** The car that a VIN identifies; null for the unknown parts. A model is from the list of that year and make. */
export interface DecodedVin {
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
}

// Model years, from 1980 and again from 2010, by the tenth character.
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * Decodes a VIN of 10 to 17 characters however it is typed; null for an unknown manufacturer. It is a
 * suggestion that the visitor may overrule, so it ignores the check digit.
 */
export function decodeVin(text: string): DecodedVin | null {
  const vin = asStamped(text)
  if (!/^[A-Z0-9]{10,17}$/.test(vin)) return null
  const wmi = manufacturerOf(vin)
  if (wmi === null) return null
  const years = modelYearsOf(vin)
  const year = years.find(one => bestScheme(vin, wmi, one) !== null) ?? years[0] ?? null
  const scheme = year === null ? null : bestScheme(vin, wmi, year)
  const [make = ownEntry(vins.makes, wmi) ?? null, model] = vins.names[scheme?.name ?? -1] ?? []
  const isListed =
    year !== null && make !== null && model !== undefined && knowsVehicle({ year, make, model })
  return { year, make, model: isListed ? model : null }
}

/** Capitals without spaces and hyphens. The letters I, O and Q, which no VIN has, become the digits they look like. */
function asStamped(text: string): string {
  return text.slice(0, 100).replace(/[\s-]/g, '').toUpperCase().replace(/[OQ]/g, '0').replace(/I/g, '1')
}

/** The first three characters; six for a small manufacturer, whose third is a 9. */
function manufacturerOf(vin: string): string | null {
  const code = vin.slice(0, 3)
  const small = vin[2] === '9' ? code + vin.slice(11, 14) : code
  return [small, code].find(wmi => Object.hasOwn(vins.wmis, wmi)) ?? null
}

/**
 * The years that the tenth character stands for, the likelier first: a letter in the seventh place means 2010 or later (49 CFR
 * 565.15); a digit means an earlier car or light truck, or a heavy one of any year.
 */
function modelYearsOf(vin: string): number[] {
  const at = yearLetters.indexOf(vin[9] ?? ' ')
  if (at < 0) return []
  return /\d/.test(vin[6] ?? '') ? [1980 + at, 2010 + at] : [2010 + at]
}

interface Fit {
  readonly score: number
  /** Index into `names`; -1 for an unlisted model. */
  readonly name: number
}

/** The best fitting of the manufacturer's schemes of that year; null when none identifies a model. */
function bestScheme(vin: string, wmi: string, year: number): Fit | null {
  let best: Fit | null = null
  const links = ownEntry(vins.wmis, wmi) ?? []
  for (let at = 0; at < links.length; at += 3) {
    const [schema = -1, first = goesOn, last = 0] = links.slice(at, at + 3)
    const tables = vins.schemas[schema]
    if (year < first || year > last || tables === undefined) continue
    const fit = schemeFit(vin, tables)
    if (fit && fit.score > (best?.score ?? -1)) best = fit
  }
  return best
}

/** A scheme fits better the more values it gives for the VIN, and the more characters it names. */
function schemeFit(vin: string, [models, series, bodies]: VinSchema): Fit | null {
  let named = -1
  let name = -1
  for (let at = 0; at < models.length; at += 2) {
    const characters = matchAt(vin, models[at])
    if (characters > named) [named, name] = [characters, models[at + 1] ?? -1]
  }
  if (named < 0) return null
  const others = [series, bodies].map(keys => Math.max(-1, ...keys.map(key => matchAt(vin, key))))
  return { score: others.reduce((sum, most) => (most < 0 ? sum : sum + 10 + most), named), name }
}

function matchAt(vin: string, key: number | undefined): number {
  return matchKey(vins.keys[key ?? -1] ?? '', vin)
}

/** A record's own entry; outside text never reaches its prototype. */
function ownEntry<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
