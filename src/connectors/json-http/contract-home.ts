import * as v from 'valibot'
import { homeownerInputs } from '../../rating/inputs/homeowner.ts'
import { claimPerils } from '../../risk/home/claim-record.ts'
import { hazards, homeDevices, homeSystems, wildfireMeasures, windFeatures } from '../../risk/words.ts'
import { count, dollars } from './contract-text.ts'

/** What was said about each claim, the latest first, including those that no longer count. */
const claimRecord = v.array(
  v.strictObject({
    peril: v.picklist(claimPerils),
    /** Completed months before the policy begins. */
    monthsAgo: count,
    /** Roughly what an insurer paid; absent if nobody said. */
    paid: v.exactOptional(dollars),
  }),
)

/** What the things insured one by one are worth, by kind; absent if there are none. */
export const valuables = v.strictObject({
  jewelry: v.exactOptional(dollars),
  fineArt: v.exactOptional(dollars),
  cameras: v.exactOptional(dollars),
  instruments: v.exactOptional(dollars),
})

/** What is rated about a home. */
export const home = v.strictObject({
  type: v.picklist(homeownerInputs.homeType.values),
  use: v.picklist(homeownerInputs.use.values),
  yearBuilt: v.pipe(v.number(), v.integer()),
  roofAge: v.picklist(homeownerInputs.roofAge.values),
  /** ASPHALT and GABLE if nobody said. */
  roofMaterial: v.picklist(homeownerInputs.roofMaterial.values),
  roofShape: v.picklist(homeownerInputs.roofShape.values),
  squareFeet: count,
  construction: v.picklist(homeownerInputs.construction.values),
  devices: v.array(v.picklist(homeDevices)),
  hazards: v.array(v.picklist(hazards)),
  /** Systems of an older home that are more than 30 years old; absent if nobody said. */
  oldSystems: v.exactOptional(v.array(v.picklist(homeSystems))),
  /** What protects it from the wind; asked only in Florida. */
  windFeatures: v.array(v.picklist(windFeatures)),
  /** What protects it from wildfire; asked only in California, where wildfires endanger the place. */
  wildfireMeasures: v.array(v.picklist(wildfireMeasures)),
  claims: v.picklist(homeownerInputs.claims.values),
  /** Absent if nobody said more than how many there were. */
  claimRecord: v.exactOptional(claimRecord),
  /** To the nearest salt-water shore. */
  coastMiles: count,
  isCoastal: v.boolean(),
})
