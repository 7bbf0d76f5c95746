import * as v from 'valibot'
import { phone } from '../connectors/phone.ts'
import { ratePlan } from '../connectors/rate-plan.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { type CarrierFile, carrierFile } from './carrier.ts'

const state = v.picklist(stateCodes, 'not one of the 51 states')

const writing = v.variant('connector', [
  v.strictObject({
    connector: v.literal('rate plan'),
    validDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.strictObject({ connector: v.literal('phone'), states: v.array(state), message: v.string() }),
])

/** A carrier without code: `carrier.json` beside its `plans` folder and its logo. */
export const carrierJson = v.strictObject({
  ...carrierFile.entries,
  lines: v.record(v.picklist(insuranceLines), writing),
})

type CarrierJson = v.InferOutput<typeof carrierJson>

/** The carrier that a `carrier.json` describes. Throws a PlanError when its plans do not load. */
export function carrierOf({ lines, ...carrier }: CarrierJson, folder: URL): CarrierFile {
  const { id, phone: tollFree } = carrier
  // The keys of a checked record are names of lines.
  const entries = Object.entries(lines) as [InsuranceLine, v.InferOutput<typeof writing>][]
  const written = entries.map(([line, settings]) => {
    if (settings.connector === 'phone') {
      const { states, message } = settings
      return [line, phone({ carrier: id, states, phone: tollFree, message })] as const
    }
    const { validDays } = settings
    const plans = new URL('plans/', folder)
    return [line, ratePlan({ carrier: id, line, plans, phone: tollFree, validDays })] as const
  })
  return { ...carrier, lines: Object.fromEntries(written) }
}
