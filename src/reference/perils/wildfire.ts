import type { Territory } from '../places-file.ts'

interface FirePlace {
  readonly zip: string
  readonly countyFips: string
  readonly territory: Territory | 'AVERAGE'
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

/** Counties by the danger of their wooded and brushy parts, 3 high and 2 moderate; after FEMA and the Forest Service, recalled. */
const counties: ReadonlyMap<string, number> = new Map([
  // The Sierra, the north of California and its wine country.
  ...'06003 06005 06007 06009 06017 06033 06035 06043 06045 06055 06057 06061 06063 06065 06073 06089 06091 06093 06103 06105 06109'
    .split(' ')
    .map(fips => [fips, 3] as const),
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
    .map(fips => [fips, 2] as const),
])

/** How much wildfire endangers a place, from 0 to 4: by its ZIP code, else by its county, and less where it is built up. Modelled. */
export function fireStrength({ zip, countyFips, territory }: FirePlace): number {
  if (extremeZips.has(zip)) return 4
  const county = counties.get(countyFips) ?? 0
  const built = territory === 'T5' || territory === 'T4' ? 2 : territory === 'T3' ? 1 : 0
  return Math.max(county - built, 0)
}
