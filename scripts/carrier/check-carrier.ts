import { existsSync, readFileSync } from 'node:fs'
import type { Carrier } from '../../src/carriers/carrier.ts'
import { loadCarrier } from '../../src/carriers/load-carriers.ts'
import { plainHttpFaults } from '../../src/carriers/plain-http.ts'
import { withSecrets } from '../../src/carriers/with-secrets.ts'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type {
  AdsConnector,
  Outcome,
  Pending,
  ProcessConnector,
  WireConnector,
  Writing,
} from '../../src/connectors/connector.ts'
import { endpointIn } from '../../src/connectors/endpoint.ts'
import { byHash } from '../../src/connectors/folder-words.ts'
import type { Need } from '../../src/connectors/needs/need.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { type InsuranceLine, insuranceLines, type Rulebook } from '../../src/law/rule.ts'
import { market } from '../../src/market/market.ts'
import type { LoadedPlan, PlanBook } from '../../src/rating/book.ts'
import { NoPrice } from '../../src/rating/engine/no-price.ts'
import type { Worksheet, WorksheetRow } from '../../src/rating/engine/worksheet-row.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { endingText } from '../../src/rating/plan/endings.ts'
import { partNames } from '../../src/rating/plan/factor-uses.ts'
import { lineAt, linesIn } from '../../src/rating/plan/json-lines.ts'
import { askable } from '../../src/risk/askable.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { type Tell, tellBy } from '../../src/sentences/tell.ts'
import { tellCoverage } from '../../src/sentences/tell-coverage.ts'
import type { Outgoing } from '../../src/server/platform/outgoing/outgoing.ts'
import type { Day } from '../../src/units/day.ts'
import { appointmentsOf } from '../standing-text.ts'
import { carrierWithoutSpanish } from '../without-spanish.ts'
import { askedAbout, asOf, type Profile, profiles } from './anchors.ts'
import { type Asking, alikeStates, askEndpoint } from './ask-endpoint.ts'
import { lackingMembers } from './lacking-members.ts'
import { limitsOf } from './limits.ts'
import { marketHints } from './market-hint.ts'
import { transcriptOf } from './transcript.ts'

export interface Check {
  readonly id: string
  /** The folder of the carrier. */
  readonly folder: URL
  readonly today: Day
  secret(name: string): string | undefined
  readonly send: Outgoing['send']
  /** The setting EGRESS_HTTP. */
  readonly egressHttp?: readonly string[]
  say(line: string): void
  /** Waits before a carrier is asked for its pending answer. */
  pause(ms: number): Promise<void>
  /** Prints what is sent to the endpoint, and what comes back. */
  readonly isVerbose?: boolean
  /** The site has Spanish pages: what has no Spanish is named. */
  readonly isSpanish?: boolean
  /** The state rules; this product's by default. */
  readonly rules?: Rulebook
}

/**
 * Loads a carrier, says how its appointments stand, prices its people in its states, prints a worksheet and asks its endpoint once. Throws a CarrierError for a
 * folder with mistakes.
 */
export async function checkCarrier(check: Check): Promise<Verdict> {
  const { id, folder, say, rules } = check
  const carrier = loadCarrier(id, folder, rules)
  say(`${carrier.insurer.name}: the folder is in order.`)
  for (const limit of limitsOf(carrier)) say(`  ${limit}`)
  if (check.isSpanish) for (const note of carrierWithoutSpanish(folder)) say(`  ${note}`)
  const appointments = appointmentsOf(carrier, { day: check.today })
  for (const text of appointments.said) say(`  ${text}`)
  const verdicts: Verdict[] = appointments.isOver ? ['not in order'] : []
  for (const line of insuranceLines) {
    const writing = carrier.lines[line]
    if (writing) verdicts.push(await checkLine(check, { carrier, line, writing }))
  }
  return gravest(verdicts)
}

/** The verdict of a check; a carrier whose prices were not seen is never "in order". */
export type Verdict = 'in order' | 'not tested' | 'not in order'

function gravest(verdicts: readonly Verdict[]): Verdict {
  return (['not in order', 'not tested'] as const).find(one => verdicts.includes(one)) ?? 'in order'
}

interface Tried {
  readonly carrier: Carrier
  readonly line: InsuranceLine
  readonly writing: Writing
}

function checkLine(check: Check, tried: Tried): Verdict | Promise<Verdict> {
  const { connector, states } = tried.writing
  check.say(`\n${tried.line}, in ${states.length === 51 ? 'all 51 states' : states.join(', ')}`)
  return connector.via === 'process' ? priceAll(check, tried, connector) : askOnce(check, tried, connector)
}

