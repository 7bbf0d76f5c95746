import { answer } from '../../src/contract/answers/answer.ts'
import { properties } from '../../src/contract/answers/properties.ts'
import { instrument } from '../../src/contract/instrument.ts'
import { status } from '../../src/contract/prices/status.ts'
import { erase } from '../../src/contract/sharing/erase.ts'
import { example } from '../../src/lines/example.ts'
import { lines } from '../../src/lines/index.ts'
import { payloadOf } from '../../src/wizard/form.ts'
import { routeOf, stepOf } from '../../src/wizard/line.ts'
import type { FormWords } from './form-words.ts'
import { fillForm } from './forms.ts'
import { journeys, type LineName } from './journeys.ts'
import { type Visitor, visitorAt } from './visitor.ts'

/** How one simulated visitor behaves. */
export interface Habits {
  readonly line: LineName
  /** Uses the calls, as the page's scripts do, or posts plain forms. */
  readonly hasScripts: boolean
  /** Sends Global Privacy Control. */
  readonly isPrivate: boolean
  /** Leaves before answering the page at this place of the journey; later than the last: goes all the way. */
  readonly leavesAt: number
  /** A number from 0 to 1 for each thing the visitor might do in addition. */
  readonly chance: () => number
}

/** The visitor's actions, as "event line step carrier", each once. */
export type Deeds = Set<string>

/** Lets one visitor walk through a service. Returns what the visitor did; throws when a page refuses a good answer. */
export async function visit(origin: string, habits: Habits): Promise<Deeds> {
  const { line, hasScripts, isPrivate, leavesAt, chance } = habits
  const visitor = visitorAt(origin, undefined, isPrivate ? { 'sec-gpc': '1' } : {})
  const deeds: Deeds = new Set()
  const did = (name: string, step = '', carrier = '') => deeds.add([name, line, step, carrier].join(' '))
  const stops = journeys[line]
  await visitor.open('/start')
  deeds.add('step_view - /start ')
  if (chance() < 0.2) await visitor.open('/start')
  let quoteId: string | undefined
  let seen = ''
  for (const [nth, [route, words]] of stops.entries()) {
    if (nth >= leavesAt) return deeds
    const give = () =>
      hasScripts ? call(visitor, { route, words, quoteId }) : post(visitor, { route, words })
    const reached = await give()
    quoteId = reached.quoteId ?? quoteId
    if (route === '/start') did('quote_start')
    else did('step_answer', route)
    // Sent twice: a double click, or a lost reply. A list has changed by then.
    if (chance() < 0.15 && !('pressed' in words) && nth > 0 && line !== 'auto') await give()
    if (reached.endpoint.startsWith('/quotes/')) {
      did('generate_lead')
      return finish({ visitor, habits, quoteId: reached.endpoint.slice('/quotes/'.length), did, deeds })
    }
    did('step_view', reached.endpoint)
    // Reloads, or goes back and looks at the page before.
    for (const page of [reached.endpoint, seen])
      if (page !== '' && chance() < 0.15) await look(visitor, { page, hasScripts, quoteId })
    seen = line === 'auto' ? '' : route.startsWith('/quote/') ? route : ''
  }
  return deeds
}

interface Finish {
  readonly visitor: Visitor
  readonly habits: Habits
  readonly quoteId: string
  readonly did: (name: string, step?: string, carrier?: string) => unknown
  readonly deeds: Deeds
}

async function finish({ visitor, habits, quoteId, did, deeds }: Finish): Promise<Deeds> {
  const { hasScripts, chance } = habits
  await visitor.open(`/quotes/${quoteId}`)
  did('quotes_load')
  if (!hasScripts) return deeds
  await visitor.call(status, { quote_id: quoteId })
  const click = (carrier: string) =>
    visitor.call(instrument, { action: 'quote_click', data: { carrier, position: 1 }, quote_id: quoteId })
  if (chance() < 0.5) {
    await click('quick')
    await click('quick')
    did('quote_click', '', 'quick')
  }
  if (chance() < 0.3) {
    await visitor.call(erase, { quote_id: quoteId })
    await visitor.call(erase, { quote_id: quoteId })
    did('erase')
  }
  return deeds
}

interface Given {
  readonly route: string
  readonly words: FormWords
  readonly quoteId?: string | undefined
}

async function call(visitor: Visitor, { route, words, quoteId }: Given) {
  const ask = { step: route, answer: payloadFor(route, words), quote_id: quoteId, source: 'web' }
  const { reply } = await visitor.call(answer, ask)
  if (reply.status !== 'OK') throw new Error(`${route}: ${JSON.stringify(reply)}`)
  return { endpoint: reply.data.endpoint, quoteId: reply.data.config.quoteId }
}

async function post(
  visitor: Visitor,
  { route, words }: Given,
): Promise<{ endpoint: string; quoteId?: string }> {
  const reply = await fillForm(visitor, route, words)
  if (reply.status !== 303) throw new Error(`${route}: ${reply.status}`)
  return { endpoint: new URL(reply.headers.get('location') ?? '', 'http://here').pathname }
}

async function look(
  visitor: Visitor,
  at: { page: string; hasScripts: boolean; quoteId: string | undefined },
) {
  if (at.hasScripts) await visitor.call(properties, { step: at.page, quote_id: at.quoteId })
  else await visitor.open(at.page)
}

/** An answer as the page's scripts send it; the button of a list names its action. */
function payloadFor(route: string, { pressed = 'action=next', ...words }: FormWords): object {
  const page = pageAt(route)
  if (page?.type === 'collect') return Object.fromEntries(new URLSearchParams(String(pressed)))
  const { fields } = page ? stepOf(page, example) : lines.startPage(route)
  const form = Object.entries(words).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return payloadOf(form, fields)
}

function pageAt(route: string) {
  const line = lines.lineOf(route)
  const pages = line?.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage])) ?? []
  return pages.find(one => line && routeOf(line, one) === route)
}
