import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { oneDriver } from '../support/auto.ts'
import { pagesOf, readPersonas } from '../support/personas.ts'
import { visitorWithPrices, visitorWithQuote } from '../support/visitor-with-quote.ts'
import { answerPage, keptIn, nextButton, quickHand } from './hands.ts'
import { openPage } from './page.ts'
import { isAlive, openAs, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const texan = { address1: '500 East 4th Street', city: 'Austin', state: 'TX', zipcode: '78701' }
const newYorker = { address1: '2 York Ave', city: 'New York', state: 'NY', zipcode: '10001' }

/** A tab that has begun a renters quote and is at the address. */
async function begun(context: BrowserContext, zipCode: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${service.origin}/start?utm_source=letter`)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  await page.getByText('Renters', { exact: true }).click()
  await page.getByRole('radio', { name: 'Renters' }).check({ force: true })
  await page.getByLabel('ZIP code').fill(zipCode)
  await nextButton(page).click()
  await page.waitForURL('**/quote/renters/1?*')
  return page
}

async function answered(page: Page, words: Readonly<Record<string, string>>, next: string): Promise<void> {
  await answerPage(page, words, quickHand)
  await page.waitForURL(`**${next}?*`)
}

const quoteOf = (page: Page) => new URL(page.url()).searchParams.get('q')

test('two tabs of one line each work on their own quote, forward, back and after a reload (spec 3.2.2)', async () => {
  await using visit = await openPage(360)
  const context = visit.page.context()
  const texas = await begun(context, '78701')
  await answered(texas, texan, '/quote/renters/1c')
  const newYork = await begun(context, '10001')
  expect(quoteOf(texas)).not.toBe(quoteOf(newYork))
  const quotes = [quoteOf(texas), quoteOf(newYork)]

  await answered(newYork, newYorker, '/quote/renters/1c')
  await answered(texas, { choice: 'MOBILE' }, '/quote/renters/1e')
  await newYork.reload()
  expect(await newYork.locator('[name="choice"]:checked').count()).toBe(0)
  await answered(newYork, { choice: 'HOUSE' }, '/quote/renters/1e')

  await texas.getByRole('link', { name: 'Back' }).click()
  await texas.waitForURL('**/quote/renters/1c?*')
  expect(await texas.locator('[name="choice"]:checked').getAttribute('value')).toBe('MOBILE')
  await texas.reload()
  expect(await texas.locator('[name="choice"]:checked').getAttribute('value')).toBe('MOBILE')
  await texas.goBack()
  await expect.poll(() => new URL(texas.url()).pathname).not.toBe('/quote/renters/1c')
  await texas.goto(`${service.origin}/quote/renters/1?q=${quotes[0]}`)
  expect(await texas.getByLabel('Street address').inputValue()).toBe(texan.address1)
  await newYork.goto(`${service.origin}/quote/renters/1?q=${quotes[1]}`)
  expect(await newYork.getByLabel('Street address').inputValue()).toBe(newYorker.address1)
  expect([quoteOf(texas), quoteOf(newYork)]).toEqual(quotes)
})

test('a question opened without its quote in the address names it from then on', async () => {
  await using visit = await openPage(360)
  const first = await begun(visit.page.context(), '78701')
  const quote = quoteOf(first)
  await first.goto(`${service.origin}/quote/renters/1?utm_source=letter`)
  await first.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
  expect(new URL(first.url()).search).toBe(`?utm_source=letter&q=${quote}`)
})

const ben = {
  firstName: 'Ben',
  lastName: 'Example',
  relation: 'Spouse',
  gender: 'M',
  'dateBirth.month': '3',
  'dateBirth.day': '4',
  'dateBirth.year': '1991',
  firstLicenseAge: '18',
}

describe('two tabs on one driver', () => {
  const visitor = () => visitorWithQuote(service, oneDriver)

  /** The list of drivers of a quote, on which the only driver is opened. */
  async function onDriver(page: Page, id: string): Promise<Page> {
    await page.goto(`${service.origin}/quote/auto/10?q=${id}`)
    await isAlive(page)
    await page.getByRole('button', { name: 'Edit Ann Example' }).click()
    await page.waitForURL('**/quote/auto/9?*')
    return page
  }

  test('both keep what the other saved', async () => {
    const { visitor: driver, id } = await visitor()
    await using visit = await openAs({ service, visitor: driver, path: '/start' })
    const first = await onDriver(visit.page, id)
    const second = await onDriver(await visit.page.context().newPage(), id)
    const third = await onDriver(await visit.page.context().newPage(), id)
    await second.getByLabel('First name').fill('Anna')
    await first.getByLabel('Age at first license').fill('18')
    await nextButton(first).click()
    await first.waitForURL('**/quote/auto/10?*')
    // Nothing was typed in the third tab, which shows what is stored by now.
    await expect.poll(() => third.getByLabel('Age at first license').inputValue()).toBe('18')
    expect(await second.getByLabel('Age at first license').inputValue()).toBe('17')
    await nextButton(second).click()
    await second.waitForURL('**/quote/auto/10?*')
    await first.getByText('Anna Example').first().waitFor()
    await expect.poll(() => third.getByLabel('First name').inputValue()).toBe('Anna')
    expect(await third.getByLabel('Age at first license').inputValue()).toBe('18')
    // A second thought in the same tab is a change, although it equals what the page showed at first.
    await first.getByRole('button', { name: 'Edit Anna Example' }).click()
    await first.waitForURL('**/quote/auto/9?*')
    await first.getByLabel('Age at first license').fill('17')
    await nextButton(first).click()
    await first.waitForURL('**/quote/auto/10?*')
    await expect.poll(() => third.getByLabel('Age at first license').inputValue()).toBe('17')
    expect(visit.errors).toEqual([])
  })

  test('on a slow line keep what the other saved, and a tab stays with its own driver', async () => {
    const { visitor: driver, id } = await visitor()
    await using visit = await openAs({ service, visitor: driver, path: '/start' })
    const { page } = visit
    await page.goto(`${service.origin}/quote/auto/10?q=${id}`)
    await isAlive(page)
    await page.getByRole('button', { name: 'Add another driver' }).click()
    await page.waitForURL('**/quote/auto/9?*')
    await answerPage(page, ben, quickHand)
    await page.waitForURL('**/quote/auto/10?*')
    await page.getByRole('button', { name: 'Edit Ben Example' }).click()
    await page.waitForURL('**/quote/auto/9?*')
    const slow = await onDriver(await page.context().newPage(), id)
    let delays = 0
    await slow.route('**/api/v1/properties', async route => {
      delays += 1
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
    const first = await onDriver(await page.context().newPage(), id)
    await first.getByLabel('Age at first license').fill('19')
    await nextButton(first).click()
    await first.waitForURL('**/quote/auto/10?*')
    // Its page is on the way when the visitor types here.
    await expect.poll(() => delays).toBeGreaterThan(0)
    await slow.getByLabel('First name').fill('Anna')
    await new Promise(resolve => setTimeout(resolve, 2000))
    expect(await slow.getByLabel('First name').inputValue()).toBe('Anna')
    await nextButton(slow).click()
    await slow.waitForURL('**/quote/auto/10?*')
    await first.getByRole('button', { name: 'Edit Anna Example' }).click()
    await first.waitForURL('**/quote/auto/9?*')
    expect(await first.getByLabel('Age at first license').inputValue()).toBe('19')
    expect(await page.getByLabel('First name').inputValue()).toBe('Ben')
    expect(visit.errors).toEqual([])
  })

  test('of which one removes the driver, the other says so and fills it in when it is added again', async () => {
    const { visitor: driver, id } = await visitor()
    await using visit = await openAs({ service, visitor: driver, path: '/start' })
    const { page } = visit
    const second = await onDriver(page, id)
    const first = await page.context().newPage()
    await first.goto(`${service.origin}/quote/auto/10?q=${id}`)
    await isAlive(first)
    await first.getByRole('button', { name: 'Add another driver' }).click()
    await first.waitForURL('**/quote/auto/9?*')
    await answerPage(first, ben, quickHand)
    await first.waitForURL('**/quote/auto/10?*')
    await first.getByRole('button', { name: 'Edit Ben Example' }).click()
    await first.waitForURL('**/quote/auto/9?*')
    await first.getByLabel('First name').fill('Benjamin')
    await second.goto(`${service.origin}/quote/auto/10?q=${id}`)
    await isAlive(second)
    await second.getByRole('button', { name: 'Remove Ben Example' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Don’t remove' }).waitFor()
    await second.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await second.getByText('Ben Example was removed.').waitFor()
    expect(await first.getByLabel('First name').inputValue()).toBe('Benjamin')
    await nextButton(first).click()
    await first.waitForURL('**/quote/auto/10?*')
    await first
      .getByText('You removed that entry on another page, so what you typed here isn’t saved.')
      .waitFor()
    await first.getByRole('button', { name: 'Add another driver' }).click()
    await first.waitForURL('**/quote/auto/9?*')
    await first.getByText('What you typed before is filled in.').waitFor()
    expect(await first.getByLabel('First name').inputValue()).toBe('Benjamin')
    await nextButton(first).click()
    await first.waitForURL('**/quote/auto/10?*')
    await second.getByText('Benjamin Example').first().waitFor()
    // Nothing is typed about the driver here, so the page leaves at once, and says why.
    await first.getByRole('button', { name: 'Edit Benjamin Example' }).click()
    await first.waitForURL('**/quote/auto/9?*')
    await second.getByRole('button', { name: 'Remove Benjamin Example' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await first.waitForURL('**/quote/auto/10?*')
    await first.getByText('You removed that entry on another page.').waitFor()
    expect(visit.errors).toEqual([])
  })
})

describe('what is typed and not sent, while another tab answers the same page', () => {
  const born = (year: string) => ({ month: '5', day: '', year })
  const cat = async () =>
    visitorWithPrices(service, [
      ['/start', { type: 'pet', zipCode: '97201' }],
      ['/quote/pet/1', { choice: 'CAT_MIXED' }],
      ['/quote/pet/10', born('2019')],
    ])

  test.each([
    ['by Forward', 'before the page is left'],
    ['by Forward', 'while it is left'],
    ['by Forward', 'once it is back'],
    ['by the link', 'before the page is left'],
    ['by the link', 'while it is left'],
  ])('is there again %s where the other tab saves %s, and both count', async (way, when) => {
    const { visitor, id, path } = await cat()
    await using visit = await openAs({ service, visitor, path })
    const { page } = visit
    await isAlive(page)
    await page.getByRole('link', { name: 'Add another pet' }).click()
    await isAlive(page)
    const kinds = page.getByLabel('What kind of pet is it?')
    await kinds.selectOption('CAT_MIXED')
    await page.getByLabel('Month').fill('6')
    await expect.poll(() => keptIn(page)).toHaveProperty('kept-drafts')
    const addDog = async () => {
      const other = await page.context().newPage()
      await other.goto(`${service.origin}/quote/pet/others?q=${id}`)
      await isAlive(other)
      await other.getByLabel('What kind of pet is it?').selectOption('DOG_SMALL')
      await other.getByLabel('Month').fill('3')
      await other.getByLabel('Year').fill('2022')
      await other.getByRole('button', { name: 'Update my prices' }).click()
      await other.waitForURL(url => url.pathname === path)
      await page.bringToFront()
    }
    if (when === 'before the page is left') await addDog()
    await page.goBack()
    await page.waitForURL(url => url.pathname === path)
    if (when === 'while it is left') await addDog()
    if (way === 'by Forward') await page.goForward()
    else await page.getByRole('link', { name: /pet/ }).first().click()
    await page.waitForURL('**/quote/pet/others?*')
    await isAlive(page)
    // As soon as the page can be touched, with the dog that was saved meanwhile.
    const shown = () => kinds.evaluateAll(fields => fields.map(field => (field as HTMLSelectElement).value))
    const rows = when === 'once it is back' ? ['CAT_MIXED'] : ['DOG_SMALL', 'CAT_MIXED']
    expect(await shown()).toEqual(rows)
    expect(await page.getByLabel('Month').last().inputValue()).toBe('6')
    expect(await page.getByLabel('Year').last().inputValue()).toBe('')
    if (when === 'once it is back') {
      await addDog()
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1000)))
      expect(await shown()).toEqual(rows)
    }
    await page.getByLabel('Year').last().fill('2020')
    await page.getByRole('button', { name: 'Update my prices' }).click()
    await page.waitForURL(url => url.pathname === path)
    await page.getByRole('link', { name: 'Add or change pets' }).click()
    await isAlive(page)
    await expect.poll(() => kinds.count()).toBe(2)
    expect(await kinds.first().inputValue()).toBe('DOG_SMALL')
    expect(await kinds.nth(1).inputValue()).toBe('CAT_MIXED')
    expect(visit.errors).toEqual([])
  })

  /** A phone with the answers of a finished homeowner quote. */
  async function openAnswers() {
    const owner = readPersonas().filter(({ file }) => file === 'homeowner.yaml')
    const { visitor, id } = await visitorWithPrices(service, owner.flatMap(pagesOf))
    const path = `/quotes/${id}/answers`
    return { visit: await openAs({ service, visitor, path }), path }
  }

  /** Opens a question from the answers, and returns its first field. */
  async function change(tab: Page, question: string) {
    await isAlive(tab)
    await tab.getByRole('link', { name: `Change ${question}` }).click()
    await tab.waitForURL('**/quote/homeowner/**')
    await isAlive(tab)
    return tab.getByRole('textbox').first()
  }

  async function goBackToAnswers(page: Page): Promise<void> {
    await page.goBack()
    await page.waitForURL('**/answers*')
  }

  async function switchTo(page: Page, language: 'English' | 'Español'): Promise<void> {
    await page.getByRole('link', { name: language }).click()
    await page.waitForURL(url => url.pathname.startsWith('/es/') === (language === 'Español'))
    await isAlive(page)
  }

  const ways = {
    'Back and Forward': async (page: Page) => {
      await goBackToAnswers(page)
      return () => page.goForward()
    },
    'Back and the link': async (page: Page, question: string) => {
      await goBackToAnswers(page)
      return () => change(page, question)
    },
    'the language switch and a reload': async (page: Page) => {
      await switchTo(page, 'Español')
      return () => page.reload()
    },
    'a reload': async (page: Page) => () => page.reload(),
  } satisfies Record<string, (page: Page, question: string) => Promise<() => Promise<unknown>>>

  test.each([
    ['Living space', '2155', 'Back and Forward'],
    ['Living space', '2155', 'the language switch and a reload'],
    ['Name', 'Bea', 'Back and Forward'],
    ['Name', 'Bea', 'Back and the link'],
    ['Birth date', '11', 'a reload'],
  ] as const)('is still there in %s, %s, after %s, until it is answered', async (question, typed, way) => {
    const { visit } = await openAnswers()
    await using _ = visit
    const { page } = visit
    const field = await change(page, question)
    expect(await field.inputValue()).not.toBe(typed)
    await field.fill(typed)
    await expect.poll(() => keptIn(page)).toHaveProperty('kept-drafts')
    const comeBack = await ways[way](page, question)
    await comeBack()
    await page.waitForURL('**/quote/homeowner/**')
    await isAlive(page)
    expect(await field.inputValue()).toBe(typed)
    await nextButton(page).click()
    await page.waitForURL('**/quotes/**')
    expect(await keptIn(page)).toEqual({})
    expect(visit.errors).toEqual([])
  })

  test.each(['Back and Forward', 'Back and the link', 'a reload'] as const)(
    'gives way after %s to what another tab has answered since',
    async way => {
      const { visit, path } = await openAnswers()
      await using _ = visit
      const { page } = visit
      const field = await change(page, 'Living space')
      await field.fill('1111')
      await expect.poll(async () => (await keptIn(page))['kept-drafts']).toContain('1111')
      const comeBack = await ways[way](page, 'Living space')
      const other = await page.context().newPage()
      await other.goto(service.origin + path)
      await (await change(other, 'Living space')).fill('2222')
      await nextButton(other).click()
      await other.waitForURL('**/quotes/**')
      await other.close()
      await comeBack()
      await page.waitForURL('**/quote/homeowner/**')
      await isAlive(page)
      await expect.poll(() => field.inputValue()).toBe('2222')
      expect(await keptIn(page)).toEqual({})
      expect(visit.errors).toEqual([])
    },
  )

  test('is still there on two questions after the language was switched on a third', async () => {
    const { visit, path } = await openAnswers()
    await using _ = visit
    const { page } = visit
    const typed = { 'Living space': '2155', Name: 'Bea' }
    for (const [question, text] of Object.entries(typed)) {
      await (await change(page, question)).fill(text)
      await expect.poll(async () => (await keptIn(page))['kept-drafts']).toContain(text)
      await goBackToAnswers(page)
    }
    await change(page, 'Birth date')
    await switchTo(page, 'Español')
    await switchTo(page, 'English')
    await page.goto(service.origin + path)
    for (const [question, text] of Object.entries(typed)) {
      const field = await change(page, question)
      await expect.poll(() => field.inputValue()).toBe(text)
      await goBackToAnswers(page)
    }
    expect(visit.errors).toEqual([])
  })

  test('is still there where the browser filled it in by itself, and the other tab has answered since', async () => {
    const { visitor, id } = await visitorWithPrices(service)
    await using visit = await openAs({ service, visitor, path: `/quotes/${id}/answers` })
    const { page } = visit
    await isAlive(page)
    await page.getByRole('link', { name: 'Change Address' }).click()
    await page.waitForURL('**/quote/renters/1?*')
    await isAlive(page)
    const unit = page.getByLabel('Apt or suite')
    await unit.fill('77')
    await page.goBack()
    await page.waitForURL('**/answers*')
    await page.goForward()
    await isAlive(page)
    await expect.poll(() => unit.inputValue()).toBe('77')
    const other = await page.context().newPage()
    await other.goto(`${service.origin}/quote/renters/1?q=${id}`)
    await isAlive(other)
    await other.getByLabel('Apt or suite').fill('88')
    await nextButton(other).click()
    await other.waitForURL('**/quotes/**')
    await page.bringToFront()
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 1000)))
    expect(await unit.inputValue()).toBe('77')
    expect(visit.errors).toEqual([])
  })
})