function priceAll(
  { today, say, folder }: Check,
  { line, writing }: Tried,
  connector: ProcessConnector,
): Verdict {
  const failed: Failing[] = []
  let isAnswered = false
  for (const profile of profiles[line]) {
    const offers = writing.states.map(state => {
      const request = carrierRequest({ reference: 'check', risk: asOf(profile.in(state), today), today })
      return { state, request, outcome: connector.rate(request) }
    })
    isAnswered ||= offers.some(({ outcome }) => outcome.kind !== 'unavailable')
    failed.push(
      ...offers.flatMap(({ state, outcome }) =>
        outcome.kind === 'failed'
          ? [{ state, who: profile.name, detail: outcome.detail ?? outcome.cause }]
          : [],
      ),
    )
    say(`  ${profile.name}:`)
    const answered = offers.filter(({ outcome }) => outcome.kind !== 'failed')
    for (const text of rowsOf(answered, tellerOf(writing))) say(`    ${text}`)
    const prices = offers.flatMap(({ state, request, outcome }) =>
      outcome.kind === 'quoted' ? [{ state, request, quoted: outcome }] : [],
    )
    for (const hint of marketHints(prices, market)) say(`    ${hint}`)
  }
  const { book, states } = writing
  for (const { text, isWarning } of book?.notes ?? [])
    say(`  ${isWarning ? 'Warning' : 'Note'}: plans/${text}`)
  const isOver = book ? sayLaw(book, { states, today, say }) : false
  if (book) explain({ today, say }, line, { book, states })
  const [first] = failed
  if (!first && isOver) return 'not in order'
  if (!first) return isAnswered ? 'in order' : 'not tested'
  say(failuresText({ first, failed, line, folder }))
  return 'not in order'
}

interface Failing {
  readonly state: State
  readonly who: string
  readonly detail: string
}

interface Failures {
  readonly first: Failing
  readonly failed: readonly Failing[]
  readonly line: InsuranceLine
  readonly folder: URL
}

/** All prices that a plan fails to make, reported once: where to fix it, and one of them as an example. */
function failuresText({ first, failed, line, folder }: Failures): string {
  const file = `plans/${line}.json`
  const url = new URL(file, folder)
  const at = existsSync(url) ? `:${lineAt(linesIn(readFileSync(url, 'utf8')), 'steps')}` : ''
  const states = [...new Set(failed.map(({ state }) => state))].join(', ')
  return [
    `  ${file}${at}: no price in ${states}. Fix the steps, or the rows they look up.`,
    `    ${first.who} in ${first.state}: ${first.detail}`,
  ].join('\n')
}

/** Renders the messages in the offers of a line. */
function tellerOf({ words = [] }: Writing): Tell {
  return tellBy(byHash(words))
}

/** Each distinct offer once, with its states. */
function rowsOf(offers: readonly { state: State; outcome: Outcome }[], tell: Tell): readonly string[] {
  const groups = Map.groupBy(offers, ({ outcome }) => inWords(outcome, tell))
  return [...groups].map(([words, group]) => {
    const where = group.length === offers.length ? 'in each state' : group.map(({ state }) => state).join(' ')
    return `${words}: ${where}`
  })
}

const per = { month: 'a month', '6 months': 'for 6 months', year: 'a year', trip: 'for the trip' } as const

function inWords(outcome: Outcome | Pending, tell: Tell): string {
  switch (outcome.kind) {
    case 'quoted': {
      const { premium, period, bill, estimated, coverage } = outcome
      const total = bill.installments?.sum ?? bill.total
      const whole = bill.term === period ? '' : `, ${total} ${per[bill.term]}`
      return `${premium} ${per[period]}${whole}${estimated ? ', estimated' : ''} (${tellCoverage(coverage, tell) || 'with no word of its coverage'})`
    }
    case 'referred':
      return `call ${outcome.phone}${outcome.premium ? `, about ${outcome.premium}` : ''}: ${tell(outcome.message)}`
    case 'declined':
      return `declined (${outcome.code}): ${tell(outcome.message)}`
    case 'unavailable':
      return `unavailable: ${tell(outcome.message)}`
    case 'needs':
      return `needs more information: ${outcome.fields.map(({ path }) => path).join(', ')}`
    case 'listed':
      return `${outcome.listings.length} ads`
    case 'pending':
      return `accepted the request, and has not answered at ${outcome.ticket} within 45 seconds`
    case 'failed':
      return `failed: ${outcome.cause}${outcome.detail ? ` (${outcome.detail})` : ''}`
  }
}

