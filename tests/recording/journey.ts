import { answer } from '../../src/contract/answers/answer.ts'
import { properties } from '../../src/contract/answers/properties.ts'
import type { Call } from '../../src/contract/call.ts'
import { type Quote, status } from '../../src/contract/prices/status.ts'
import { updateQuote } from '../../src/contract/prices/update-quote.ts'
import { continueAddress, orderAddress } from '../../src/contract/purchase/continue.ts'
import { placeOrder } from '../../src/contract/purchase/purchase.ts'
import { erase } from '../../src/contract/sharing/erase.ts'
import { saveQuotes } from '../../src/contract/sharing/save-quotes.ts'
import { shareQuote } from '../../src/contract/sharing/share-quote.ts'
import { watchPrices } from '../../src/contract/sharing/watch-prices.ts'
import { lines } from '../../src/lines/index.ts'
import { addDays } from '../../src/units/day.ts'
import { answer as answerLocally, today } from '../../src/wizard/sample.ts'
import type { Step } from '../../src/wizard/step.ts'
import { type Answers, walk } from '../../src/wizard/walk.ts'
import { chooseAt, filledIn } from '../support/buying.ts'
import { type Chance, chanceFrom, homes } from '../support/chance.ts'
import { fillForm } from '../support/forms.ts'
import { letterFiles } from '../support/letter-files.ts'
import { linkIn, readMail } from '../support/mail-server.ts'
import { untilComplete } from '../support/results.ts'
import type { Running } from '../support/service.ts'
import type { Visitor } from '../support/visitor.ts'
import { type Said, VisitorLog } from './visitor-log.ts'

/** One random visitor: everything that is said on the way from the start page to prices, and in what may come after. */
export async function recordJourney(service: Running, seed: number): Promise<readonly Said[]> {
  const journey = new Journey(service, seed)
  const id = await journey.answerAll()
  await journey.lookAround(id)
  await journey.doMore(id)
  return journey.log.said
}

class Journey {
  readonly log = new VisitorLog()
  readonly #service: Running
  readonly #visitor: Visitor
  readonly #chance: Chance
  readonly #line: string
  readonly #email: string
  /** The offers that can be ordered here. */
  readonly #sold = new Set<string>()
  /** The visitor asked on the way for the prices by mail. */
  #isMailed = false

  constructor(service: Running, seed: number) {
    this.#service = service
    this.#visitor = service.visitor()
    this.#chance = chanceFrom(seed, today)
    this.#line = lines.all[seed % lines.all.length]?.name ?? ''
    this.#email = `visitor-${seed}@example.com`
  }

