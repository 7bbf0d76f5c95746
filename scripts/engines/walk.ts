import type { FormWords } from '../../tests/support/form-words.ts'
import { journeys, type LineName } from '../../tests/support/journeys.ts'
import type { Hand, Size, Target } from './hand.ts'

export const steps = ['questions', 'prices', 'compare', 'adjust', 'save', 'share', 'buy'] as const
export type Step = (typeof steps)[number]

/** A line, walked at one size. */
export interface Way {
  readonly line: LineName
  readonly size: Size
}

/** What a walk came to: what is wrong at each step, or null for a step that there is not. */
export type Findings = Readonly<Record<Step, readonly string[] | null>>

/** Of the steps after one without which they can't be. */
export const notReached: readonly string[] = ['not reached']

interface Walk extends Way {
  readonly hand: Hand
  readonly origin: string
  /** The visitor's own: one mailbox gets few mails a day. */
  readonly email: string
  /** The insurers that sell the line on our own pages, by name. */
  readonly sellers: readonly string[]
  /** Looks at the page; returns what is wrong. `whole`: all of it, not only what the window shows. */
  look(name: string, whole?: 'whole'): Promise<readonly string[]>
}

/** What a visitor does at each step. Returns what is wrong; null where there is nothing to do. */
const acts: Readonly<Record<Step, (way: Walk) => Promise<readonly string[] | null>>> = {
  questions: answerQuestions,
  prices: seePrices,
  compare,
  adjust,
  save,
  share,
  buy,
}

/** Walks a line as a new visitor, from the start page to an order. A step that fails is no reason to leave out those after it. */
export async function walk(way: Walk): Promise<Findings> {
  const { hand, look } = way
  const findings = new Map<Step, readonly string[] | null>()
  let prices: string | null = null
  async function take(step: Step): Promise<readonly string[] | null> {
    if (step !== 'questions' && prices === null) return notReached
    // Every further step begins at the prices.
    if (step !== 'questions' && step !== 'prices') {
      await goTo(hand, prices ?? '')
      // Until then cards move.
      await allAnswered(hand)
    }
    return acts[step](way)
  }
  for (const step of steps) {
    const found = await take(step).catch(async error => {
      await look(`${step}-failed`).catch(() => [])
      return [String(error.message ?? error)]
    })
    findings.set(step, found)
    if (step === 'questions') prices = await hand.evaluate(addressOfPrices).catch(() => null)
  }
  // Every step has been taken.
  return Object.fromEntries(findings) as Findings
}

function addressOfPrices(): string | null {
  const { origin, pathname } = location
  return /\/quotes\/[\w-]+$/.test(pathname) ? origin + pathname : null
}

async function goTo(hand: Hand, url: string): Promise<void> {
  await hand.open(url)
  await alive(hand)
}

/** Until the page's scripts run. */
async function alive(hand: Hand): Promise<void> {
  await hand.until(
    'the scripts of the page',
    () => document.documentElement.dataset.hydrated !== undefined && !document.body.inert,
  )
}

/** Until every insurer that was asked has answered. */
async function allAnswered(hand: Hand): Promise<void> {
  await hand.until('every insurer', () => {
    const [, have, of] = /(\d+) of (\d+) insurers answered/.exec(document.body.textContent ?? '') ?? []
    return have !== undefined && have === of
  })
}

const button = (says: string): Target => ({ css: 'button', says })
const link = (says: string): Target => ({ css: 'a', says })

async function answerQuestions({ hand, origin, line, email, look }: Walk): Promise<readonly string[]> {
  const faults: string[] = []
  await hand.open(`${origin}/start`)
  const times = new Map<string, number>()
  for (const [route, words] of journeys[line]) {
    // The address may change before the page does.
    await hand.see({ css: `main form:is([action="${route}"], [action^="${route}?"])` })
    await alive(hand)
    const nth = (times.get(route) ?? 0) + 1
    times.set(route, nth)
    const name = route === '/start' ? 'start' : (route.split('/').at(-1) ?? '')
    faults.push(...(await look(nth === 1 ? name : `${name}-${nth}`, 'whole')))
    await answer(hand, 'email' in words ? { ...words, email } : words).catch(error => {
      throw new Error(`${route}: ${error.message}`)
    })
  }
  await hand.until('the prices', () => /\/quotes\/[\w-]+$/.test(location.pathname))
  return faults
}

