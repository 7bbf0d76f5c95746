import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journeys } from '../support/journeys.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { give } from '../support/renters.ts'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { answerPage, keptIn, nextButton, quickHand } from './hands.ts'
import { holdBack } from './network.ts'
import { faultsOnBothScreens, journeyWidths, openPage } from './page.ts'
import { isAlive, openAs, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const at = (page: Page, path: string) => page.waitForURL(url => url.pathname === path)

/** Answers the renters line up to a page, which stays open; to the prices if none is named. */
async function answerUntil(page: Page, until?: string): Promise<void> {
  await page.goto(`${service.origin}/start?utm=a%20b&flag`)
  await isAlive(page)
  for (const [route, words] of journeys.renters) {
    if (route === until) return
    await at(page, route)
    await answerPage(page, words, quickHand)
  }
  await page.waitForURL(/\/quotes\//)
}

test('an early answer that is changed leads back to where its visitor was', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await answerUntil(page, '/quote/renters/2b')
  await at(page, '/quote/renters/2b')
  expect(page.url()).toContain('?utm=a%20b&flag&q=')
  await page
    .getByText(/^Your answers so far/)
    .last()
    .click()
  await page.locator('details a[href^="/quote/renters/1c"]').click()
  await at(page, '/quote/renters/1c')
  await answerPage(page, { choice: 'HOUSE' }, quickHand)
  await at(page, '/quote/renters/2b')
  expect(visit.errors).toEqual([])
})

test('a visitor who goes back from reloaded prices before the scripts run gets the question', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await answerUntil(page)
  await page.getByRole('heading', { level: 1, name: /Here's what/ }).waitFor()
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: /Here's what/ }).waitFor()
  await page.evaluate(() => history.back())
  await page
    .getByRole('heading', { level: 1, name: 'Last step: your name, and your email if you like' })
    .waitFor()
  await at(page, '/quote/renters/3')
})

test('from the prices every question is one press away, and its answer leads back to them', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await answerUntil(page)
  const results = page.url()
  expect(results).toContain('?utm=a%20b&flag')
  const answers = page.getByRole('region', { name: 'Your answers' })
  await expect.poll(() => answers.getByRole('listitem').count()).toBe(journeys.renters.length - 1)
  // The last question, which the browser's Back would lead to as well.
  await answers.getByRole('link', { name: /^Name and email/ }).click()
  await at(page, '/quote/renters/3')
  await page.getByRole('link', { name: 'Back to all quotes' }).click()
  await page.waitForURL(results)
  await answers.getByRole('link', { name: /^Deductible/ }).click()
  await at(page, '/quote/renters/2c')
  await page.evaluate(() => history.back())
  await page.waitForURL(results)
  // Where its visitor left the list, not at its top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await isOnScreen(answers.getByRole('link', { name: /^Deductible/ }))).toBe(true)
  await answers.getByRole('link', { name: /^Deductible/ }).click()
  await at(page, '/quote/renters/2c')
  expect(await page.getByText(/^Step \d|left$/).count()).toBe(0)
  await answerPage(page, { choice: '1000' }, quickHand)
  await page.waitForURL(results)
  await answers.getByRole('link', { name: /\$1,000/ }).waitFor()
  expect(visit.errors).toEqual([])
})

test('Back from a page of rows that was scrolled, and from how a price came about, leads to the same place of the prices', async () => {
  const born = (year: string) => ({ month: '5', day: '', year })
  const { visitor, path } = await visitorWithPrices(service, [
    ['/start', { type: 'pet', zipCode: '97201' }],
    ['/quote/pet/1', { choice: 'CAT_MIXED' }],
    ['/quote/pet/10', born('2019')],
  ])
  await give(visitor, ['/quote/pet/others', { pets: [{ pet: 'CAT_MIXED', ...born('2020') }] }])
  await using visit = await openAs({ service, visitor, path })
  const { page } = visit
  // The code that remembers the place comes after the visitor has scrolled.
  const keepPlace = await holdBack(page, '**/assets/on-back-*.js')
  await page.reload()
  await page.locator('[data-ready]').waitFor({ state: 'attached' })
  const more = page.getByRole('region', { name: 'Your answers' }).getByRole('link', { name: /pets/i })
  await more.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await keepPlace.waitFor(1)
  await keepPlace.letGo()
  await page.waitForLoadState('networkidle')
  await more.click()
  await page.getByRole('button', { name: 'Add another pet' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

  const card = page.getByRole('article').filter({ hasText: 'How this price was calculated' }).nth(5)
  await card.getByText('Details').click()
  await expect.poll(() => page.evaluate(() => history.state.layers)).toBe(1)
  await card.getByRole('link', { name: 'How this price was calculated' }).click()
  await page.getByRole('heading', { name: 'The answers behind this price' }).waitFor()
  await page.evaluate(() => history.back())
  await page.locator('[data-ready]').waitFor({ state: 'attached' })
  await expect.poll(() => isOnScreen(card.getByText('Details'))).toBe(true)
  expect(visit.errors).toEqual([])
})

function isOnScreen(shown: Locator): Promise<boolean> {
  return shown.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

/** Presses Back once: whatever is open closes, and the page stays. */
async function backCloses(page: Page, what: Locator): Promise<void> {
  const before = page.url()
  await what.waitFor()
  // The page hears of what was unfolded a moment after it shows it.
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBeGreaterThan(0)
  await page.evaluate(() => history.back())
  await what.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(before)
}

test('Back closes what is open above the prices, and then leads to where their visitor came from', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await answerUntil(page, '/quote/renters/3')
  await at(page, '/quote/renters/3')
  const question = page.url()
  await page.getByRole('link', { name: 'Information Disclosure' }).first().click()
  await backCloses(page, page.getByRole('dialog', { name: 'Information Disclosure' }))
  await answerPage(page, Object.fromEntries(journeys.renters)['/quote/renters/3'] ?? {}, quickHand)
  await page.waitForURL(/\/quotes\//)
  await page.getByText("Here's what I found.").waitFor()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'FAQ' }).click()
  await backCloses(page, page.getByRole('dialog', { name: 'FAQ' }))
  await backCloses(page, page.getByRole('dialog', { name: 'Menu' }))
  await page.getByRole('button', { name: 'Tell me when prices change' }).click()
  const watching = page.getByRole('dialog', { name: 'Tell me when prices change' })
  await watching.getByLabel('Email address').fill('other@example.com')
  await backCloses(page, watching)
  await page.getByRole('button', { name: 'Tell me when prices change' }).click()
  expect(await watching.getByLabel('Email address').inputValue()).toBe('other@example.com')
  await backCloses(page, watching)
  const card = page.getByRole('article').filter({ hasText: 'How this price was calculated' }).first()
  await card.getByRole('button', { name: '✓ Confirmed' }).click()
  await backCloses(
    page,
    page
      .getByText(/^(The insurer’s price|From the insurer’s rates) for your answers\.$/)
      .filter({ visible: true }),
  )
  await card.getByText('Details').click()
  await card.getByRole('link', { name: /^Share this price/ }).click()
  await backCloses(page, page.getByRole('dialog', { name: /^Share/ }))
  await backCloses(page, card.getByRole('link', { name: /^Share this price/ }))

  await page.getByRole('button', { name: 'Compare' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const nth of [0, 1, 2, 3]) await boxes.nth(nth).check()
  expect(await boxes.nth(4).isDisabled()).toBe(true)
  expect(await page.getByText('Four at most').count()).toBe((await boxes.count()) - 4)
  await page
    .getByText('4 chosen. That’s the most that fit side by side. Uncheck one to choose another.')
    .waitFor()
  expect(await faultsOnBothScreens(page)).toEqual([])
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await backCloses(page, page.getByRole('dialog', { name: 'Side by side' }))
  await backCloses(page, boxes.first())

  // Closed by hand and reloaded while open: neither leaves anything in the way of Back.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
  await page.goForward()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.reload()
  await isAlive(page)
  await expect.poll(() => page.evaluate(() => history.state.layers ?? 0)).toBe(0)
  await page.evaluate(() => history.back())
  await page.waitForURL(question)
  expect(visit.errors).toEqual([])
})

test('Back folds details that were unfolded before the scripts of reloaded prices ran', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await answerUntil(page)
  await page.getByText("Here's what I found.").waitFor()
  await page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const first = page.getByRole('article').filter({ hasText: 'How this price was calculated' }).first()
  // An insurer that still answers may move the cards.
  const name = (await first.getByRole('heading').first().textContent()) ?? ''
  const card = page.getByRole('article', { name, exact: true })
  await card.getByText('Details').click()
  await isAlive(page)
  await backCloses(page, card.getByRole('link', { name: /^Share this price/ }))
  expect(visit.errors).toEqual([])
})

test('what was typed of another pet is there again after Back and Forward', async () => {
  const persona = readPersonas().find(({ file }) => file === 'pet.yaml')
  const { visitor, path } = await visitorWithPrices(service, persona ? pagesOf(persona) : [])
  await using visit = await openAs({ service, visitor, path })
  const { page } = visit
  await page.getByRole('link', { name: 'Add another pet' }).click()
  await isAlive(page)
  const question = page.url()
  const kind = page.getByLabel('What kind of pet is it?')
  await kind.selectOption({ index: 1 })
  await page.getByLabel('Month').fill('2')
  await page.getByLabel('Year').fill('2020')
  await page.goBack()
  await page.waitForURL(url => url.pathname === path)
  await page.goForward()
  await page.waitForURL(question)
  await isAlive(page)
  await expect.poll(() => kind.inputValue()).not.toBe('')
  expect(await page.getByLabel('Month').inputValue()).toBe('2')
  expect(await page.getByLabel('Year').inputValue()).toBe('2020')
})

test('pets typed in added rows are there again after Back and Forward, and after the way over the prices', async () => {
  const persona = readPersonas().find(({ file }) => file === 'pet.yaml')
  const { visitor, path } = await visitorWithPrices(service, persona ? pagesOf(persona) : [])
  await using visit = await openAs({ service, visitor, path })
  const { page } = visit
  const years = page.getByLabel('Year')
  const typed = () =>
    years.evaluateAll(all => all.map(one => (one instanceof HTMLInputElement ? one.value : '')))
  await page.getByRole('link', { name: 'Add another pet' }).click()
  await isAlive(page)
  const question = page.url()
  for (const [at, year] of ['2022', '2019', '2020'].entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add another pet' }).click()
    await page
      .getByLabel('What kind of pet is it?')
      .nth(at)
      .selectOption({ index: at + 1 })
    await page.getByLabel('Month').nth(at).fill('3')
    await years.nth(at).fill(year)
  }
  await page.goBack()
  await page.waitForURL(url => url.pathname === path)
  await page.goForward()
  await page.waitForURL(question)
  await isAlive(page)
  await expect.poll(typed).toEqual(['2022', '2019', '2020'])

  await page.getByRole('button', { name: 'Remove pet 3' }).click()
  await page.getByRole('link', { name: 'Back to all quotes' }).click()
  await page.waitForURL(url => url.pathname === path)
  await page.getByRole('link', { name: 'Add another pet' }).click()
  await isAlive(page)
  await expect.poll(typed).toEqual(['2022', '2020'])
  await page.getByRole('button', { name: 'Update my prices' }).click()
  await page.waitForURL(url => url.pathname === path)
  await page.getByRole('link', { name: 'Add or change pets' }).click()
  await isAlive(page)
  await expect.poll(typed).toEqual(['2022', '2020'])
  expect(await keptIn(page)).toEqual({})
  expect(visit.errors).toEqual([])
})

test('a pet that was removed and not saved stays removed after Back and Forward, and leaves nothing to the others', async () => {
  const persona = readPersonas().find(({ file }) => file === 'pet.yaml')
  const { visitor, path } = await visitorWithPrices(service, persona ? pagesOf(persona) : [])
  await using visit = await openAs({ service, visitor, path })
  const { page } = visit
  const cards = page.getByRole('article')
  const kinds = page.getByLabel('What kind of pet is it?')
  await page.getByRole('link', { name: 'Add another pet' }).click()
  await isAlive(page)
  await page.getByRole('button', { name: 'Add another pet' }).click()
  for (const [at, year] of ['2022', '2019'].entries()) {
    await kinds.nth(at).selectOption({ index: at + 1 })
    await page.getByLabel('Month').nth(at).fill('3')
    await page.getByLabel('Year').nth(at).fill(year)
  }
  await page.getByRole('button', { name: 'Update my prices' }).click()
  await page.waitForURL(url => url.pathname === path)
  await cards.first().waitFor()
  await page.getByRole('link', { name: 'Add or change pets' }).click()
  await isAlive(page)
  const saved = await kinds.evaluateAll(all =>
    all.map(one => (one instanceof HTMLSelectElement ? one.value : '')),
  )
  await page.getByRole('button', { name: 'Remove pet 2' }).click()
  await expect.poll(() => keptIn(page)).toHaveProperty('kept-drafts')
  await page.goBack()
  await page.waitForURL(url => url.pathname === path)
  await page.goForward()
  await isAlive(page)
  await expect.poll(() => kinds.count()).toBe(1)
  const shown = await kinds.evaluateAll(all =>
    all.map(one => (one instanceof HTMLSelectElement ? one.value : '')),
  )
  expect(shown).toEqual(saved.slice(1))
})

test('Back folds a line of the coverage that was unfolded, and then leads back to the prices', async () => {
  const { visitor, path } = await visitorWithPrices(service)
  await using visit = await openAs({ service, visitor, path })
  const { page } = visit
  await page.getByRole('link', { name: 'Change your coverage' }).click()
  await isAlive(page)
  const deductible = page.getByRole('region', { name: 'Deductible', exact: true })
  await deductible.locator('summary').click()
  await backCloses(page, deductible.getByRole('button').first())
  expect(await page.getByRole('region', { name: 'Belongings' }).getByRole('button').first().isVisible()).toBe(
    true,
  )
  await page.goBack()
  await page.waitForURL(url => url.pathname === path)
})

test('Escape closes the FAQ from within its page, and then the menu', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.goto(`${service.origin}/start`)
  await isAlive(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'FAQ' }).click()
  const faq = page.getByRole('dialog', { name: 'FAQ' })
  await faq.frameLocator('iframe').getByText('Will anyone call me?').click()
  await page.keyboard.press('Escape')
  await faq.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })
  expect(visit.errors).toEqual([])
})

