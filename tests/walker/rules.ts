import { isDeepStrictEqual } from 'node:util'
import { type StatusReply, status as statusCall } from '../../src/contract/prices/status.ts'
import { lines } from '../../src/lines/index.ts'
import { todayAt } from '../../src/units/today.ts'
import { check } from '../../src/wizard/check.ts'
import type { Collection } from '../../src/wizard/collection.ts'
import { isOneValue } from '../../src/wizard/combine.ts'
import { payloadOf } from '../../src/wizard/form.ts'
import { routeOf } from '../../src/wizard/line.ts'
import type { Fields } from '../../src/wizard/step.ts'
import type { Answers } from '../../src/wizard/walk.ts'
import { asksOf } from '../rooms/lines.ts'
import { watchConfirmedPrices } from '../support/confirmed-prices.ts'
import type { Exchange } from './network.ts'
import { isStart, people } from './person.ts'
import { pageOf, type Screen } from './screen.ts'
import type { Tab } from './tab.ts'
import type { Report } from './watch.ts'

/** The rules that always apply, and what the walker has to know to check them. */
export interface Rules {
  /** All complaints. */
  readonly complaints: readonly string[]
  complain(complaint: string): void
  /** A page reports typing, or an outgoing answer. */
  onReport(tab: Tab, report: Report): void
  /** The service answered a request. */
  onExchange(tab: Tab, exchange: Exchange): void
  /** Checks a tab while nothing is under way. */
  onRest(tab: Tab, screen: Screen): void
  /** Compares the answers of all quotes with what was sent. */
  onStored(answersOf: (quoteId: string) => Promise<Answers | undefined>): Promise<void>
}

/** An answer that the service acknowledged. */
interface TakenAnswer {
  readonly route: string
  readonly answer: unknown
}