/** Fills in a page in the order of its fields, and goes on. Cards of one choice go on by themselves. */
async function answer(hand: Hand, { pressed, ...fields }: FormWords): Promise<void> {
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) await give(hand, name, value)
  if ('choice' in fields) return
  const next = 'main form button[type="submit"]:not([name])'
  await hand.press({ css: pressed === undefined ? next : `button[value="${pressed}"]` })
}

async function give(hand: Hand, name: string, value: string): Promise<void> {
  if (name === 'destinations') return giveCountry(hand, value)
  const css = `main form [name="${name}"]:not([type="hidden"])`
  const typeOf = (selector: string) =>
    document.querySelector<HTMLInputElement>(selector)?.getAttribute('type') ??
    document.querySelector(selector)?.localName ??
    null
  if (name.startsWith('others.') && (await hand.evaluate(typeOf, css)) === null)
    await hand.press(button('^Add a traveler$'))
  await hand.until(css, selector => document.querySelector(selector) !== null, css)
  const type = await hand.evaluate(typeOf, css)
  if (type === 'select') return hand.choose({ css }, value)
  if (type === 'radio' || type === 'checkbox') return tick(hand, `[name="${name}"][value="${value}"]`)
  await hand.type({ css }, value)
  const isCombobox = (selector: string) =>
    document.querySelector(selector)?.getAttribute('role') === 'combobox'
  // Accepts no suggestion.
  if (await hand.evaluate(isCombobox, css)) await hand.key('Escape')
}

/** Ticks a box or a card, which is drawn by its label. */
async function tick(hand: Hand, css: string): Promise<void> {
  const isTicked = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.checked ?? false
  if (await hand.evaluate(isTicked, css)) return
  await hand.press({ css: `main form label:has(${css})` })
}

async function giveCountry(hand: Hand, code: string): Promise<void> {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  await hand.type({ css: 'main input[role="combobox"]' }, name)
  await hand.see({ css: '[role="option"]', says: `^${name}` })
  await hand.key('ArrowDown')
  await hand.key('Enter')
}

async function seePrices({ hand, look }: Walk): Promise<readonly string[]> {
  await hand.see({ css: 'h1', says: '^Here.s what I found' })
  await alive(hand)
  await allAnswered(hand)
  // Prices that came late wait below until the page is loaded again.
  await goTo(hand, await hand.evaluate(() => location.href))
  const faults = await look('prices', 'whole')
  await hand.press({ css: `${card} summary` })
  await hand.see({ css: `${card} a`, says: '^Share this price' })
  return [...faults, ...(await look('details', 'whole'))]
}

/** The first offer with a price. */
const card = 'main article[data-type="price"]'

async function compare({ hand, look }: Walk): Promise<readonly string[]> {
  await hand.press(button('^Compare$'))
  await hand.see({ css: 'main article label:has(input[type="checkbox"])' })
  const faults = [...(await look('choosing'))]
  for (const at of ['first', 'second'] as const) {
    const unticked = 'main article label:has(input[type="checkbox"]:not(:checked))'
    await hand.press({ css: unticked }).catch(error => {
      throw new Error(`the ${at} offer to compare: ${error.message}`)
    })
  }
  await hand.press(button('^Show$'))
  await hand.see({ css: 'dialog[open] h2', says: 'Side by side' })
  faults.push(...(await look('compared')))
  await hand.key('Escape')
  await hand.miss({ css: 'dialog[open]' })
  await hand.press(button('^Cancel$'))
  await hand.see(button('^Compare$'))
  return faults
}

