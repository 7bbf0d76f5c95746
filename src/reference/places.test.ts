import { describe, expect, test } from 'vitest'
import { jurisdictions } from '../law/jurisdictions.ts'
import { milesBetween } from './perils/geo.ts'
import { placeOf, whyUnknown, type ZipPlace } from './places.ts'
import { places } from './places-data.ts'

// Facts of the post office, not of the data: ZIP, city, state, county, county FIPS.
const cases = `
35203 Birmingham, AL, Jefferson, 01073
99501 Anchorage, AK, Anchorage, 02020
85004 Phoenix, AZ, Maricopa, 04013
72201 Little Rock, AR, Pulaski, 05119
90012 Los Angeles, CA, Los Angeles, 06037
94103 San Francisco, CA, San Francisco, 06075
80202 Denver, CO, Denver, 08031
06103 Hartford, CT, Capitol Region, 09110
19901 Dover, DE, Kent, 10001
20001 Washington, DC, District of Columbia, 11001
33131 Miami, FL, Miami-Dade, 12086
30303 Atlanta, GA, Fulton, 13121
96813 Honolulu, HI, Honolulu, 15003
83702 Boise, ID, Ada, 16001
60601 Chicago, IL, Cook, 17031
46204 Indianapolis, IN, Marion, 18097
50309 Des Moines, IA, Polk, 19153
67202 Wichita, KS, Sedgwick, 20173
40202 Louisville, KY, Jefferson, 21111
70112 New Orleans, LA, Orleans, 22071
04101 Portland, ME, Cumberland, 23005
21202 Baltimore, MD, Baltimore City, 24510
02108 Boston, MA, Suffolk, 25025
48226 Detroit, MI, Wayne, 26163
55401 Minneapolis, MN, Hennepin, 27053
39201 Jackson, MS, Hinds, 28049
63101 Saint Louis, MO, St. Louis City, 29510
59601 Helena, MT, Lewis and Clark, 30049
68102 Omaha, NE, Douglas, 31055
89101 Las Vegas, NV, Clark, 32003
03301 Concord, NH, Merrimack, 33013
07102 Newark, NJ, Essex, 34013
87501 Santa Fe, NM, Santa Fe, 35049
10001 New York, NY, New York, 36061
11201 Brooklyn, NY, Kings, 36047
27601 Raleigh, NC, Wake, 37183
58102 Fargo, ND, Cass, 38017
43215 Columbus, OH, Franklin, 39049
73102 Oklahoma City, OK, Oklahoma, 40109
97204 Portland, OR, Multnomah, 41051
19103 Philadelphia, PA, Philadelphia, 42101
02903 Providence, RI, Providence, 44007
29401 Charleston, SC, Charleston, 45019
57104 Sioux Falls, SD, Minnehaha, 46099
37203 Nashville, TN, Davidson, 47037
78701 Austin, TX, Travis, 48453
84101 Salt Lake City, UT, Salt Lake, 49035
05401 Burlington, VT, Chittenden, 50007
23219 Richmond, VA, Richmond City, 51760
98101 Seattle, WA, King, 53033
25301 Charleston, WV, Kanawha, 54039
53202 Milwaukee, WI, Milwaukee, 55079
82001 Cheyenne, WY, Laramie, 56021
75070 McKinney, TX, Collin, 48085
`
  .trim()
  .split('\n')
  .map(line => /^(\d{5}) (.+), (..), (.+), (\d{5})$/.exec(line)?.slice(1) ?? [])

describe('the place of a ZIP code', () => {
  test.each(cases)('%s is %s, %s', (zip, city, state, county, countyFips) => {
    expect(placeOf(zip ?? '')).toMatchObject({ zip, city, state, county, countyFips })
  })

  test('the pinned ZIP codes cover every jurisdiction', () => {
    expect(new Set(cases.map(row => row[2]))).toEqual(new Set(jurisdictions.map(one => one.code)))
  })

  test.each(['75072', '75036', '89437', '85288'])('the young ZIP code %s is known', zip => {
    expect(placeOf(zip)).not.toBeNull()
  })

  test.each(['12345', '10118', '20500', '20515', '22350', '48397'])(
    'the single-office ZIP code %s is known',
    zip => {
      expect(placeOf(zip)).not.toBeNull()
    },
  )

  test('ZIP+4 is read as its ZIP code (spec 5.1)', () => {
    expect(placeOf('78701-1234')).toEqual(placeOf('78701'))
    expect(placeOf(' 787011234 ')?.zip).toBe('78701')
  })

  test('a place has the position that maps show', () => {
    expect(placeOf('78701')?.lat).toBeCloseTo(30.27, 1)
    expect(placeOf('78701')?.lon).toBeCloseTo(-97.74, 1)
  })

  test.each(['', '7870', '787011', 'abcde', '78701-12', '-7870', '1e4', '__proto__'])(
    '%j is no ZIP code and has no place',
    text => {
      expect(placeOf(text)).toBeNull()
      expect(whyUnknown(text)).toBeNull()
    },
  )
})

