import type { State } from '../law/jurisdictions.ts'

/** The usual home of a state. All values are of low confidence: good for an estimate, not for a policy. */
export interface UsualHome {
  /** Dollars per square foot to rebuild at usual quality. */
  readonly rebuildCost: number
  readonly yearBuilt: number
  readonly squareFeet: number
}

/**
 * Rebuild cost per square foot: modelled as 168 x (price parity / 100)^1.5 from parities of about 2023, recalled.
 * Year built: median of owners' homes, American Community Survey, recalled (39 years in the US of 2019, 23 in
 * Nevada, 60 in New York: NAHB). Square feet: median of homes for sale, American Home Size Index 2022, to the next
 * 50; recalled for DC, IA, IL, ME, MI, NJ and WV.
 */
const homes: Readonly<Record<State, readonly [rebuildCost: number, yearBuilt: number, squareFeet: number]>> =
  {
    AK: [172, 1984, 1900],
    AL: [141, 1983, 2150],
    AR: [135, 1983, 1850],
    AZ: [171, 1991, 2050],
    CA: [201, 1976, 1850],
    CO: [172, 1984, 2450],
    CT: [180, 1966, 2150],
    DC: [196, 1940, 1300],
    DE: [167, 1988, 2300],
    FL: [177, 1988, 1950],
    GA: [160, 1990, 2250],
    HI: [190, 1977, 1150],
    IA: [138, 1971, 1750],
    ID: [146, 1988, 2300],
    IL: [165, 1970, 1750],
    IN: [149, 1976, 2000],
    KS: [143, 1975, 2000],
    KY: [143, 1981, 1950],
    LA: [139, 1981, 1950],
    MA: [189, 1963, 1800],
    MD: [178, 1979, 2200],
    ME: [162, 1976, 1700],
    MI: [153, 1972, 1700],
    MN: [163, 1979, 2050],
    MO: [148, 1979, 1850],
    MS: [137, 1984, 2050],
    MT: [146, 1981, 2200],
    NC: [154, 1989, 2150],
    ND: [140, 1982, 2200],
    NE: [144, 1974, 2000],
    NH: [181, 1979, 1950],
    NJ: [191, 1969, 1800],
    NM: [143, 1985, 2100],
    NV: [161, 1996, 2050],
    NY: [188, 1959, 1500],
    OH: [148, 1970, 1800],
    OK: [140, 1979, 1950],
    OR: [180, 1981, 1950],
    PA: [162, 1965, 2050],
    RI: [173, 1964, 1900],
    SC: [151, 1990, 2100],
    SD: [138, 1981, 1900],
    TN: [149, 1985, 2150],
    TX: [161, 1988, 2150],
    UT: [156, 1989, 2800],
    VA: [170, 1983, 2100],
    VT: [162, 1976, 2000],
    WA: [189, 1983, 2200],
    WI: [151, 1975, 1800],
    WV: [143, 1976, 1700],
    WY: [148, 1980, 2300],
  }

/** The usual home of a state, for questions without an answer. */
export function usualHome(state: State): UsualHome {
  const [rebuildCost, yearBuilt, squareFeet] = homes[state]
  return { rebuildCost, yearBuilt, squareFeet }
}
