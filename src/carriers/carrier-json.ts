import * as v from 'valibot'
import { affiliate } from '../connectors/affiliate.ts'
import { phone } from '../connectors/phone.ts'
import { ratePlan } from '../connectors/rate-plan.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { type CarrierFile, carrierFile } from './carrier.ts'

const state = v.picklist(stateCodes, 'not one of the 51 states')

const states = v.union([
  v.pipe(
    v.literal('all'),
    v.transform(() => stateCodes),
  ),
  v.pipe(v.array(state), v.nonEmpty('name at least one state, or "all"')),
])

const endpoint = v.pipe(
  v.string(),
  v.check(
    text => text === 'sandbox' || (/^https:\/\/[^/]/.test(text) && URL.canParse(text) && !text.endsWith('/')),
    'give an https address without a slash at its end, or "sandbox"',
  ),
)

const settingName = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]*$/, 'name the setting that holds it, like WREN_KEY'),
)

const writing = v.variant('connector', [
  v.strictObject({
    connector: v.literal('rate plan'),
    validDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.strictObject({ connector: v.literal('phone'), states: v.array(state), message: v.string() }),
  v.strictObject({
    connector: v.literal('affiliate'),
    states,
    endpoint,
    publisher: v.pipe(v.string(), v.nonEmpty()),
    key: v.optional(settingName),
    deadlineMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(1_500))),
  }),
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
    if (settings.connector === 'affiliate') return [line, affiliate(settings)] as const
    const { validDays } = settings
    const plans = new URL('plans/', folder)
    return [line, ratePlan({ carrier: id, line, plans, phone: tollFree, validDays })] as const
  })
  return { ...carrier, lines: Object.fromEntries(written) }
}
