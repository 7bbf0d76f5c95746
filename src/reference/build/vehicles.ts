import { firstModelYear } from '../vehicles/model-years.ts'
import { goesOn, type ModelRow, type VehicleGroup, type VehiclesFile } from '../vehicles/vehicles-file.ts'
import { overlap } from '../vehicles/vin-keys.ts'
import { classify } from './classify.ts'
import { shownModels } from './shown-models.ts'
import { added, type Span } from './vehicle-overlay.ts'
import { expect, type Pattern, type Vpic } from './vpic.ts'

export const credit = 'Vehicle data: US Department of Transportation, NHTSA, vPIC'

// Bodies that are never insured as a personal vehicle.
const commercial = /^(?:Ambulance|Bus|Fire|Incomplete|Limousine|Motorhome|Step Van|Street|Truck)/

/** What the patterns contain about one model, year by year. */
interface Sold {
  readonly make: string
  readonly model: string
  readonly years: Map<number, { bodies: Map<string, number>; fuels: Set<string> }>
  /** No longer sold. */
  ended: boolean
}

/** Builds the list of which model was sold when; throws when the data has changed shape. */
export function buildVehicles(vpic: Vpic): VehiclesFile {
  const newest = Math.max(...vpic.links.map(({ from }) => from))
  const models = [...collect(vpic, newest)]
    .filter(sold => sold.years.size > 0 && isPersonal(sold))
    .map((sold): ModelRow => [sold.make, sold.model, groupOf(sold), spansOf(sold, newest)])
    .sort(byMakeAndModel)
  check(models, newest)
  return { credit, models }
}

function collect({ links, patterns, models }: Vpic, newest: number): Iterable<Sold> {
  const all = new Map<string, Sold>()
  const soldOf = (make: string, model: string): Sold => {
    const key = `${make}\t${model}`
    const sold = all.get(key) ?? { make, model, years: new Map(), ended: false }
    all.set(key, sold)
    return sold
  }
  for (const { schema, schemaName, from, to } of links) {
    const schemaPatterns = patterns.get(schema) ?? []
    if (to < firstModelYear) continue
    for (const pattern of schemaPatterns) {
      const model = pattern.element === 'model' ? models.get(Number(pattern.value)) : undefined
      if (!model) continue
      const { make, models: names, years } = shownModels(model, schemaName)
      const traits = schemaPatterns.filter(
        other => other.element !== 'model' && overlap(pattern.key, other.key),
      )
      for (const name of names) {
        const sold = soldOf(make, name)
        sold.ended ||= years?.every(([, last]) => last <= newest) ?? false
        for (const span of years ?? [[from, to] as const])
          addYears(sold, both(span, [from, to]), newest, traits)
      }
    }
  }
  for (const { make, model, years } of added) {
    for (const span of years) addYears(soldOf(make, model), span, newest, [])
  }
  return all.values()
}

function both(one: Span, other: Span): Span {
  return [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
}

function addYears(sold: Sold, [first, last]: Span, newest: number, traits: readonly Pattern[]): void {
  for (let year = Math.max(first, firstModelYear); year <= Math.min(last, newest); year++) {
    const { bodies, fuels } = sold.years.get(year) ?? { bodies: new Map(), fuels: new Set() }
    sold.years.set(year, { bodies, fuels })
    for (const { element, value } of traits) {
      if (element === 'body') bodies.set(value, (bodies.get(value) ?? 0) + 1)
      if (element === 'fuel') fuels.add(value)
    }
  }
}

function isPersonal({ years }: Sold): boolean {
  const bodies = [...years.values()].flatMap(year => [...year.bodies.keys()])
  return bodies.length === 0 || bodies.some(body => !commercial.test(body))
}

/** The years in rows without a gap. */
function spansOf({ years, ended }: Sold, newest: number): [first: number, last: number][] {
  const spans: [first: number, last: number][] = []
  for (const year of [...years.keys()].sort((a, b) => a - b)) {
    const before = spans.at(-1)
    if (before?.[1] === year - 1) before[1] = year
    else spans.push([year, year])
  }
  const last = spans.at(-1)
  // Manufacturers are still filing the newest year: a model sold the year before continues.
  if (!ended && last && last[1] >= newest - 1) last[1] = goesOn
  return spans
}

/** Each year has a vote: the patterns of one year may mix models that share a scheme. */
function groupOf({ make, model, years }: Sold): VehicleGroup {
  const votes = new Map<string, number>()
  for (const { bodies } of years.values()) {
    const [body] = [...bodies].filter(([name]) => !commercial.test(name)).sort((a, b) => b[1] - a[1])[0] ?? []
    if (body !== undefined) votes.set(body, (votes.get(body) ?? 0) + 1)
  }
  const [body = null] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? []
  const electric = [...years.values()].filter(({ fuels }) => fuels.size === 1 && fuels.has('Electric')).length
  return classify({ make, model, body, electric: electric * 2 > years.size })
}

function byMakeAndModel(a: ModelRow, b: ModelRow): number {
  const inOrder = (one: string, other: string) =>
    one.localeCompare(other, 'en-US', { numeric: true, sensitivity: 'base' })
  return inOrder(a[0], b[0]) || inOrder(a[1], b[1])
}

function check(models: readonly ModelRow[], newest: number): void {
  expect(newest >= 2026 && newest <= 2100, `the newest model year is ${newest}, expected 2026 or later`)
  for (const year of [1990, 2000, 2010, 2020, newest]) {
    const sold = models.filter(([, , , years]) =>
      years.some(([first, last]) => first <= year && year <= last),
    )
    const makes = new Set(sold.map(([make]) => make)).size
    const [leastMakes, leastModels] = year === newest ? [45, 320] : [38, 200]
    expect(makes >= leastMakes && makes <= 70, `${makes} makes in ${year}, expected ${leastMakes} to 70`)
    expect(
      sold.length >= leastModels && sold.length <= 600,
      `${sold.length} models in ${year}, expected ${leastModels} to 600`,
    )
  }
}