export function keepRules(tabs: readonly Tab[]): Rules {
  const complaints: string[] = []
  const complain = (complaint: string) => void complaints.push(complaint)
  const watchPrices = watchConfirmedPrices(complain)
  /** The acknowledged answers, by quote, in order. */
  const accepted = new Map<string, TakenAnswer[]>()
  /** The words of those who typed in a quote, by the quote's id. */
  const words = new Map<string, Set<string>>()
  /** The quote of a page when it sent a call, by tab and call. */
  const quoteAt = new Map<string, string | null>()

  function typedIn(quote: string, { person }: Tab): void {
    words.set(quote, (words.get(quote) ?? new Set()).add(person.word))
  }

  function onReport(tab: Tab, report: Report): void {
    if (tab.sent && tab.sent.page !== report.page) expectShown(tab, tab.sent, report.page)
    tab.reports.set(report.page, report)
    tab.seen.push(report)
    if (report.kind !== 'sent') return
    quoteAt.set(`${tab.name} ${report.body}`, report.quote)
    const { answer, step } = JSON.parse(report.body ?? '{}') as {
      answer: Record<string, unknown>
      step: string
    }
    const isAnswer = !('skip_answer' in answer) && !('action' in answer)
    if (!isAnswer) return
    // The service may take it even though a reload loses the reply.
    if (report.quote !== null && !isStart(step)) typedIn(report.quote, tab)
    // A press waits for what is under way: by then the page may show the next choice, or another page.
    const wasShown = [...tab.seen, report].some(
      seen => routeIn(seen) === step && isSame(payloadShown(seen) ?? answer, answer),
    )
    if (!wasShown) complain(`${tab.name} sends ${text(answer)} on ${step}, which it never showed`)
    tab.sent = report
    tab.isLed = false
  }

  function onExchange(tab: Tab, { method, path, ask, reply, status }: Exchange): void {
    if (status >= 500) complain(`${method} ${path} of ${tab.name} is answered with ${status}`)
    if (path.startsWith(statusCall.path)) {
      const shown = reply as { status?: string; data?: StatusReply['data'] } | null
      if (shown?.status === 'OK' && shown.data) watchPrices(shown.data)
      return
    }
    const call = ask as {
      step?: string
      answer?: Record<string, unknown>
      shown?: Record<string, unknown>
    } | null
    const body = reply as {
      status?: string
      data?: { config?: { quoteId: string }; answer?: unknown }
    } | null
    const id = body?.data?.config?.quoteId
    if (path !== '/api/v1/answer' || body?.status !== 'OK' || id === undefined || !call?.step) return
    if (isStart(call.step)) {
      const before = accepted.get(id) ?? []
      if (call.step === '/welcome' && before.length > 0)
        complain(`${tab.name} starts over, and gets quote ${id}, which holds answers`)
      accepted.set(id, before)
      // Two equal starts are one quote, until it holds more.
      tab.quotes.push(id)
      return
    }
    const page = quoteAt.get(`${tab.name} ${text(ask)}`)
    if (page && page !== id)
      complain(`${tab.name} shows quote ${page}, and its answer to ${call.step} goes into quote ${id}`)
    typedIn(id, tab)
    const isAction = call.answer && 'action' in call.answer
    const isSkip = call.answer && 'skip_answer' in call.answer
    if (!isAction && !isSkip && !isTakenAs(call.step, call, body.data?.answer))
      complain(
        `${tab.name} sent ${text(call.answer)} on ${call.step}, and ${text(body.data?.answer)} was taken`,
      )
    if (!isAction) accepted.get(id)?.push({ route: call.step, answer: body.data?.answer })
  }

  function onRest(tab: Tab, screen: Screen): void {
    agree(tab, screen)
    keepsQuote(tab, screen)
    if (screen.shows === 'nothing' || screen.shows === 'outside')
      complain(`${tab.name} shows nothing of use at ${screen.path}`)
    // Without a connection, a message says what to do.
    if (screen.ways === 0 && screen.messages.length === 0)
      complain(`${tab.name} finds no way on from ${screen.path}`)
    if (screen.dialog !== null) complain(`${tab.name} still shows the dialog "${screen.dialog}"`)
    const number = words.get(screen.quote ?? '')
    for (const { word } of people) {
      const isOwn = word === tab.person.word || number?.has(word)
      if (!isOwn && screen.text.toLowerCase().includes(word.toLowerCase()))
        complain(`${tab.name} shows "${word}" on ${screen.path}, which another tab typed for another quote`)
    }
    const page = pageOf(screen)
    if (tab.sent) expectShown(tab, tab.sent, page)
    if (tab.card === page && screen.messages.length === 0)
      complain(`${tab.name} shows ${page} still, after a card of it was chosen`)
  }

  /** The address bar, the page and the quote agree. */
  function agree({ name }: Tab, { shows, path, route, quote, named }: Screen): void {
    if (quote !== null && named !== null && quote !== named)
      complain(`${name} shows quote ${quote} at an address of quote ${named}`)
    if (shows !== 'question' || route === null) return
    const isSamePage = isStart(route) ? !path.startsWith('/quote') : path === route
    if (!isSamePage) complain(`${name} shows the page of ${route} at the address ${path}`)
  }

  /** A tab continues its own quote; another quote begins on a start page, and belongs to no other tab. */
  function keepsQuote(tab: Tab, { quote, path }: Screen): void {
    if (quote === null) return
    const before = tab.quotes.at(-1)
    if (before === quote) return
    const isOthers = tabs.some(other => other !== tab && other.quotes.includes(quote))
    const isOwn = tab.quotes.includes(quote)
    if (isOthers && !isOwn && before !== undefined)
      complain(`${tab.name} has gone over from quote ${before} to ${quote} of another tab, on ${path}`)
    tab.quotes.push(quote)
  }

  /** A page that moved on after its answer showed that answer to the end. */
  function expectShown(tab: Tab, sent: Report, page: string): void {
    const last = tab.reports.get(sent.page)
    tab.sent = null
    if (tab.isLed || page === sent.page || !last) return
    const [sentText, seen] = [payloadShown(sent), payloadShown(last)]
    if (sentText && seen && !isSame(sentText, seen))
      complain(
        `${tab.name} went on from ${sent.page} with ${text(sentText)}, and showed ${text(seen)} at last`,
      )
  }

  async function onStored(answersOf: (quoteId: string) => Promise<Answers | undefined>): Promise<void> {
    for (const [id, all] of accepted) {
      const answers = await answersOf(id)
      if (!answers) {
        complain(`the quote ${id} is gone`)
        continue
      }
      for (const { word } of people) {
        const isForeign = JSON.stringify(answers).includes(word) && !words.get(id)?.has(word)
        if (isForeign) complain(`the quote ${id} holds "${word}", which nobody typed in it`)
      }
      for (const [route, last] of new Map(all.map(one => [one.route, one.answer]))) {
        const stored = storedAt(answers, route)
        // Each item of a list was sent once; only the service knows which one it was.
        const sent = all.filter(one => one.route === route).map(one => one.answer)
        const isWrong = stored.items
          ? stored.items.some(item => !sent.some(one => isSame(one, item)))
          : !isSame(stored.answer, last)
        if (isWrong)
          complain(`${route} of quote ${id} was answered ${text(last)}, and ${text(stored)} is stored`)
      }
    }
  }

  return { complaints, complain, onReport, onExchange, onRest, onStored }
}

