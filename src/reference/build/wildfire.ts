import { milesBetween } from '../perils/geo.ts'
import { within } from './within.ts'
import type { ZipRow } from './zip-rows.ts'

interface FireRows {
  readonly rows: readonly ZipRow[]
  /** The territory class of each row, 1 to 5. */
  readonly territories: readonly number[]
}

/**
 * ZIP codes where homes are within flammable land: burned since 2017, or rated very high by CAL FIRE (public). Recalled,
 * confidence medium; a carrier rates the address.
 */
const extremeZips = new Set(
  `95969 95954 95965 95966 95914 95916 95941 90272 90290 90265 90077 91001 91302 91301 91011 91024 91214 91042
   91387 91390 93108 93023 93105 92314 92315 92325 92352 92382 92391 92549 92036 92065 92082 91901 91935 92061
   94563 94611 94705 94708 94574 94508 94515 95404 95409 95442 95452 95033 95006 95005 95018 95945 95949 95959
   95975 95603 95631 95634 95667 95709 95726 95684 95689 96150 96161 95370 95383 95247 95223 95222 96088 96069
   96001 96067 96094 93644 93614 95338 95345 95451 95461 95467 95457 95971`.split(/\s+/),
)

const [extreme, high, moderate, low] = [100, 43, 17, 5]

/** Counties by the danger of their wooded and brushy parts, high or moderate; after FEMA and the Forest Service, recalled. */
const counties: ReadonlyMap<string, number> = new Map([
  // The Sierra, the north of California and its wine country.
  ...'06003 06005 06007 06009 06017 06033 06035 06043 06045 06055 06057 06061 06063 06065 06073 06089 06091 06093 06103 06105 06109'
    .split(' ')
    .map(fips => [fips, high] as const),
  // The rest of California but the great valley and San Francisco.
  ...(
    '06001 06013 06015 06019 06023 06027 06029 06037 06039 06041 06049 06051 06053 06059 06069 06071 ' +
    '06079 06081 06083 06085 06087 06097 06107 06111 06115 ' +
    // Oregon, Washington, Idaho, Montana and the Black Hills.
    '41017 41019 41029 41031 41033 41035 41039 41013 41023 53007 53019 53037 53047 53065 53077 16015 16039 16085 16049 ' +
    '30029 30063 30081 30047 30061 41059 53017 16001 16005 46103 ' +
    // Colorado, Utah, Nevada, Arizona, New Mexico, Maui and Hawaii.
    '08013 08019 08035 08037 08039 08041 08045 08047 08049 08059 08067 08069 08093 08097 08107 08117 08119 ' +
    '49021 49043 49051 49053 32005 32031 32510 04005 04007 04017 04025 35027 35028 35033 35047 35049 15009 ' +
    '49003 49045 49049 32007 32019 04003 04009 04015 04019 04021 04023 35035 35039 35055 15001'
  )
    .split(' ')
    .map(fips => [fips, moderate] as const),
])

/** Miles over which the danger of neighbors counts, the less the farther away they are. */
const neighborMiles = 20

/**
 * How much wildfire endangers each ZIP code, from 0 to 100, modelled. Fire crosses the borders of counties and suburbs, so the
 * danger is a mean over the neighbors. Only a ZIP code whose homes are within flammable land keeps its own: there, insurers and
 * the maps of fire hazard draw a line.
 */
export function fireStrengths({ rows, territories }: FireRows): readonly number[] {
  const own = new Map(rows.map((row, index) => [row, ownStrength(row, territories[index] ?? 1)]))
  const near = within(rows, neighborMiles)
  return rows.map(row => {
    if (own.get(row) === extreme) return extreme
    // A city's many numbers for one post office are one neighbor.
    const places = new Map(near(row).map(other => [`${other.lat},${other.lon}`, other]))
    const weighed = [...places.values()].map(other => ({
      weight: 1 - milesBetween(row, other) / neighborMiles,
      strength: own.get(other) ?? 0,
    }))
    const weights = weighed.reduce((sum, { weight }) => sum + weight, 0)
    const mean = Math.round(
      weighed.reduce((sum, { weight, strength }) => sum + weight * strength, 0) / weights,
    )
    // The last trace of a danger far away is none, and one of its own stays one.
    if (mean >= low) return mean
    return own.get(row) === 0 ? 0 : low
  })
}

/** The danger by the ZIP code itself, else by its county, and less where it is built up. */
function ownStrength({ zip, countyFips }: ZipRow, territory: number): number {
  if (extremeZips.has(zip)) return extreme
  const steps = [high, moderate, low, 0]
  const county = steps.indexOf(counties.get(countyFips) ?? 0)
  const built = territory >= 4 ? 2 : territory === 3 ? 1 : 0
  return steps[county + built] ?? 0
}
