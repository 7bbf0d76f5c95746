import { readFileSync } from 'node:fs'

// Corrections for what a visitor expects to read: the data's names are a registrar's, it has models of other countries, and the
// years of some schemes are wider than those in which the car was sold.

/** How we show one model of the data. */
export interface Overlay {
  /** Empty when we do not show it at all; of several, a VIN decodes to the first. */
  readonly models: readonly string[]
  /** Model years in which it was sold, when the data is too generous. */
  readonly years: readonly Span[] | null
}

export type Span = readonly [first: number, last: number]

/** Make: model in the data > what is shown (nothing: left out) : model years. A model that keeps its name has no ">". */
const overlays = readModels('vehicle-corrections.txt')

/**
 * The models that the data lacks, with the years in which they were sold: it has them under another name or with a gap. The Ram
 * trucks are under Dodge, the first Outbacks under Legacy.
 */
export const added: readonly { make: string; model: string; years: readonly Span[] }[] = [
  ...readModels('vehicle-additions.txt'),
].flatMap(([make, models]) => [...models].map(([model, { years }]) => ({ make, model, years: years ?? [] })))

/** The make and overlay for showing a model of the data; a model without a correction stays as it is. */
export function overlayOf({ make, name }: { make: string; name: string }): Overlay & { make: string } {
  const correction = overlays.get(make)?.get(name)
  if (correction) return { make, ...correction }
  const scion = make === 'Toyota' ? /^Scion (.+)$/.exec(name)?.[1] : undefined
  if (scion !== undefined) return { make: 'Scion', models: [scion], years: null }
  return { make, models: isTruckCode(make, name) ? [] : [familyName(make, name)], years: null }
}

/** The family names that their makers use: "330i" -> "3 Series", "GLC-Class" -> "GLC". */
function familyName(make: string, name: string): string {
  if (make === 'BMW') return name.replace(/^M?([1-8])\d\d.*$/, '$1 Series')
  if (make === 'Mercedes-Benz') return name.replace(/^([A-Z]{3})-Class$/, '$1')
  return name
}

/** Heavy trucks have codes: "LT9513", "CF7000". */
function isTruckCode(make: string, name: string): boolean {
  return ['Ford', 'Chevrolet', 'GMC', 'Mercedes-Benz'].includes(make) && /^[A-Z]{1,4}\d{3,5}$/.test(name)
}

function readModels(file: string): Map<string, Map<string, Overlay>> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const makes = text.trim().split(/\n(?=\S)/)
  return new Map(
    makes.map(line => {
      const [make = '', models = ''] = split(line, ': ')
      return [make, new Map(models.split(';').map(entry => parseModel(entry.trim().replace(/\s+/g, ' '))))]
    }),
  )
}

function parseModel(entry: string): [name: string, overlay: Overlay] {
  const [names = '', years] = split(entry, ' : ')
  const [name = '', list] = names.split(/ >\s?/)
  return [
    name,
    {
      models: list === undefined ? [name] : list.split(', ').filter(Boolean),
      years: years === undefined ? null : years.split(' ').map(parseSpan),
    },
  ]
}

function parseSpan(text: string): Span {
  const [first = '', last = ''] = text.split('-')
  return [Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last)]
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
