import { milesBetween } from '../perils/geo.ts'
import { smooth, statesByCounty } from './territory.ts'
import { within } from './within.ts'
import type { ZipRow } from './zip-rows.ts'

/**
 * Cities where drivers pay another price than the density of their ZIP codes makes believe: a ZIP code in the middle, the miles
 * to which the city and its suburbs reach, and the classes by which they are dearer or cheaper. The class is the one whose price
 * over the state's average is nearest to that of a publisher, which stands behind it; `like` where the city is modelled as others
 * of its size are.
 */
const cities = `
  AZ Phoenix 85003 30 -1 1.10 | Tucson 85701 15 -1 0.95 like
  CA San_Diego 92101 20 -2 0.92
  CO Denver 80202 20 -1 1.12
  CT Bridgeport 06604 6 1 1.31
  FL Orlando 32801 20 -1 1.05 like | Jacksonville 32202 15 -1 0.97
  GA Atlanta 30303 20 -1 1.15
  IA Des_Moines 50309 12 -1 1.10 like
  IN Indianapolis 46204 15 -1 1.10 like
  KY Louisville 40202 12 -2 0.95
  LA New_Orleans 70112 15 -1 1.35
  MA Brockton 02301 5 2 1.35 | Lawrence 01840 4 2 1.35 like | Springfield 01103 6 1 1.50
  MI Grand_Rapids 49503 30 -2 0.80 like
  MN Minneapolis 55401 20 -2 1.00 | St._Paul 55101 12 -2 1.00 like
  MO St._Louis 63103 12 -1 1.33 | Kansas_City 64106 15 -1 1.19
  NC Charlotte 28202 15 -1 1.03 | Raleigh 27601 15 -1 1.00 like
  NE Omaha 68102 12 -1 1.15 like
  NM Albuquerque 87102 12 -1 1.10 like
  NV Las_Vegas 89101 10 -1 1.18
  OH Cincinnati 45202 15 -1 1.10
  OK Oklahoma_City 73102 20 -2 1.09 | Tulsa 74103 15 -1 1.12
  OR Portland 97205 15 -2 1.11
  PA Pittsburgh 15222 15 -2 0.97 like
  RI Providence 02903 8 1 1.34 | Pawtucket 02860 4 1 1.25 like
  TN Nashville 37203 15 -1 1.00 like
  TX Dallas 75201 18 -1 1.17 | Houston 77002 25 -1 1.11 | Austin 78701 15 -1 0.97 | San_Antonio 78205 20 -2 1.00 | El_Paso 79901 15 -1 0.97
  UT Salt_Lake_City 84101 15 -1 1.08 like
  VA Alexandria 22314 20 -2 1.08 like | Richmond 23219 12 -1 1.05 like | Norfolk 23510 15 -1 1.08 like
  WA Seattle 98101 15 -1 1.16 | Tacoma 98402 8 -1 1.25
`

/** Miles beyond the suburbs over which a shift of two classes fades. */
const fadingMiles = 12

/**
 * The class by which auto prices go, 1 to 5, of each ZIP code: that of its density, shifted around the cities whose prices are
 * published, without a step of two between neighbors in a state. In Michigan a city shifts its whole county.
 */
export function autoClasses(rows: readonly ZipRow[], territories: readonly number[]): readonly number[] {
  const shifts = shiftsAround(rows)
  const shifted: ReadonlyMap<ZipRow, number> = new Map(
    rows.map((row, at) => [
      row,
      Math.min(Math.max((territories[at] ?? 1) + (shifts.get(row)?.shift ?? 0), 1), 5),
    ]),
  )
  const smoothed = [...Map.groupBy(rows, ({ state }) => state)]
    .filter(([state]) => !statesByCounty.includes(state))
    .reduce((classes, [, inState]) => smooth(inState, classes), shifted)
  return rows.map(row => smoothed.get(row) ?? 1)
}

interface Shift {
  /** To the middle of the city. */
  readonly miles: number
  readonly shift: number
}

/** The shift of each ZIP code in reach of a city of its state, by the nearest one. */
function shiftsAround(rows: readonly ZipRow[]): ReadonlyMap<ZipRow, Shift> {
  const near = within(rows, mostMiles)
  const byZip = new Map(rows.map(row => [row.zip, row]))
  const shifts = new Map<ZipRow, Shift>()
  for (const { zip, reach, shift } of citiesListed()) {
    const center = byZip.get(zip)
    if (!center) throw new Error(`${zip} is no ZIP code`)
    const isByCounty = statesByCounty.includes(center.state)
    for (const row of near(center)) {
      const miles = milesBetween(center, row)
      const fading = miles <= reach + fadingMiles ? Math.trunc(shift / 2) : 0
      const here = miles <= reach || isByCounty ? shift : fading
      const isOfCity = isByCounty ? row.countyFips === center.countyFips : row.state === center.state
      if (isOfCity && here !== 0 && miles < (shifts.get(row)?.miles ?? Number.POSITIVE_INFINITY))
        shifts.set(row, { miles, shift: here })
    }
  }
  return shifts
}

/** How far any city reaches. */
const mostMiles = 30 + fadingMiles

function citiesListed() {
  return cities
    .split(/\n|\|/)
    .map(line => line.trim().split(' '))
    .filter(words => words.length > 1)
    .map(words => {
      // The first city of a state is led by it.
      const [, zip = '', reach = '', shift = ''] = words[0]?.length === 2 ? words.slice(1) : words
      return { zip, reach: Number(reach), shift: Number(shift) }
    })
}
