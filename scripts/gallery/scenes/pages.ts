import { setTimeout as pause } from 'node:timers/promises'
import { erase } from '../../../src/contract/sharing/erase.ts'
import { saveQuotes } from '../../../src/contract/sharing/save-quotes.ts'
import { shareQuote } from '../../../src/contract/sharing/share-quote.ts'
import { watchPrices } from '../../../src/contract/sharing/watch-prices.ts'
import { ownArticles } from '../../../src/texts/read-articles.ts'
import { chooseAt } from '../../../tests/support/buying.ts'
import { fillForm, postForm } from '../../../tests/support/forms.ts'
import { letterFiles } from '../../../tests/support/letter-files.ts'
import { readMail } from '../../../tests/support/mail-server.ts'
import { visitorWithPrices } from '../../../tests/support/visitor-with-quote.ts'
import { type Guest, openGuest, type Scenes, type Tour } from '../scene.ts'
import { withoutMail } from './results.ts'

/** It sells renters policies here; the other one on a page of its own. */
const seller = 'bramble'
const other = 'quillfeather'

/** The pages that are the same for everyone, by name. */
const common: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ownArticles.map(name => [`articles/${name}`, `/${name}`])),
  'articles/law': '/law/tx',
  'articles/community': '/best-renters-insurance-alder-hall-tenants',
  'articles/communities': '/best-renters-insurance-nowhere-tenants',
  'pages/welcome': '/welcome',
  'pages/mobile': '/mobile',
  'pages/demo-ad': '/demo-ad',
  'pages/not-found': '/law/zz',
  'pages/start-expired': '/start?expired=1',
  'pages/open': '/open',
  'pages/share-gone': `/shared/${'A'.repeat(22)}`,
  'pages/mail-link-broken': '/mail/stop?t=AAAA',
}

/** The pages around the prices that need nothing but the prices, by the end of their address. */
const aroundPrices = {
  cover: '/cover',
  exact: '/exact',
  answers: '/answers',
  add: '/add',
  save: '/save',
  data: '/data',
  agent: '/agent',
  passport: `/price/${seller}`,
  share: `/share/${seller}`,
  continue: `/continue/${other}`,
  buy: `/buy/${seller}`,
} as const

/** Each is done on top of those before it, in this order, and shown by the scenes named after it. */
const deeds: readonly (readonly [scenes: readonly string[], show: (story: Story) => Scenes])[] = [
  [['pages/buy-errors'], buyErrors],
  [['pages/agent-asked'], askAgent],
  [['pages/save-done', 'results/saved'], save],
  [['pages/shared-price', 'pages/share-made', 'results/shared'], share],
  [['pages/watch-prices', 'pages/watching', 'results/watch-asked', 'results/watched'], watch],
  [['pages/stop-mail', 'pages/mail-stopped', 'pages/mail-allowed'], stopMail],
  [
    ['pages/order-unpaid', 'pages/order', 'results/bought', 'pages/second-purchase', 'pages/data-bought'],
    buy,
  ],
  [['pages/erased', 'pages/watch-gone'], eraseAll],
]

/** A visitor with prices, whose deeds the pages are about. */
interface Story extends Guest {
  readonly tour: Tour
  readonly id: string
  /** The address of the prices. */
  readonly path: string
  /** The seller's price for a month, as the page shows it. */
  readonly premium: string
  readonly email: string
}

/** Every article, every page around the prices, and what the results say of what was done there. */
export async function* pages(tour: Tour): Scenes {
  if (Object.keys(common).some(tour.isWanted)) {
    await using guest = await openGuest(tour)
    for (const [name, path] of Object.entries(common)) {
      if (!tour.isWanted(name)) continue
      await guest.open(path)
      yield { name, page: guest.page, of: 'page' }
    }
  }
  const isWanted = (page: string) => tour.isWanted(`pages/${page}`)
  const wanted = deeds.filter(([scenes]) => scenes.some(tour.isWanted))
  if (wanted.length === 0 && !Object.keys(aroundPrices).some(isWanted)) return
  await using guest = await openGuest(tour)
  const email = `ann-${tour.language}@example.com`
  const { id, path, result } = await visitorWithPrices({ visitor: () => guest.visitor }, withoutMail)
  const premium = result.quotes.find(quote => quote.id === seller)?.price_info.premium ?? ''
  for (const [page, end] of Object.entries(aroundPrices)) {
    if (!isWanted(page)) continue
    await guest.open(path + end)
    yield { name: `pages/${page}`, page: guest.page, of: 'page' }
  }
  for (const [, show] of wanted) yield* show({ ...guest, tour, id, path, premium, email })
}

/** Opens a page of the story for its picture, if that is wanted. */
async function* shown({ tour, page, open }: Story, name: string, path: string): Scenes {
  if (!tour.isWanted(name)) return
  await open(path)
  yield { name, page, of: 'page' }
}

async function* buyErrors({ page, open, path }: Story): Scenes {
  await open(`${path}/buy/${seller}`)
  await page.locator('main form button[type="submit"]').last().click()
  await page.locator('main [aria-invalid="true"]').first().waitFor()
  yield { name: 'pages/buy-errors', page, of: 'page' }
}