async function adjust({ hand, look }: Walk): Promise<readonly string[]> {
  await hand.press({ css: 'main a[href$="/cover"]' })
  await hand.until('the coverage page', () => location.pathname.endsWith('/cover'))
  await alive(hand)
  await hand.see({ css: 'main button[aria-pressed]' })
  const faults = [...(await look('coverage', 'whole'))]
  await hand.press({ css: 'main button[aria-pressed="false"]' })
  await hand.see(button('^Undo$'))
  faults.push(...(await look('adjusted', 'whole')))
  await hand.press(button('^Undo$'))
  await hand.miss(button('^Undo$'))
  return faults
}

async function save({ hand, look, email }: Walk): Promise<readonly string[]> {
  const other = `other-${email}`
  const first = button('^Save quotes')
  const again = link('^Send them to another address')
  const isFirst = await hand.has(first)
  await hand.press(isFirst ? first : again)
  const address: Target = { css: 'dialog[open] input[name="email"]' }
  await hand.see(address)
  await hand.type(address, other)
  const faults = [...(await look('saving'))]
  await hand.press({ css: 'dialog[open] button', says: '^(Save|Send)' })
  await hand.miss({ css: 'dialog[open]' })
  await hand.until(
    'the word that the prices are sent',
    mail => {
      const words = document.querySelector('main')?.textContent ?? ''
      return words.includes('Your quotes are sent to your email.') || words.includes(mail)
    },
    other,
  )
  return [...faults, ...(await look('saved'))]
}

async function share({ hand, look }: Walk): Promise<readonly string[]> {
  await hand.press({ css: `${card} summary` })
  await hand.press({ css: `${card} a`, says: '^Share this price' })
  await hand.press({ css: 'dialog[open] button', says: '^Make a link$' })
  const ofLink = () =>
    [...document.querySelectorAll<HTMLInputElement>('dialog[open] input')]
      .map(({ value }) => value)
      .find(value => value.includes('/shared/')) ?? ''
  await hand.until('the link', () =>
    [...document.querySelectorAll<HTMLInputElement>('dialog[open] input')].some(({ value }) =>
      value.includes('/shared/'),
    ),
  )
  const faults = [...(await look('sharing'))]
  const url = await hand.evaluate(ofLink)
  await hand.press({ css: 'dialog[open] button', says: '^Done$' })
  await hand.miss({ css: 'dialog[open]' })
  await hand.open(url)
  await hand.see({ css: 'h1' })
  return [...faults, ...(await look('shared', 'whole'))]
}

/** Buys from an insurer that sells on our own pages; null where none of them has offered. */
async function buy({ hand, look, email, sellers }: Walk): Promise<readonly string[] | null> {
  const names = sellers.map(name => name.replaceAll(/[().]/g, '\\$&')).join('|')
  const seller = link(`^Continue\\s*: (${names})`)
  if (sellers.length === 0 || !(await hand.has(seller))) return null
  await hand.press(seller)
  await hand.see({ css: 'h1', says: '^Buy from ' })
  await alive(hand)
  const faults = [...(await look('buying', 'whole'))]
  const words = { first_name: 'Ann', last_name: 'Example', email }
  for (const [name, text] of Object.entries(words))
    await hand.type({ css: `main input[name="${name}"]` }, text)
  await tick(hand, '[name="esign"]')
  await hand.press(button('^Buy this policy$'))
  await hand.see({ css: 'h1', says: '^Your order$' })
  await alive(hand)
  faults.push(...(await look('ordered', 'whole')))
  await hand.press(link('^Pay \\$'))
  await hand.see(button('^Pay with a card that works$'))
  await hand.press(button('^Pay with a card that works$'))
  // The page loads itself again while the insurer works.
  await hand.until('the policy', () =>
    (document.body.textContent ?? '').includes('Your policy has been issued.'),
  )
  return [...faults, ...(await look('bought', 'whole'))]
}