interface Planned {
  readonly book: PlanBook
  readonly states: readonly State[]
}

/** Prints what the law removes from the plans now and later; returns whether a state has no price today. */
function sayLaw(
  book: PlanBook,
  { states, today, say }: Pick<Planned, 'states'> & Pick<Check, 'today' | 'say'>,
): boolean {
  const leftOut = states.flatMap(state => {
    const parts = book.choose({ state, on: today })?.leftOut ?? []
    return parts.map(({ part }) => ({ state, name: `${partNames[part.list]} ${part.id}` }))
  })
  for (const [name, group] of Map.groupBy(leftOut, one => one.name))
    say(`  The law leaves out ${name} in ${group.map(({ state }) => state).join(' ')}.`)
  for (const ending of book.endings) say(`  plans/${endingText(ending)}`)
  return book.endings.some(({ on }) => on <= today)
}

/** How the first person's price in the first state is made. */
function explain(
  { today, say }: Pick<Check, 'today' | 'say'>,
  line: InsuranceLine,
  { book, states }: Planned,
) {
  const [state] = states
  if (!state) return
  const risk = asOf(profiles[line][0].in(state), today)
  const plan = book.choose({ state, on: risk.effective })
  if (!plan)
    return say(
      `  No plan covers a policy that starts on ${risk.effective}. Check the plan's effective dates.`,
    )
  say(
    `  Worksheet for ${profiles[line][0].name} in ${risk.location.city}, ${state} ${risk.location.zip}, from ${plan.plan.id} version ${plan.plan.version}:`,
  )
  for (const row of worksheetOf(plan, risk)) say(`    ${rowText(row)}`)
}

/** The steps to a price, or to an amount that is not valid. */
function worksheetOf(plan: LoadedPlan, risk: Risk): Worksheet {
  try {
    return plan.explain(inputsOfRisk(askable(risk))).worksheet
  } catch (error) {
    if (error instanceof NoPrice) return error.worksheet
    throw error
  }
}

function rowText({ sequence, block, label, operation, key, value, after, skipped }: WorksheetRow): string {
  const name = `${block ? `${block}: ` : ''}${label}`.padEnd(34)
  const how = skipped ?? `${operation} ${[key, value].filter(Boolean).join(' -> ')}`
  return `${String(sequence).padStart(2)}  ${name} ${how.padEnd(30)} ${after.padStart(10)}`
}

async function askOnce(
  check: Check,
  tried: Tried,
  connector: WireConnector | AdsConnector,
): Promise<Verdict> {
  const { say } = check
  const { names = [] } = withSecrets([tried.carrier], check.secret).missing[0] ?? {}
  if (names.length > 0) {
    say(
      `  Not called: ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not set, so the service leaves this carrier out.`,
    )
    return 'not tested'
  }
  if (connector.endpoint === 'sandbox') {
    say('  Not called: this carrier answers only in the sandbox, which runs with the service.')
    return 'not tested'
  }
  const [unencrypted] = plainHttpFaults(tried.carrier, check.egressHttp ?? [])
  if (unencrypted) {
    say(`  ${unencrypted}`)
    return 'not in order'
  }
  const { carrier, line, writing } = tried
  const { secrets } = connector
  const asking: Asking = {
    ...{ carrier: carrier.id, line, connector, needs: writing.needs ?? [] },
    ...{ today: check.today, send: check.send, pause: check.pause },
    secret: check.secret,
    heard(exchange) {
      if (!check.isVerbose) return
      for (const text of transcriptOf(exchange, { secrets, secret: check.secret })) say(`    ${text}`)
    },
  }
  for (const need of writing.needs ?? []) say(`  ${needText(need)}`)
  const lacking = connector.via === 'wire' ? lackingMembers(asking, connector, writing.states) : []
  for (const text of lacking) say(`  ${text}`)
  if (lacking.length > 0) return 'not in order'
  const people = askedAbout(line)
  const answers: Heard[] = []
  const asked = new Set<string>()
  for (const states of alikeStates(asking, writing.states)) {
    const [state] = states
    if (!state) continue
    const endpoint = endpointIn(connector.endpoint, state)
    // Every host hears of everybody, and of the first in every group of states.
    for (const profile of asked.has(endpoint) || connector.via === 'ads' ? people.slice(0, 1) : people)
      answers.push({ endpoint, states, profile, outcome: await askEndpoint(asking, state, profile) })
    asked.add(endpoint)
  }
  return verdictOf(check, answers, { first: people[0], tell: tellerOf(writing) })
}

