import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { type DialectFile, dialectFile } from '../connectors/acord/dialect.ts'
import { acordLines } from '../connectors/acord/request.ts'
import { acordXml } from '../connectors/acord/xml/acord-xml.ts'
import { affiliate } from '../connectors/affiliate/affiliate.ts'
import { rateable } from '../connectors/assumed.ts'
import { rejections } from '../connectors/binding/binding.ts'
import type { Writing } from '../connectors/connector.ts'
import type { Endpoint } from '../connectors/endpoint.ts'
import { DocumentError, problemsIn, readDocument } from '../connectors/json-document.ts'
import { identityFault } from '../connectors/json-http/identity.ts'
import { jsonHttp } from '../connectors/json-http/json-http.ts'
import { readMapping } from '../connectors/json-http/mapping/mapping.ts'
import type { Need } from '../connectors/needs/need.ts'
import { needs, needsFault } from '../connectors/needs/needs-json.ts'
import { ratePlan } from '../connectors/rate-plan/rate-plan.ts'
import { knowingReplies } from '../connectors/reply/known-replies.ts'
import { phone } from '../connectors/reply/phone.ts'
import { readText } from '../connectors/reply/read-text.ts'
import { textFile } from '../language/text-file.ts'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { namedStates } from '../law/named-states.ts'
import { type InsuranceLine, insuranceLines, type Rulebook } from '../law/rule.ts'
import { access } from './access-json.ts'
import { appointmentFaults, appointments } from './appointments-json.ts'
import { type CarrierFile, identity } from './carrier.ts'
import { contradictedTexts } from './contradicted-text.ts'
import { perSecond } from './limits-json.ts'
import { setting } from './setting-name.ts'

const endpoint = v.pipe(
  v.string(),
  v.check(isEndpoint, 'write an https address without a slash at its end, or "sandbox"'),
)

/** One address, or one by state. */
const endpoints = v.union(
  [
    endpoint,
    v.pipe(
      v.partial(v.strictObject({ ...v.entriesFromList(stateCodes, endpoint), otherwise: endpoint })),
      v.check(
        byState => !Object.values(byState).includes('sandbox'),
        'the sandbox has one address for all states',
      ),
    ),
  ],
  'write an https address without a slash at its end, or "sandbox", or addresses by state: { "TX": …, "otherwise": … }',
)

/** Plain http is only for hosts that the operator allows: see `plain-http.ts`. */
function isEndpoint(text: string): boolean {
  if (text === 'sandbox') return true
  const url = URL.parse(text)
  if (!url || text.endsWith('/') || url.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || url.protocol === 'http:'
}

const text = v.pipe(v.string(), v.nonEmpty())

const whole = (least: number, most: number) =>
  v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)))

/** The most time and calls that a carrier may take. */
export const longestDeadlineMs = 40_000

/** A carrier's limits; without a value, its connector's default applies. */
const terms = {
  /** The window of a quote closes after 45 seconds. */
  deadlineMs: whole(100, longestDeadlineMs),
  atOnce: whole(1, 1_000),
  perSecond,
  shareable: v.exactOptional(v.boolean()),
}

const jsonFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]+\.json$/, 'name a JSON file in the folder of the carrier, like mapping.json'),
)

/** How a carrier authenticates an answer that it delivers; see `Callback` in the connectors. */
const callback = v.strictObject({
  secret: setting,
  header: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i, 'write the name of a header')),
  proof: v.picklist(['token', 'hmac']),
  reference: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)*$/, 'write a path like order.reference')),
  ),
})

/** The settings of a line, by connector. */
const writings = {
  'rate plan': v.strictObject({
    connector: v.literal('rate plan'),
    validDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
    needs: v.exactOptional(needs),
  }),
  phone: v.strictObject({
    connector: v.literal('phone'),
    states: namedStates,
    message: textFile(text),
  }),
  'json http': v.strictObject({
    connector: v.literal('json http'),
    states: namedStates,
    endpoint: endpoints,
    /** The id is only for a signature. */
    key: v.exactOptional(v.strictObject({ id: v.exactOptional(setting), secret: setting })),
    access: v.exactOptional(access),
    callback: v.exactOptional(callback),
    mapping: v.exactOptional(jsonFile),
    needs: v.exactOptional(needs),
    ...terms,
  }),
  'acord xml': v.strictObject({
    connector: v.literal('acord xml'),
    states: namedStates,
    endpoint: endpoints,
    dialect: v.exactOptional(jsonFile),
    credentials: v.exactOptional(v.strictObject({ user: setting, password: setting })),
    access: v.exactOptional(access),
    /** The carrier treats a repeated RqUID as one question. */
    repeatSafe: v.exactOptional(v.boolean()),
    validDays: whole(1, 365),
    notRated: v.exactOptional(v.array(v.picklist(rateable))),
    needs: v.exactOptional(needs),
    ...terms,
  }),
  affiliate: v.strictObject({
    connector: v.literal('affiliate'),
    states: namedStates,
    endpoint,
    /** The name by which the network knows our pages. */
    publisher: v.pipe(v.string(), v.nonEmpty()),
    key: v.exactOptional(setting),
    deadlineMs: whole(100, 1_500),
  }),
}