  /** Answers every page, and returns the id of the quote. */
  async answerAll(): Promise<string> {
    const place = this.#chance.one([...homes.values()])
    const line = lines.byName(this.#line)
    const start = { type: this.#line, zipCode: place.zip }
    await this.#page('/start')
    let reached = await this.#call(answer, { step: '/start', answer: start, source: 'web' })
    let answers: Answers = { start: { ...start, state: place.state } }
    for (let pages = 0; ; pages += 1) {
      const { open } = walk({ line, answers, today })
      if (!open) break
      await this.#page(open.route)
      await this.#call(properties, { step: open.route })
      const payload = this.#payloadFor({ open, isLate: pages > 40, place })
      const step = open.route.split('/').at(-1) ?? ''
      answers = answerLocally(line, answers, [step, payload]).answers
      reached = await this.#call(answer, { step: open.route, answer: payload, source: 'web' })
    }
    return reached?.data.config.quoteId ?? ''
  }

  #payloadFor({
    open,
    isLate,
    place,
  }: {
    open: NonNullable<ReturnType<typeof walk>['open']>
    isLate: boolean
    place: { city: string; state: string; zip: string }
  }): Record<string, unknown> {
    const { asks, step } = open
    if (asks.type === 'ask' && asks.skippable && this.#chance.pick(3) === 0) return { skip_answer: true }
    if (asks.type === 'collect') {
      const more = !isLate && this.#chance.pick(3) === 0
      return this.#oneOf(step, more ? /"new"/ : /"next"/)
    }
    if (step.kind === 'address')
      return { address1: '1 Main Street', city: place.city, state: place.state, zipcode: place.zip }
    const payload = this.#oneOf(step)
    this.#isMailed ||= payload.emailSwitch === true
    return 'email' in payload ? { ...payload, email: this.#email } : payload
  }

  #oneOf(step: Step, like = /./): Record<string, unknown> {
    const possible = this.#chance.answersTo(step)
    const wanted = possible.filter(one => like.test(JSON.stringify(one)))
    return { ...this.#chance.one(wanted.length > 0 ? wanted : possible) }
  }

  /** Every page that the results lead to, each once. */
  async lookAround(id: string): Promise<void> {
    await this.#prices(id)
    if (this.#isMailed) await this.#untilLetters(1)
    const seen = new Set<string>()
    const waiting = [`/quotes/${id}`]
    for (let path = waiting.shift(); path !== undefined && seen.size < 40; path = waiting.shift()) {
      if (seen.has(path)) continue
      seen.add(path)
      const html = await this.#page(path)
      const links = [...html.matchAll(/href="(\/quotes?\/[^"#]+)"/g)].map(([, link = '']) => link)
      waiting.push(...links.map(link => link.replaceAll('&amp;', '&')).filter(link => !link.endsWith('.pdf')))
    }
  }

  /** Some of what a visitor may do with prices. */
  async doMore(id: string): Promise<void> {
    const doings = [
      () => this.#adjust(id),
      () => this.#adjust(id),
      () => this.#share(id),
      () => this.#save(id),
      () => this.#watch(id),
      () => this.#refine(id),
      () => this.#buy(id),
    ]
    for (const doing of doings) if (this.#chance.pick(3) > 0) await doing()
    await this.#page(`/quotes/${id}`)
    await this.#page(`/quotes/${id}/data`)
    if (this.#chance.pick(4) === 0) {
      await this.#call(erase, { quote_id: id })
      await this.#page(`/quotes/${id}`)
    }
    for (const letter of await this.#letters()) this.log.add('letter', JSON.stringify({ ...letter, raw: '' }))
  }

  async #adjust(id: string): Promise<void> {
    const updated = await this.#call(updateQuote, { quote_id: id, data: { changes: {} } })
    const choosable = updated?.data.covers.covers.filter(({ choices }) => choices.length > 1) ?? []
    if (choosable.length === 0) return
    const cover = this.#chance.one(choosable)
    const { value } = this.#chance.one(cover.choices)
    await this.#call(updateQuote, { quote_id: id, data: { changes: { [cover.name]: { choice: value } } } })
    await this.#prices(id)
    await this.#page(`/quotes/${id}/cover`)
    await this.#page(`/quotes/${id}`)
  }

  async #share(id: string): Promise<void> {
    const quote = await this.#pricedQuote(id)
    if (!quote) return
    const { premium = '' } = quote.price_info
    const shared = await this.#call(shareQuote, { quote_id: id, price_share_id: quote.id, premium })
    if (shared) this.log.add('a reader opens the link', await (await fetch(shared.data.url)).text())
  }

  async #save(id: string): Promise<void> {
    await this.#call(saveQuotes, { quote_id: id, data: { email: this.#email } })
    await this.#untilLetters(1)
  }

  async #watch(id: string): Promise<void> {
    const before = (await this.#letters()).length
    await this.#call(watchPrices, { quote_id: id, data: { email: this.#email } })
    await this.#untilLetters(before + 1)
    const confirming = (await this.#letters())
      .map(({ text }) => linkIn(text))
      .find(link => link?.includes('watch'))
    if (confirming === undefined) return
    const { pathname, search } = new URL(confirming)
    await this.#page(pathname + search)
    await this.#form(pathname + search)
  }

  /** Answers one of the questions that make a price exact. */
  async #refine(id: string): Promise<void> {
    const html = await this.#page(`/quotes/${id}/exact`)
    const routes = [...html.matchAll(/href="(\/quote\/[a-z]+\/[\w-]+)[?"]/g)].map(([, route = '']) => route)
    if (routes.length === 0) return
    const route = this.#chance.one(routes)
    const shown = await this.#call(properties, { step: route, quote_id: id })
    const kind = shown?.properties
    if (!kind) return
    const values = (kind as { choices?: readonly { value: string }[] }).choices?.map(({ value }) => value)
    const payload = values ? { choice: this.#chance.one(values) } : { skip_answer: true }
    await this.#call(answer, { step: route, answer: payload, source: 'web', quote_id: id })
    await this.#prices(id)
  }

  async #buy(id: string): Promise<void> {
    const offer = this.#sold.size > 0 ? this.#chance.one([...this.#sold]) : (await this.#pricedQuote(id))?.id
    if (offer === undefined) return
    await this.#form(continueAddress(id, offer))
    const data = { ...filledIn, quote: offer, email: this.#email, start: addDays(today, 10) }
    const ordered = await this.#call(placeOrder, { quote_id: id, data })
    if (!ordered?.data.checkout_url) return
    await chooseAt(ordered.data.checkout_url, this.#chance.pick(4) === 0 ? 'decline' : 'approve')
    await this.#page(orderAddress(id))
    await this.#page(`/quotes/${id}`)
  }

  async #pricedQuote(id: string): Promise<Quote | undefined> {
    const { result } = await untilComplete(this.#visitor, id)
    const priced = result.quotes.filter(({ price_info }) => price_info.type === 'price')
    return priced.length > 0 ? this.#chance.one(priced) : undefined
  }

  async #prices(id: string): Promise<void> {
    await untilComplete(this.#visitor, id)
    await this.#call(status, { quote_id: id })
  }

  async #letters() {
    const letters = (await letterFiles(this.#service)).map(raw => readMail(raw))
    const own = letters.filter(({ headers }) => headers.to === this.#email)
    return own.toSorted((a, b) => a.text.localeCompare(b.text))
  }

  async #untilLetters(count: number): Promise<void> {
    for (const until = Date.now() + 5_000; Date.now() < until && (await this.#letters()).length < count; )
      await new Promise(resolve => setTimeout(resolve, 20))
  }

  async #page(path: string): Promise<string> {
    const response = await this.#visitor.open(path)
    const html = await response.text()
    const location = response.headers.get('location') ?? ''
    const [, sold] = /\/buy\/(.+)$/.exec(location) ?? []
    if (sold !== undefined) this.#sold.add(sold)
    const asked = `GET ${path} ${response.status} ${location}`
    // Insurers are asked at once, and listed in the order of the moment.
    this.log.add(asked, html, path.endsWith('/data'))
    return html
  }

  /** Presses the main button of a page without scripts. */
  async #form(path: string): Promise<void> {
    const response = await fillForm(this.#visitor, path, {})
    this.log.add(
      `POST ${path} ${response.status} ${response.headers.get('location') ?? ''}`,
      await response.text(),
    )
  }

  async #call<Ask, Reply extends object>(call: Call<Ask, Reply>, ask: Ask): Promise<Reply | undefined> {
    const { reply } = await this.#visitor.call(call, ask)
    this.log.add(`${call.path} ${JSON.stringify(ask)}`, JSON.stringify(reply))
    return reply.status === 'OK' ? reply : undefined
  }
}