async function* askAgent(story: Story): Scenes {
  const words = { first_name: 'Ann', last_name: 'Example', email: story.email, reach_by: 'email' }
  await fillForm(story.visitor, `${story.path}/agent`, { ...words, answers: 'yes', agree: 'yes' })
  yield* shown(story, 'pages/agent-asked', `${story.path}/agent`)
}

async function* save(story: Story): Scenes {
  const { visitor, id, path, email, page, open, tour } = story
  if (tour.isWanted('pages/save-done')) {
    await open(`${path}/save`)
    await page.locator('main input[name="email"]').first().fill(email)
    await page.locator('main form button[type="submit"]').first().click()
    await page.locator('main [role="status"]').first().waitFor()
    yield { name: 'pages/save-done', page, of: 'page' }
  } else await visitor.call(saveQuotes, { quote_id: id, data: { email: email } })
  await mailTo(story, email)
  yield* shown(story, 'results/saved', path)
}

async function* share(story: Story): Scenes {
  const { visitor, id, path, premium } = story
  const { reply } = await visitor.call(shareQuote, { quote_id: id, price_share_id: seller, premium })
  if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
  const link = new URL(reply.data.url).pathname.replace(/^\/es(?=\/)/, '')
  yield* shown(story, 'pages/share-made', `${path}/share/${seller}`)
  yield* shown(story, 'pages/shared-price', link)
  yield* shown(story, 'results/shared', path)
}

async function* watch(story: Story): Scenes {
  const { visitor, path } = story
  const link = await watchLink(story)
  yield* shown(story, 'results/watch-asked', path)
  yield* shown(story, 'pages/watch-prices', link)
  await postForm(visitor, link, {})
  yield* shown(story, 'pages/watching', link)
  yield* shown(story, 'results/watched', path)
}

/** Asks for mail about changed prices, and returns the address of the button in the mail. */
async function watchLink(story: Story): Promise<string> {
  const to = `watch-${story.email}`
  await story.visitor.call(watchPrices, { quote_id: story.id, data: { email: to } })
  return linkIn(story, to, 'watch')
}

async function* stopMail(story: Story): Scenes {
  const { page, open, tour, email } = story
  await story.visitor.call(saveQuotes, { quote_id: story.id, data: { email } })
  const link = await linkIn(story, email, 'stop')
  yield* shown(story, 'pages/stop-mail', link)
  await open(link)
  await press(story)
  if (tour.isWanted('pages/mail-stopped')) yield { name: 'pages/mail-stopped', page, of: 'page' }
  await press(story)
  if (tour.isWanted('pages/mail-allowed')) yield { name: 'pages/mail-allowed', page, of: 'page' }
}

/** Presses the one button of a page behind a link, and waits for the page that follows. */
async function press({ page }: Guest): Promise<void> {
  const said = await page.locator('h1').innerText()
  await page.locator('main form button').first().click()
  await page.waitForFunction(before => (document.querySelector('h1')?.textContent ?? before) !== before, said)
}

async function* buy(story: Story): Scenes {
  const { visitor, path, email, page, open } = story
  await open(`${path}/buy/${seller}`)
  await page.locator('main input[name="email"]').fill(email)
  await page.locator('main input[name="esign"]').check({ force: true })
  await page.locator('main form button[type="submit"]').last().click()
  await page.waitForURL(url => url.pathname.endsWith('/order'))
  yield* shown(story, 'pages/order-unpaid', `${path}/order`)
  const html = await (await visitor.open(`${path}/order`)).text()
  const [, checkout] = /href="(http:[^"]+\/checkout\/pay\/[a-f0-9]+)"/.exec(html) ?? []
  if (checkout === undefined) throw new Error('the order has no checkout')
  await chooseAt(checkout, 'approve')
  // While the insurer works, the page asks to be loaded again.
  while ((await visitor.open(`${path}/order`)).headers.has('refresh')) await pause(200)
  yield* shown(story, 'pages/order', `${path}/order`)
  yield* shown(story, 'results/bought', path)
  yield* shown(story, 'pages/second-purchase', `${path}/continue/${other}`)
  yield* shown(story, 'pages/data-bought', `${path}/data`)
}

async function* eraseAll(story: Story): Scenes {
  const { visitor, id } = story
  // It was sent at the latest for the page of the link that no longer leads anywhere.
  const link = story.tour.isWanted('pages/watch-gone') ? await watchLink(story) : null
  await visitor.call(erase, { quote_id: id })
  yield* shown(story, 'pages/erased', '/erased')
  if (link !== null) yield* shown(story, 'pages/watch-gone', link)
}

const patienceMs = 60_000

/** The text of the first mail to an address. */
async function mailTo({ tour }: Story, address: string): Promise<string> {
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const mails = (await letterFiles(tour.stage)).map(raw => readMail(raw))
    const found = mails.find(({ headers }) => headers.to === address)
    if (found) return found.text
    await pause(50)
  }
  throw new Error(`no mail came to ${address}`)
}

/** The address of a button in a mail, within its language. */
async function linkIn(story: Story, address: string, button: 'watch' | 'stop'): Promise<string> {
  const text = await mailTo(story, address)
  const [, link] = new RegExp(`(/mail/${button}\\S+)`).exec(text) ?? []
  if (link === undefined) throw new Error(`the mail to ${address} has no link to ${button}`)
  return link
}