test('Back from the first question is the start, filled in, and no trap; an unchanged start continues', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  await page.goto(`${service.origin}/faq`)
  await answerUntil(page, '/quote/renters/1c')
  await at(page, '/quote/renters/1c')
  const before = page.url()
  await page.getByRole('link', { name: 'Back' }).click()
  await at(page, '/quote/renters/1')
  // The address may change before the page does, and the link of the page before would lead here again.
  await page.getByRole('heading', { level: 1, name: 'Where’s the home you rent?' }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await at(page, '/start')
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
  await page.reload()
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
  expect(await page.getByRole('radio', { name: 'Renters' }).isChecked()).toBe(true)
  await isAlive(page)
  await nextButton(page).click()
  await page.waitForURL(before)
  await page.goBack()
  await at(page, '/start')
  await page.goBack()
  await at(page, '/faq')
  expect(visit.errors).toEqual([])
})

test.each(journeyWidths)(
  '/welcome lists the open quotes, each with a link to where it is, at %i px',
  async width => {
    await using visit = await openPage(width)
    const { page } = visit
    await answerUntil(page, '/quote/renters/1e')
    await at(page, '/quote/renters/1e')
    const stands = page.url().replace('?utm=a%20b&flag&', '?')
    await page.goto(`${service.origin}/welcome`)
    const listed = page.getByRole('link', { name: /Renters insurance, Austin, TX, started today/ })
    await listed.waitFor()
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('78701')
    expect(await faultsOnBothScreens(page)).toEqual([])
    await listed.click()
    await page.waitForURL(stands)
    expect(visit.errors).toEqual([])
  },
)