/** The questions of all lines by route. */
const questions = new Map(
  lines.all.flatMap(line => asksOf(line).map(ask => [routeOf(line, ask), ask.step] as const)),
)

interface Sent {
  readonly answer?: Record<string, unknown>
  /** Null on a page without an answer so far. */
  readonly shown?: Record<string, unknown> | null
}

/**
 * Whether the service stored an answer as it was sent. It may add what it looked up, and of several fields keep what another tab
 * has saved of those that the page left as it showed them.
 */
function isTakenAs(route: string, { answer: sent, shown }: Sent, reply: unknown): boolean {
  const question = questions.get(route)
  const checked = question && check<unknown>(question.answer(todayAt(new Date())), sent)
  // What a question accepts may depend on earlier answers.
  if (!checked?.ok) return true
  const taken = plain(reply) as Record<string, unknown> | null
  const fields = Object.entries(plain(checked.answer) as object)
  const mayKeep = !isOneValue(checked.answer)
  return fields.every(
    ([name, value]) => isSame(value, taken?.[name]) || (mayKeep && isSame(value, shown?.[name])),
  )
}

/** The answer that a page's form would send; undefined for the page of a list. */
function payloadShown(report: Report): unknown {
  const route = routeIn(report)
  const fields: Fields | undefined = isStart(route)
    ? lines.startPage(route).fields
    : questions.get(route)?.fields
  return (
    fields &&
    payloadOf(
      report.entries.map(([name, value]) => [name, value]),
      fields,
    )
  )
}

function routeIn({ page }: Report): string {
  return page.split(' ')[0] ?? ''
}

function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(plain(a), plain(b))
}

/** As it looks on the wire, without the item's id. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null, (name, inner) => (name === 'uuid' ? undefined : inner)))
}

/** The stored answers of a page: its own, or that of each item of a list. */
function storedAt(answers: Answers, route: string): { answer?: unknown; items?: readonly unknown[] } {
  for (const line of lines.all) {
    for (const stage of [...line.stages, ...line.refinements]) {
      if (routeOf(line, stage) === route) return { answer: answers[stage.name] }
      const ask = stage.type === 'collect' && stage.asks.find(one => routeOf(line, one) === route)
      if (!ask) continue
      const { items } = (answers[stage.name] ?? { items: [] }) as Collection
      return { items: items.flatMap(item => item.answers[ask.name] ?? []) }
    }
  }
  return {}
}

function text(value: unknown): string {
  return JSON.stringify(value)
}