const writing = v.variant('connector', [
  writings['rate plan'],
  writings.phone,
  writings['json http'],
  writings['acord xml'],
  writings.affiliate,
])

/** Where orders of a line become policies at once (docs/carriers/orders.md). */
const binds = v.strictObject({
  lines: v.pipe(v.array(v.picklist(insuranceLines)), v.nonEmpty()),
  endpoint,
  key: v.strictObject({ id: setting, secret: setting }),
  notBound: v.exactOptional(v.pipe(v.array(v.picklist(rejections)), v.nonEmpty())),
})

/** Sentences of a carrier’s replies over a wire, word for word, in both languages. */
const repliesFile = v.array(v.strictObject({ en: text, es: text }))

const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40))

/** The discount for somebody who has both a car and a home with it (docs/carriers/folder.md). */
const bundle = v.strictObject({
  states: namedStates,
  off: v.strictObject({
    auto: v.exactOptional(percent),
    homeowner: v.exactOptional(percent),
    renters: v.exactOptional(percent),
  }),
})

/** The contents of `carrier.json`, which is next to its `plans` folder, its mappings and its logo. */
const carrierJson = v.strictObject({
  ...identity.entries,
  appointments: v.exactOptional(appointments),
  binds: v.exactOptional(binds),
  bundle: v.exactOptional(bundle),
  lines: v.pipe(
    v.record(v.picklist(insuranceLines), writing),
    v.check(lines => Object.keys(lines).length > 0, 'name at least one line'),
  ),
})

type CarrierJson = v.InferOutput<typeof carrierJson>

/**
 * The carrier that the `carrier.json` of a folder describes, under the state rules of this product or others. Throws a
 * DocumentError that lists the problems of all lines at once, each with file and line.
 */