interface Heard {
  readonly endpoint: string
  readonly states: readonly State[]
  readonly profile: Profile
  readonly outcome: Outcome | Pending
}

const wants = {
  quote: 'before the carrier is',
  confirm: 'before its price is confirmed',
  buy: 'before an order',
  asked: 'if it asks',
} as const

/** When visitors are asked for a need, in a line. */
function needText({ id, to, isRequired, usual }: Need): string {
  const others = usual === undefined ? '' : `, sent as ${JSON.stringify(usual)} until then`
  return `It needs ${id}: visitors ${isRequired ? 'are asked' : 'may answer'} ${wants[to]}${others}.`
}

interface VerdictContext {
  /** Who is not named: most questions are about this one. */
  readonly first: Profile
  readonly tell: Tell
}

/** Prints each distinct answer once, with the states it stands for, and each kind of failure with its fix. */
function verdictOf({ say }: Check, answers: readonly Heard[], { first, tell }: VerdictContext): Verdict {
  const groups = Map.groupBy(answers, ({ endpoint, profile, outcome }) =>
    [
      `${endpoint}: ${profile === first ? '' : `${profile.name}: `}${inWords(outcome, tell)}`,
      ...productsIn(outcome, tell),
    ].join('\n'),
  )
  for (const [said, group] of groups) {
    const [words, ...products] = said.split('\n')
    const isOfAll = answers.filter(({ profile }) => profile === group[0]?.profile).length === group.length
    const where =
      isOfAll || group[0]?.profile !== first ? '' : `: ${group.flatMap(({ states }) => states).join(' ')}`
    say(`  ${words}${where}`)
    for (const product of products) say(`    ${product}`)
  }
  const outcomes = answers.map(({ outcome }) => outcome)
  const causes = outcomes.flatMap(one => (one.kind === 'failed' ? [one.cause] : []))
  for (const cause of new Set(causes)) say(`  ${fixes[cause]}`)
  const lost = outcomes.some(one => one.kind === 'quoted' && one.leftOut?.some(({ isFault }) => isFault))
  if (lost) say(`  ${fixes.badAnswer}`)
  if (causes.length > 0 || lost) return 'not in order'
  // It is still unknown whether a price would be understood.
  return outcomes.some(({ kind }) => kind === 'pending') ? 'not tested' : 'in order'
}

/** Each product that the folder names, with its price or why it has none; none where it names none. */
function productsIn(outcome: Outcome | Pending, tell: Tell): readonly string[] {
  if (outcome.kind !== 'quoted' && outcome.kind !== 'failed') return []
  const { leftOut = [] } = outcome
  const priced = outcome.kind === 'quoted' ? [outcome, ...(outcome.others ?? [])] : []
  return [
    ...priced.flatMap(one => (one.product ? [`${one.product.name}: ${inWords(one, tell)}`] : [])),
    ...leftOut.map(({ product, why }) => `${product}: no price (${why})`),
  ]
}

/** What an operator should do about each kind of failure. */
const fixes = {
  timeout: 'The carrier took too long. Contact the carrier, or raise deadlineMs.',
  network: 'The connection failed. Try again, and contact the carrier if it keeps failing.',
  dns: 'The host name cannot be resolved. Check the endpoint, or the name server of this machine.',
  refused: 'Nothing listens at that address and port. Check the endpoint, or contact the carrier.',
  certificate:
    "Its certificate wasn't accepted, or it didn't accept ours. A private authority goes into access.tls.authority or NODE_EXTRA_CA_CERTS; ours goes into access.tls.",
  forbidden:
    "The service doesn't call that address. List host:port in EGRESS_ALLOW if it isn't public, and in EGRESS_HTTP for plain http.",
  proxy: "The proxy of EGRESS_PROXY can't be reached, or doesn't let us through to that host.",
  http: 'The carrier refused the request. --verbose shows its reply, which often names the member.',
  badAnswer:
    "The reply doesn't match what was agreed on. Compare it with docs/carriers.md, or fix the mapping.",
  auth: 'The carrier rejected the key. Check the settings that contain it.',
  quota:
    'The carrier got too many requests. Wait as long as its Retry-After says, and write or lower perSecond.',
  maintenance: 'The carrier is down for maintenance. Try again later.',
  internal: 'The carrier had an internal error. Contact its developers.',
} as const
