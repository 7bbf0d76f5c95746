import { goesOn, type VehiclesFile, type VinSchema, type VinsFile } from '../vehicles/vehicles-file.ts'
import { shownModels } from './shown-models.ts'
import { credit } from './vehicles.ts'
import { type Element, expect, type Link, type Pattern, type Vpic } from './vpic.ts'

/** Builds the table by which VINs are decoded to the vehicles of the list; throws when the data has changed shape. */
export function buildVins(
  { links, patterns, models, makesOf }: Vpic,
  { models: listed }: VehiclesFile,
): VinsFile {
  const names = numbering<[make: string, model: string]>(name => name.join('\t'))
  const keys = numbering<string>(key => key)
  const schemas = numbering<VinSchema>(schema => JSON.stringify(schema))
  const isListed = new Set(listed.map(([make, model]) => `${make}\t${model}`))
  const nameOf = ({ value }: Pattern, schemaName: string): number => {
    const model = models.get(Number(value))
    if (!model) return -1
    const { make, models: modelNames } = shownModels(model, schemaName)
    const name = modelNames[0]
    return name !== undefined && isListed.has(`${make}\t${name}`) ? names.of([make, name]) : -1
  }
  const schemaOf = ({ schema, schemaName }: Link): number => {
    const schemaPatterns = patterns.get(schema) ?? []
    const keysOf = (element: Element) =>
      schemaPatterns.filter(pattern => pattern.element === element).map(pattern => keys.of(pattern.key))
    const named = schemaPatterns.filter(({ element }) => element === 'model')
    return schemas.of([
      named.flatMap(pattern => [keys.of(pattern.key), nameOf(pattern, schemaName)]),
      [...new Set(keysOf('series'))],
      [...new Set(keysOf('body'))],
    ])
  }
  const wmis: Record<string, number[]> = {}
  for (const link of links) {
    const last = link.to === Number.POSITIVE_INFINITY ? goesOn : link.to
    wmis[link.wmi] = [...(wmis[link.wmi] ?? []), schemaOf(link), link.from, last]
  }
  const makes = Object.fromEntries(
    [...makesOf].flatMap(([wmi, all]) => (all.length === 1 && all[0] ? [[wmi, all[0]]] : [])),
  )
  const file = { credit, names: names.all, keys: keys.all, wmis, makes, schemas: schemas.all }
  check(file)
  return file
}

/** Numbers values in the order they come; equal ones share a number. */
function numbering<T>(write: (thing: T) => string): { all: T[]; of: (thing: T) => number } {
  const all: T[] = []
  const numbers = new Map<string, number>()
  return {
    all,
    of(thing) {
      const text = write(thing)
      const number = numbers.get(text) ?? all.push(thing) - 1
      numbers.set(text, number)
      return number
    },
  }
}

function check({ wmis, schemas, names }: VinsFile): void {
  const manufacturers = Object.keys(wmis).length
  expect(
    manufacturers >= 300 && manufacturers <= 1_000,
    `${manufacturers} manufacturers, expected 300 to 1,000`,
  )
  expect(
    schemas.length >= 4_000 && schemas.length <= 20_000,
    `${schemas.length} schemes, expected 4,000 to 20,000`,
  )
  expect(names.length >= 900 && names.length <= 2_500, `${names.length} names, expected 900 to 2,500`)
}
