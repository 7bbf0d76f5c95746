import { knowsVehicle } from './vehicles.ts'
import { vins } from './vehicles-data.ts'
import { goesOn, type VinSchema } from './vehicles-file.ts'
import { normalVin, vinMinimum } from './vin-check.ts'
import { matchKey } from './vin-keys.ts'

/** What a VIN tells; null where it does not. Make and model are those of the lists of that year. */
export interface DecodedVin {
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
}

// Model years, from 1980 and again from 2010, by the tenth character.
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * Decodes a VIN of at least 10 characters however it is typed; null when its manufacturer is not one we know. It is a
 * suggestion, which the visitor may overrule: the check digit is not looked at.
 */
export function decodeVin(text: string): DecodedVin | null {
  const vin = normalVin(text)
  if (vin.length < vinMinimum || vin.length > 17) return null
  const wmi = manufacturerOf(vin)
  if (wmi === null) return null
  const make = ownEntry(vins.makes, wmi) ?? null
  const [likely, other] = modelYearsOf(vin)
  if (likely === undefined) return { year: null, make, model: null }
  for (const year of [likely, other]) {
    const name = year === undefined ? undefined : bestName(vin, wmi, year)
    if (year === undefined || !name) continue
    const [madeBy, model] = name
    return { year, make: madeBy, model: knowsVehicle({ year, make: madeBy, model }) ? model : null }
  }
  return { year: likely, make, model: null }
}

/** The first three characters; six for a small manufacturer, whose third is a 9. */
function manufacturerOf(vin: string): string | null {
  const code = vin.slice(0, 3)
  const small = vin[2] === '9' ? code + vin.slice(11, 14) : code
  return [small, code].find(wmi => Object.hasOwn(vins.wmis, wmi)) ?? null
}

/**
 * The years that the tenth character stands for, the likelier first: a car or light truck has a letter in the seventh
 * place from 2010 on, and a digit before. Heavy pickups need not.
 */
function modelYearsOf(vin: string): number[] {
  const at = yearLetters.indexOf(vin[9] ?? ' ')
  if (at < 0) return []
  const years = [1980 + at, 2010 + at]
  return /\d/.test(vin[6] ?? '') ? years : years.reverse()
}

/** The name that the best fitting of the manufacturer's schemes of that year gives. */
function bestName(
  vin: string,
  wmi: string,
  year: number,
): readonly [make: string, model: string] | undefined {
  let best = { score: 0, name: -1 }
  const links = ownEntry(vins.wmis, wmi) ?? []
  for (let at = 0; at < links.length; at += 3) {
    const [schema = -1, first = goesOn, last = 0] = links.slice(at, at + 3)
    const tables = vins.schemas[schema]
    if (year < first || year > last || tables === undefined) continue
    const found = scoreOf(vin, tables)
    if (found.score > best.score) best = found
  }
  return vins.names[best.name]
}

/** A scheme fits the better the more it tells of the VIN, and the more characters it names in doing so. */
function scoreOf(vin: string, [models, series, bodies]: VinSchema): { score: number; name: number } {
  let named = -1
  let name = -1
  for (let at = 0; at < models.length; at += 2) {
    const characters = matchAt(vin, models[at])
    if (characters > named) [named, name] = [characters, models[at + 1] ?? -1]
  }
  if (named < 0) return { score: 0, name }
  const others = [series, bodies].map(keys => Math.max(-1, ...keys.map(key => matchAt(vin, key))))
  const score = others.reduce((sum, most) => (most < 0 ? sum : sum + 10 + most), 1 + named)
  return { score, name }
}

function matchAt(vin: string, key: number | undefined): number {
  return matchKey(vins.keys[key ?? -1] ?? '', vin)
}

/** An entry of a record that text from outside cannot mistake for one of its prototype. */
function ownEntry<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