export function readCarrierJson(folder: URL, rules?: Rulebook): CarrierFile {
  if (!existsSync(new URL('carrier.json', folder)))
    throw new DocumentError('carrier.json: there is none in the folder. Write it, or remove the folder.')
  const source = { file: 'carrier.json', text: readText(new URL('carrier.json', folder), 'carrier.json') }
  const { lines, ...carrier } = readDocument(source, carrierJson)
  // The keys of a checked record are names of lines.
  const entries = Object.entries(lines) as [InsuranceLine, v.InferOutput<typeof writing>][]
  const unwritten = carrier.binds?.lines.find(line => !isPriced(lines[line]?.connector))
  if (unwritten !== undefined)
    throw problemsIn(source, [
      {
        path: 'binds.lines',
        message: `it has no price of its own for ${unwritten}. Bind lines with a price.`,
      },
    ])
  const off: Readonly<Partial<Record<InsuranceLine, number>>> = carrier.bundle?.off ?? {}
  const unsold = insuranceLines.find(line => off[line] !== undefined && !isPriced(lines[line]?.connector))
  if (unsold !== undefined)
    throw problemsIn(source, [
      {
        path: `bundle.off.${unsold}`,
        message: `it has no price of its own for ${unsold}. Name lines with a price.`,
      },
    ])
  const connectors = Object.fromEntries(entries.map(([line, { connector }]) => [line, connector]))
  const unappointed = appointmentFaults(carrier.appointments ?? [], connectors)
  if (unappointed.length > 0) throw problemsIn(source, unappointed)
  const faults: unknown[] = []
  const written = entries.flatMap(([line, settings]) => {
    try {
      return [[line, writingOf({ line, settings, carrier, folder, source, rules })] as const]
    } catch (fault) {
      faults.push(fault)
      return []
    }
  })
  if (faults.length > 0) throw new DocumentError(faults.map(messageOf).join('\n'), { cause: faults[0] })
  const writings = Object.fromEntries(written)
  const doubled = written.find(
    ([line, { book }]) =>
      off[line] !== undefined && book?.plans.some(({ ratedBy }) => ratedBy.has('multiPolicy')),
  )
  if (doubled)
    throw problemsIn(source, [
      {
        path: `bundle.off.${doubled[0]}`,
        message: 'its plans price multiPolicy, so that visitors see that price. Leave it out here.',
      },
    ])
  const plans = new URL('plans/', folder)
  const contradicted = contradictedTexts({ insurer: carrier.insurer, lines: writings, plans })
  if (contradicted.length > 0) throw problemsIn(source, contradicted)
  return { ...carrier, lines: writings }
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

/** Whether a dialect identifies the agency in each of these states. */
function hasCodes({ producer = {}, states: byState = {} }: DialectFile, states: readonly State[]): boolean {
  return states.every(state => {
    const { agencyId, contractNumber } = { ...producer, ...byState[state] }
    return agencyId !== undefined || contractNumber !== undefined
  })
}

interface StatesAndEndpoint {
  readonly states: readonly State[]
  readonly endpoint: Endpoint
}

/** The states in which the carrier sells but has no address. */
function statesWithout({ states, endpoint }: StatesAndEndpoint): readonly State[] {
  if (typeof endpoint === 'string' || endpoint.otherwise !== undefined) return []
  return states.filter(state => endpoint[state] === undefined)
}

function isPriced(connector: v.InferOutput<typeof writing>['connector'] | undefined): boolean {
  return connector !== undefined && connector !== 'phone' && connector !== 'affiliate'
}

interface LineSettings {
  readonly line: InsuranceLine
  readonly settings: v.InferOutput<typeof writing>
  readonly carrier: Pick<CarrierJson, 'id' | 'phone' | 'demo' | 'binds'>
  readonly folder: URL
  readonly source: { readonly file: string; readonly text: string }
  readonly rules: Rulebook | undefined
}

function writingOf({ line, settings, carrier, folder, source, rules }: LineSettings): Writing {
  const of = { carrier: carrier.id, phone: carrier.phone }
  const missing = 'endpoint' in settings ? statesWithout(settings) : []
  if (missing.length > 0)
    throw wrong('endpoint', `it has none for ${missing.join(', ')}. Add them, or "otherwise".`)
  switch (settings.connector) {
    case 'rate plan': {
      const plan = { ...of, line, plans: new URL('plans/', folder), validDays: settings.validDays }
      const writing = ratePlan(rules ? { ...plan, rules } : plan)
      const foreign = writing.book.plans.find(({ plan }) => plan.carrier !== carrier.id)?.plan
      if (foreign)
        throw wrong(
          'connector',
          `${foreign.id} is a plan of ${foreign.carrier}. Write "carrier": "${carrier.id}" into it, or move it to the folder of its carrier.`,
        )
      return needing(writing, settings.needs)
    }
    case 'phone':
      return phone({ ...of, line, states: settings.states, message: settings.message })
    case 'affiliate':
      return affiliate(settings)
    case 'acord xml': {
      const { connector: _, dialect: file, needs, ...wire } = settings
      const acordLine = acordLines.find(one => one === line)
      if (!acordLine)
        throw wrong('connector', `ACORD asks about ${acordLines.join(', ')}. Reach ${line} in another way.`)
      const dialect = file === undefined ? {} : readDocument(beside('dialect', file), dialectFile)
      if (!carrier.demo && !hasCodes(dialect, settings.states))
        throw wrong(
          'dialect',
          'the request does not identify the agency. Give producer.agencyId or producer.contractNumber in a dialect, for all its states.',
        )
      return known(needing(acordXml({ ...of, ...wire, dialect, line: acordLine }), needs))
    }
    case 'json http': {
      const { connector: _, mapping: file, needs, ...wire } = settings
      const mapping =
        file === undefined
          ? undefined
          : readMapping(beside('mapping', file), line, { states: settings.states, needs: needs ?? [] })
      const fault = identityFault({ ...wire, mapping })
      if (fault) throw wrong(fault.member, fault.message)
      return known(needing(jsonHttp({ ...of, ...wire, ...(mapping ? { mapping } : {}) }), needs))
    }
  }

  /** A line over a wire, with what it needs beyond the questions of the line. */
  function needing<Wire extends Writing>(writing: Wire, needed: readonly Need[] | undefined): Wire {
    if (!needed) return writing
    const isBound = carrier.binds?.lines.includes(line) ?? false
    const fault = needsFault(needed, { line, isBound, isAsked: writing.connector.via === 'wire' })
    if (fault !== null) throw wrong('needs', fault)
    return { ...writing, needs: needed }
  }

  /** A line over a wire, with the replies whose Spanish the folder has. */
  function known(writing: Parameters<typeof knowingReplies>[0]): Writing {
    const file = 'replies.json'
    const url = new URL(file, folder)
    if (!existsSync(url)) return writing
    const replies = readDocument({ file, text: readText(url, file) }, repliesFile)
    return knowingReplies(writing, { carrier: carrier.id, line, replies })
  }

  /** A file named in the line's settings. */
  function beside(member: string, file: string): LineSettings['source'] {
    const url = new URL(file, folder)
    if (existsSync(url)) return { file, text: readText(url, file) }
    throw wrong(member, `there is no ${file} in the folder. Write it, or correct the name.`)
  }

  function wrong(member: string, message: string) {
    return problemsIn(source, [{ path: `lines.${line}.${member}`, message }])
  }
}
