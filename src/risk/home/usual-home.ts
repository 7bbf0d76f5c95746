import type { State } from '../../law/jurisdictions.ts'

/** The usual home of a state. All values are of low confidence: good for an estimate, not for a policy. */
export interface UsualHome {
  readonly yearBuilt: number
  readonly squareFeet: number
}

/**
 * Rebuild cost per square foot in 2025: modeled from 200 dollars in Mississippi to 350 and more in California, Hawaii and New York,
 * between them by price parity. Year built: median of owners' homes, American Community Survey, recalled (39 years in the US of
 * 2019, 23 in Nevada, 60 in New York: NAHB). Square feet: median of homes for sale, American Home Size Index 2022, to the next 50;
 * recalled for DC, IA, IL, ME, MI, NJ and WV.
 */
const homes: Readonly<Record<State, readonly [rebuildCost: number, yearBuilt: number, squareFeet: number]>> =
  {
    AK: [345, 1984, 1900],
    AL: [212, 1983, 2150],
    AR: [205, 1983, 1850],
    AZ: [262, 1991, 2050],
    CA: [362, 1976, 1850],
    CO: [285, 1984, 2450],
    CT: [310, 1966, 2150],
    DC: [345, 1940, 1300],
    DE: [265, 1988, 2300],
    FL: [268, 1988, 1950],
    GA: [238, 1990, 2250],
    HI: [395, 1977, 1150],
    IA: [228, 1971, 1750],
    ID: [255, 1988, 2300],
    IL: [268, 1970, 1750],
    IN: [232, 1976, 2000],
    KS: [222, 1975, 2000],
    KY: [222, 1981, 1950],
    LA: [210, 1981, 1950],
    MA: [345, 1963, 1800],
    MD: [280, 1979, 2200],
    ME: [262, 1976, 1700],
    MI: [245, 1972, 1700],
    MN: [270, 1979, 2050],
    MO: [235, 1979, 1850],
    MS: [200, 1984, 2050],
    MT: [255, 1981, 2200],
    NC: [232, 1989, 2150],
    ND: [232, 1982, 2200],
    NE: [228, 1974, 2000],
    NH: [295, 1979, 1950],
    NJ: [330, 1969, 1800],
    NM: [232, 1985, 2100],
    NV: [258, 1996, 2050],
    NY: [352, 1959, 1500],
    OH: [235, 1970, 1800],
    OK: [212, 1979, 1950],
    OR: [305, 1981, 1950],
    PA: [268, 1965, 2050],
    RI: [305, 1964, 1900],
    SC: [230, 1990, 2100],
    SD: [225, 1981, 1900],
    TN: [228, 1985, 2150],
    TX: [240, 1988, 2150],
    UT: [250, 1989, 2800],
    VA: [262, 1983, 2100],
    VT: [280, 1976, 2000],
    WA: [320, 1983, 2200],
    WI: [255, 1975, 1800],
    WV: [225, 1976, 1700],
    WY: [245, 1980, 2300],
  }

/** The usual home of a state, for questions without an answer. */
export function usualHome(state: State): UsualHome {
  const [, yearBuilt, squareFeet] = homes[state]
  return { yearBuilt, squareFeet }
}

/** How much more expensive building becomes in a year; modeled. */
const yearlyRise = 1.03

/** Whole dollars per square foot to rebuild a home of usual quality in a state, at the prices of a year. */
export function rebuildCost(state: State, year: number): number {
  const [in2025] = homes[state]
  return Math.round(in2025 * yearlyRise ** (year - 2025))
}
