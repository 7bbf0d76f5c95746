import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { letterFiles } from '../support/letter-files.ts'
import { linkIn, readMail } from '../support/mail-server.ts'
import { type Page as Answered, anotherRenter } from '../support/renters.ts'
import { everyNth } from '../support/sweep.ts'
import { visitorWithQuote } from '../support/visitor-with-quote.ts'
import { cutOff } from './network.ts'
import { faultsOnBothScreens, openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile()

const sizes = [
  [360, { width: 390, height: 844 }],
  [1280, { width: 1280, height: 900 }],
] as const

/** The results of a renter who gave no address. */
async function openResults(...[width, viewport]: (typeof sizes)[number]) {
  const pages = anotherRenter().map(
    ([step, answer]): Answered =>
      step === '/quote/renters/3' ? [step, { ...answer, emailSwitch: false, email: '' }] : [step, answer],
  )
  const { visitor, path } = await visitorWithQuote(service, pages)
  const opened = await openPage(width, { viewport })
  await takeCookies(opened.page, visitor)
  await opened.page.goto(service.origin + path)
  await isAlive(opened.page)
  await opened.page.getByText("Here's what I found.").waitFor()
  return opened
}

/** The mails that the service has written for an address. */
async function mailsTo(address: string) {
  const mails = (await letterFiles(service)).map(raw => readMail(raw))
  return mails.filter(({ headers }) => headers.to === address)
}

const pricesOf = (page: Page) => page.getByRole('article').allInnerTexts()

describe.each(everyNth(2, sizes))('saving quotes at %i px', (width, viewport) => {
  test('takes an address by keyboard, sends one mail, and its link shows the same prices elsewhere (spec 2.4.13, 4.6.1, 5.25)', async () => {
    await using opened = await openResults(...([width, viewport] as (typeof sizes)[number]))
    const { page, errors } = opened
    const address = `save-${width}@example.com`
    await page.getByRole('button', { name: 'Save quotes...' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Save Quotes to Your Email' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByRole('button', { name: 'Save quotes...' }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Email address').fill('two@example.com, three@example.com')
    await page.keyboard.press('Enter')
    await dialog.getByText('Email is invalid.').waitFor()
    expect(await dialog.getByLabel('Email address').evaluate(isFocused)).toBe(true)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await dialog.getByLabel('Email address').fill(address)
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await page.getByText('Your quotes are sent to your email.').waitFor()
    expect(await page.getByText('Success').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Save quotes...' }).count()).toBe(0)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await expect.poll(() => mailsTo(address)).toHaveLength(1)
    const [mail] = await mailsTo(address)
    const path = linkIn(mail?.text ?? '')?.replace(/^https?:\/\/[^/]+/, '')

    await using elsewhere = await openPage(width, { viewport })
    await elsewhere.page.goto(service.origin + path)
    await elsewhere.page.waitForURL(/\/quotes\/[\w-]+$/)
    await elsewhere.page.getByText("Here's what I found.").waitFor()
    await page.reload()
    await isAlive(page)
    expect(await pricesOf(elsewhere.page)).toEqual(await pricesOf(page))
    expect(await page.getByRole('button', { name: 'Save quotes...' }).count()).toBe(0)
    // A mistyped address is no dead end.
    const other = `other-${address}`
    await page.getByRole('link', { name: 'Send them to another address' }).click()
    await dialog.getByLabel('Email address').fill(other)
    await page.keyboard.press('Enter')
    await page.getByText(new RegExp(`these prices.* to ${other}`)).waitFor()
    await expect.poll(() => mailsTo(other)).toHaveLength(1)
    // The browser keeps the address no longer than the page.
    await page.reload()
    await page.getByText(/I emailed these prices on/).waitFor()
    expect(await page.content()).not.toContain(other)
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(other)
    // Neither the address bar nor the history still contains the token.
    await elsewhere.page.goBack()
    expect(elsewhere.page.url()).not.toContain('t=')
    expect([...errors, ...elsewhere.errors]).toEqual([])
  })

  test('takes a request for mail about changes, and its mail leads to a page with one button', async () => {
    await using opened = await openResults(...([width, viewport] as (typeof sizes)[number]))
    const { page, errors } = opened
    const address = `watch-${width}@example.com`
    await page.getByRole('button', { name: 'Tell me when prices change' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tell me when prices change' })
    await dialog.getByLabel('Email address').fill(address)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('Please press the button in the email I’ve just sent you.').waitFor()
    await expect.poll(() => mailsTo(address)).toHaveLength(1)
    const [mail] = await mailsTo(address)
    const path = /(\/mail\/watch\S+)/.exec(mail?.text ?? '')?.[1]
    const confirming = await page.context().newPage()
    await confirming.goto(service.origin + path)
    await isAlive(confirming)
    expect(await faultsOnBothScreens(confirming)).toEqual([])
    await confirming.getByRole('button', { name: 'Turn on price alerts' }).press('Enter')
    await confirming.getByRole('heading', { name: 'Your price alerts are on.' }).waitFor()
    expect(await faultsOnBothScreens(confirming)).toEqual([])
    await confirming.close()
    // Whoever comes back to the prices is asked for nothing more.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(/Your price alerts began on/).waitFor()
    expect(await page.getByText('One more step').count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('another address has its page where the dialog does not load', async () => {
    await using opened = await openResults(...([width, viewport] as (typeof sizes)[number]))
    const { page } = opened
    await page.getByRole('button', { name: 'Save quotes...' }).click()
    await page.getByLabel('Email address').fill(`page-${width}@example.com`)
    await page.keyboard.press('Enter')
    await page.getByText('Your quotes are sent to your email.').waitFor()
    await cutOff(page, '**/assets/dialogs-*.js')
    await page.reload()
    await isAlive(page)
    const link = page.getByRole('link', { name: 'Send them to another address' })
    await link.click()
    await page.getByRole('alert').getByText('Please try again').waitFor()
    await link.click()
    await page.waitForURL(/\/save$/)
  })

  test('the page of a link that lost its end says what to do', async () => {
    await using opened = await openPage(width, { viewport })
    const { page } = opened
    await page.goto(`${service.origin}/open`)
    await page.getByText('Use the newest link').waitFor()
  })

  test('a link that opens nothing says that the quote has expired, and no more', async () => {
    await using opened = await openPage(width, { viewport })
    const { page } = opened
    await page.goto(`${service.origin}/open#t=${'x'.repeat(43)}`)
    await page.getByText('This quote can’t be opened here.').waitFor()
    expect(page.url()).toBe(`${service.origin}/open`)
    expect(await faultsOnBothScreens(page)).toEqual([])
  })

  test('the page that ends all mail has one button, says when it is done, and takes it back', async () => {
    const address = `stop-${width}@example.com`
    const pages = anotherRenter().map(
      ([step, answer]): Answered =>
        step === '/quote/renters/3' ? [step, { ...answer, email: address }] : [step, answer],
    )
    await visitorWithQuote(service, pages)
    await expect.poll(() => mailsTo(address)).toHaveLength(1)
    const [mail] = await mailsTo(address)
    const path = /(\/mail\/stop\S+)/.exec(mail?.text ?? '')?.[1]
    await using opened = await openPage(width, { viewport })
    const { page } = opened
    await page.goto(service.origin + path)
    await isAlive(page)
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'Unsubscribe from all email' }).press('Enter')
    await page.getByRole('heading', { name: 'I won’t email that address again.' }).waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo this' }).press('Enter')
    await page.getByRole('heading', { name: 'I can email that address again.' }).waitFor()
    // A link that lost its end does nothing.
    await page.goto(`${service.origin}${path?.slice(0, -9)}`)
    await page.getByRole('heading', { name: 'This link is incomplete.' }).waitFor()
    expect(await faultsOnBothScreens(page)).toEqual([])
  })
})

function isFocused(element: Element): boolean {
  return element === document.activeElement
}
