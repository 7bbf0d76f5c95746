import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyAddress, continueAddress } from '../src/contract/purchase/continue.ts'
import { assistantAt, knownAnswers } from './support/assistant.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { type Running, run } from './support/service.ts'
import type { Visitor } from './support/visitor.ts'

let running: Running
beforeAll(async () => {
  running = await run({ site: { agents: { keys: [] } }, today: personasDay })
})
afterAll(() => running.close())

/** A quote of an assistant, opened by its link in a browser without scripts. */
async function handedOver(answers: readonly object[], line = 'pet') {
  const assistant = await assistantAt(running.origin)
  const { quote } = (await assistant.use('start_quote', { line, zip: '78701' })).values
  if (answers.length > 0) await assistant.use('answer_questions', { quote, answers })
  const { url } = (await assistant.use('hand_over', { quote })).values
  const link = new URLSearchParams({ link: String(url) }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  /** Opens the link in a browser of its own; returns where it leads. */
  async function openedBy(browser: Visitor): Promise<string> {
    await browser.open('/open')
    const opened = await browser.post('/open', link, { ...form, 'x-csrftoken': undefined })
    return opened.headers.get('location') ?? ''
  }
  const visitor = running.visitor()
  const review = await openedBy(visitor)
  /** Says that the answers are right, as the page showed them. */
  async function confirmed(): Promise<Response> {
    const page = await (await visitor.open(review)).text()
    const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? []
    return visitor.post(review, `version=${version}`, { ...form, 'x-csrftoken': undefined })
  }
  return { assistant, quote, visitor, review, form, confirmed, openedBy }
}
/** All that a quote for a pet asks. */
const pet = [
  { question: 'pet', answer: { choice: 'DOG_MEDIUM' } },
  { question: 'dob', answer: { month: 5, day: 2, year: 2023 } },
]

test('looks through the answers before prices, purchase, saving and sharing', async () => {
  const { visitor, review, confirmed } = await handedOver(pet)
  expect(review).toMatch(/^\/quotes\/[\w-]+\/answers$/)
  const page = await (await visitor.open(review)).text()
  expect(page).toContain('Your assistant gave these answers. Please check them.')
  expect(page).toContain('Medium dog')
  expect(page).toContain('Your answers go to the insurers that quote you.')
  const results = review.replace('/answers', '')
  const id = results.replace('/quotes/', '')
  const onwards = [buyAddress(id, 'bramble'), continueAddress(id, 'bramble')]
  for (const path of [results, `${results}/cover`, `${results}/save`, ...onwards])
    expect((await visitor.open(path)).headers.get('location') ?? '', path).toContain('/answers')
  expect((await confirmed()).headers.get('location')).toBe(results)
  const prices = await (await visitor.open(results)).text()
  expect(prices).toContain('Whiskerwell')
  expect(await (await visitor.open(`${results}/data`)).text()).toContain('An assistant began this quote on')
  expect(await (await visitor.open(review)).text()).not.toContain('Your assistant gave')
})

test('reads which insurance and place it is for, with no answer at all', async () => {
  const { visitor, review } = await handedOver([])
  const page = await (await visitor.open(review)).text()
  expect(page).toContain('Pet insurance for Austin, TX 78701')
  expect(page).toContain('>Your quote</h1>')
  const { visitor: other, review: answered } = await handedOver(pet)
  expect(await (await other.open(answered)).text()).toContain('Pet insurance for Austin, TX 78701')
})

test('checks the name that was given in their name; after that it is for that browser alone', async () => {
  const renter = readPersonas().find(({ file }) => file === 'renters.yaml') ?? expect.fail('no persona')
  const answers = knownAnswers(pagesOf(renter))
  const { assistant, quote, visitor, review, confirmed, openedBy } = await handedOver(answers, 'renters')
  const another = running.visitor()
  await openedBy(another)
  for (const browser of [visitor, another]) {
    const page = await (await browser.open(review)).text()
    expect(page).toContain('Ann Example, no email')
    // The place of a home is in its address.
    expect(page).not.toContain('Renters insurance for')
  }
  await confirmed()
  const seen = await (await visitor.open(review)).text()
  const seenByAnother = await (await another.open(review)).text()
  expect(seen).toContain('Ann Example, no email')
  expect(seenByAnother).toContain('name given in another browser, no email')
  expect(seenByAnother).not.toContain('Ann')
  // Whoever gives another name later does not read the one before.
  await assistant.use('answer_questions', {
    quote,
    answers: [{ question: 'contact', answer: { firstName: 'Zora', lastName: 'Quux' } }],
  })
  const renamed = await (await another.open(review)).text()
  expect(renamed).toContain('Zora Quux, no email')
  expect(renamed).not.toContain('Ann')
})

test('has insurers over a wire asked by saying that the answers are right', async () => {
  const { assistant, quote, confirmed } = await handedOver(pet)
  const before = await assistant.use('get_quotes', { quote })
  await confirmed()
  const after = await assistant.use('get_quotes', { quote, wait_seconds: 8 })
  expect((after.values.offers as object[]).length).toBeGreaterThan((before.values.offers as object[]).length)
})

test('has answers behind an open question reviewed too, before any insurer is asked', async () => {
  const driver =
    readPersonas().find(({ file }) => file === 'auto-california.yaml') ?? expect.fail('no persona')
  const answers = knownAnswers(pagesOf(driver))
  const { assistant, quote, visitor, review, form, confirmed } = await handedOver(answers, 'auto')
  const offersOf = async (seconds: number) =>
    (await assistant.use('get_quotes', { quote, wait_seconds: seconds })).values.offers as object[]
  const rated = await offersOf(0)
  // It asks one question more, and the cars and drivers behind it are not on the page.
  const change = { question: 'status', answer: { choice: 'NEVER' } }
  await assistant.use('answer_questions', { quote, answers: [change] })
  const step = (await confirmed()).headers.get('location') ?? ''
  expect(step).toMatch(/^\/quote\/auto\//)
  const id = review.split('/')[2] ?? ''
  const given = await visitor.post(step, `quote_id=${id}&choice=NO_CAR`, {
    ...form,
    'x-csrftoken': undefined,
  })
  expect(given.headers.get('location')).toBe(review)
  expect((await visitor.open(`/quotes/${id}`)).headers.get('location')).toContain(review)
  expect(await (await visitor.open(review)).text()).toContain(
    'Your assistant gave these answers. Please check them.',
  )
  expect(await offersOf(0)).toHaveLength(rated.length)
  expect((await confirmed()).headers.get('location')).toBe(`/quotes/${id}`)
  expect((await offersOf(8)).length).toBeGreaterThan(rated.length)
})

test('goes on where the assistant stopped, and erases what it said', async () => {
  const { assistant, quote, visitor, review, form, confirmed } = await handedOver(pet.slice(0, 1))
  const page = await (await visitor.open(review)).text()
  expect(page).toContain('These are right. Go on')
  expect((await confirmed()).headers.get('location')).toMatch(/^\/quote\/pet\/10/)
  await visitor.post(review.replace('/answers', '/erase'), 'warned=', { ...form, 'x-csrftoken': undefined })
  expect(await assistant.refused('get_quotes', { quote })).toMatch(/^There is no such quote/)
})

test('confirms what the page showed, not what the assistant changed since', async () => {
  const { assistant, quote, visitor, review, form, confirmed } = await handedOver(pet)
  const seen = await (await visitor.open(review)).text()
  const [, version = ''] = /name="version" value="(\d+)"/.exec(seen) ?? []
  const other = [{ question: 'pet', answer: { choice: 'CAT_MIXED' } }]
  await assistant.use('answer_questions', { quote, answers: other })
  const stale = await visitor.post(review, `version=${version}`, { ...form, 'x-csrftoken': undefined })
  expect(stale.status).toBe(422)
  expect(await stale.text()).toContain('An answer has changed since you opened this page.')
  await confirmed()
  const results = review.replace('/answers', '')
  expect((await visitor.open(results)).status).toBe(200)
  // What it changes after that has to be looked through again, and begins no other line.
  await assistant.use('adjust_coverage', { quote, changes: { deductible: '1000' } })
  for (const path of [results, `${results}/add`])
    expect((await visitor.open(path)).headers.get('location') ?? '', path).toContain('/answers')
})
