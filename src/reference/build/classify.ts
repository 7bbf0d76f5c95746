import { readFileSync } from 'node:fs'
import { type VehicleGroup, vehicleGroups } from '../vehicles/vehicles-file.ts'

/** What the data says about a model. */
export interface Traits {
  readonly make: string
  readonly model: string
  /** The body class in the vPIC database in most of its years; null without one. */
  readonly body: string | null
  /** Whether it is electric in most of its years. */
  readonly electric: boolean
}

/**
 * The groups are those of the market figures in scripts/market; where a model belongs is our own judgment. Each names "make:
 * models" or only a make, and counts before the body.
 */
const named = readFileSync(new URL('vehicle-groups.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n(?=\S)/)

const luxuryMakes = new Set(
  `Acura, Alfa Romeo, Audi, BMW, Cadillac, Genesis, Infiniti, Jaguar, Land Rover, Lexus, Lincoln, Maserati,
  Mercedes-Benz, Porsche, Saab, Volvo`.split(/,\s+/),
)

/** Groups by "make model", or only by make. */
export const byName: ReadonlyMap<string, VehicleGroup> = new Map(
  named.flatMap(block => {
    const [group = '', ...listed] = block.split(/\s+/)
    if (!isGroup(group)) throw new RangeError(`vehicle-groups.txt: there is no group ${group}`)
    return listed
      .join(' ')
      .split('; ')
      .flatMap(entry => {
        const [make = '', models] = entry.split(': ')
        return models === undefined
          ? [[make, group] as const]
          : models.split(', ').map(model => [`${make} ${model}`, group] as const)
      })
  }),
)

function isGroup(name: string): name is VehicleGroup {
  return vehicleGroups.some(group => group === name)
}

/** The group of a model by its name, or else by fuel, body and make; OTHER where these are inconclusive. */
export function classify({ make, model, body, electric }: Traits): VehicleGroup {
  const listed = byName.get(`${make} ${model}`) ?? byName.get(make)
  if (listed) return listed
  const luxury = luxuryMakes.has(make)
  if (body === null) return luxury ? 'LUXURY_SEDAN' : 'OTHER'
  if (/van/i.test(body)) return 'MINIVAN'
  if (electric) return 'ELECTRIC'
  if (/pickup|truck/i.test(body)) return 'PICKUP'
  if (/utility/i.test(body)) return luxury ? 'LUXURY_SUV' : 'WAGON_SUV'
  if (luxury) return 'LUXURY_SEDAN'
  return /wagon/i.test(body) ? 'WAGON_SUV' : 'MID_SEDAN'
}