describe('a ZIP code we cannot serve', () => {
  test.each([
    ['00000', 'unknown'],
    ['00100', 'unknown'],
    ['11111', 'known-prefix'],
    ['22222', 'known-prefix'],
    ['99999', 'known-prefix'],
    ['09001', 'military'],
    ['34002', 'military'],
    ['96201', 'military'],
    ['00901', 'territory'],
    ['00802', 'territory'],
    ['96910', 'territory'],
    ['96799', 'territory'],
    ['96898', 'known-prefix'],
  ] as const)('%s: %s', (zip, why) => {
    expect(placeOf(zip)).toBeNull()
    expect(whyUnknown(zip)).toBe(why)
  })
})

describe('the territory class', () => {
  test.each([
    ['10001', 'T5'],
    ['10314', 'T5'],
    ['60601', 'T5'],
    ['90012', 'T5'],
    ['77002', 'T5'],
    ['33131', 'T5'],
    ['20001', 'T5'],
    ['78701', 'T4'],
    ['37203', 'T4'],
    ['83702', 'T3'],
    ['05401', 'T3'],
    ['41701', 'T2'],
    ['59001', 'T1'],
    ['99701', 'T2'],
  ] as const)('of %s is %s', (zip, territory) => {
    expect(placeOf(zip)?.territory).toBe(territory)
  })

  test('of a place within six miles is at most one class away, but where a state goes by counties', () => {
    const all = places.zip.flatMap(zip => placeOf(String(zip).padStart(5, '0')) ?? [])
    const cell = (degrees: number) => Math.floor(degrees * 8)
    const grid = Map.groupBy(all, ({ lat, lon }) => `${cell(lat)},${cell(lon)}`)
    const classOf = ({ territory }: ZipPlace) => Number(territory.slice(1))
    const far = all.flatMap(one => {
      if (one.state === 'MI') return []
      // Six miles are less than a cell from north to south, and than two from east to west.
      const near = [-1, 0, 1].flatMap(north =>
        [-2, -1, 0, 1, 2].flatMap(east => grid.get(`${cell(one.lat) + north},${cell(one.lon) + east}`) ?? []),
      )
      return near
        .filter(other => other.state !== 'MI' && classOf(other) - classOf(one) > 1)
        .filter(other => milesBetween(one, other) <= 6)
        .map(other => `${one.zip} ${other.zip}`)
    })
    expect(far).toEqual([])
  })

  test.each([
    // Cities that cost what their surroundings do, or more, or less than their density makes believe.
    ['San Antonio', '78205', 'T5', 'T3'],
    ['Brockton', '02301', 'T3', 'T5'],
    ['Minneapolis', '55401', 'T5', 'T3'],
    ['Brooklyn', '11201', 'T5', 'T5'],
    ['Grand Rapids', '49503', 'T4', 'T2'],
  ])('of auto goes by the prices published for %s', (_, zip, territory, autoTerritory) => {
    expect(placeOf(zip)).toMatchObject({ territory, autoTerritory })
  })

  test('is one for all of a county in Michigan, where no price goes by a postal zone', () => {
    const codes = Array.from({ length: 2_000 }, (_, index) => placeOf(String(48_000 + index)))
    const places = codes.filter(place => place?.state === 'MI')
    const counties = Map.groupBy(places, place => place?.countyFips)
    expect(counties.size).toBe(83)
    for (const [county, members] of counties)
      for (const of of ['territory', 'autoTerritory'] as const)
        expect(new Set(members.map(place => place?.[of])).size, county).toBe(1)
    expect(new Set(places.map(place => place?.territory)).size).toBeGreaterThan(3)
  })
})
