import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from '../../src/connectors/connector.ts'
import { addDays, type Day } from '../../src/units/day.ts'
import { binder } from '../support/binder.ts'
import { openShop, type Shop } from '../support/buying.ts'
import { carrier, quoted } from '../support/panel.ts'
import { rowsOf } from '../support/rows.ts'
import { everyNth } from '../support/sweep.ts'
import { faultsOnBothScreens, openPage } from './page.ts'
import { isAlive } from './service-of-file.ts'
import { shoot } from './shoot.ts'

let shop: Shop
/** The current answer of the insurer with a page of its own. */
let now: Outcome

beforeAll(async () => {
  const rate = () => now
  shop = await openShop({}, [
    carrier('pager', 4.1, { via: 'process', rate }),
    { ...carrier('mover', 4, { via: 'process', rate }), binds: binder.binds },
  ])
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
})
beforeEach(() => {
  now = quoted('19.10')
})

interface Face {
  readonly width: 390 | 1280
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

const faces: readonly Face[] = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
]

/** The results of a shopper, in a browser. */
async function openResults({ width, height, colorScheme }: Face, path = '') {
  const { visitor, id } = await shop.shopper()
  const opened = await openPage(width < 768 ? 360 : 1280, { viewport: { width, height }, colorScheme })
  const url = shop.service.origin
  // The checkout leads back to the first of the service's two local origins.
  for (const host of ['127.0.0.1', 'localhost']) {
    const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, domain: host, path: '/' }))
    await opened.page.context().addCookies(cookies)
  }
  await opened.page.goto(`${url}${path}/quotes/${id}`)
  await isAlive(opened.page)
  return opened
}

/** Checks a page: axe finds nothing, and nothing extends beyond its width, on a phone and on a desktop. */
async function look(page: Page, name: string): Promise<void> {
  await shoot(page, name)
  expect(await faultsOnBothScreens(page)).toEqual([])
}

/** Moves the focus by Tab until it is on something with that name, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const said = await page.evaluate(() => {
      const { activeElement: at } = document
      const label = at instanceof HTMLInputElement ? at.labels?.[0] : at
      return (label?.textContent ?? '').trim()
    })
    if (name.test(said)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${name}`)
}

describe.each(everyNth(2, faces))('buying at $width x $height px, $colorScheme', face => {
  const named = (what: string) => `${what}-${face.width}`

  test('goes from a card to a policy by keyboard', async () => {
    await using opened = await openResults(face)
    const { page, errors } = opened
    const card = page.getByRole('article', { name: 'Binder (demo)' })
    await card.getByRole('link', { name: /^Continue\s*: Binder/ }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Buy from Binder (demo)' }).waitFor()
    await look(page, named('form'))

    await page.getByLabel('First name').fill('A')
    await tabTo(page, /^Buy this policy$/)
    await page.keyboard.press('Enter')
    await page.getByText('Please check these answers').waitFor()
    await look(page, named('form-errors'))
    await page.getByRole('link', { name: /^First name Should be at least 2/ }).waitFor()
    await page.getByRole('link', { name: 'Please agree, or call me for paper documents.' }).waitFor()

    await page.getByLabel('First name').fill('Ann')
    await tabTo(page, /^I agree to receive the documents/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Buy this policy$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your order' }).waitFor()
    await look(page, named('order-unpaid'))

    await tabTo(page, /^Pay \$178\.00$/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Test checkout' }).waitFor()
    await look(page, named('checkout'))
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).press('Enter')
    await page.getByText('Nothing was charged.').waitFor()
    await page.getByRole('button', { name: 'Go back without paying' }).press('Enter')
    await page.getByText('The card was declined.').waitFor()
    await look(page, named('order-declined'))

    await tabTo(page, /^Pay \$178\.00$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Pay with a card that works' }).press('Enter')
    // The page reloads by itself while the insurer works.
    await page.getByText('Your policy has been issued.').waitFor()
    await look(page, named('order-bound'))
    await page.reload()
    await page.getByText('Your policy has been issued.').waitFor()
    // The note about the policy touches nothing on the pages where answers change.
    for (const part of ['cover', 'answers', 'exact']) {
      await page.goto(page.url().replace(/[a-z]+$/, part))
      const gap = await page
        .locator('main [role="status"]')
        .filter({ hasText: 'stays as it is' })
        .evaluate(note => {
          const next = note.nextElementSibling?.getBoundingClientRect().top ?? 0
          return next - note.getBoundingClientRect().bottom
        })
      expect([part, gap]).toEqual([part, expect.toSatisfy((px: number) => px >= 8)])
    }
    expect(errors.filter(error => !error.includes('422'))).toEqual([])
  })

  test('shows a changed price before it opens the insurer’s page', async () => {
    await using opened = await openResults(face)
    const { page } = opened
    now = quoted('19.90')
    const card = page.getByRole('article', { name: 'Pager (demo)' })
    await card.getByRole('link', { name: /^Continue\s*: Pager/ }).click()
    await page.getByText('The price has changed.').waitFor()
    await look(page, named('drift'))
    await page.getByRole('button', { name: 'Continue at $19.90' }).press('Enter')
    const onward = page.getByRole('link', { name: 'Go to Pager (demo)' })
    await onward.waitFor()
    await look(page, named('continue'))
    const [own] = await Promise.all([page.waitForEvent('popup'), onward.press('Enter')])
    await own.getByText('nothing is sold').waitFor()
    await look(own, named('insurer'))
  })

  test('says that an order was dropped, and lets it be ordered again', async () => {
    await using opened = await openResults(face)
    const { page } = opened
    await page.getByRole('link', { name: /^Continue\s*: Binder/ }).click()
    await page.getByLabel('I agree to receive the documents').check()
    await page.getByRole('button', { name: 'Buy this policy' }).click()
    await page.getByRole('button', { name: 'Cancel this order' }).press('Enter')
    await page.getByText('This order was canceled. No policy was issued.').waitFor()
    await look(page, named('order-dropped'))
    await page.getByRole('link', { name: 'Order it again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Buy from Binder (demo)' }).waitFor()
  })
})

describe('an order that another tab has placed, paid or changed', () => {
  const face = { width: 390, height: 844, colorScheme: 'light' } as const

  /** Fills in the form of the one insurer that sells here, and orders. */
  async function press(page: Page, email = 'ann@example.com') {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('I agree to receive the documents').check()
    await page.getByRole('button', { name: 'Buy this policy' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your order' }).waitFor()
  }

  async function openForm(page: Page) {
    await page.getByRole('link', { name: /^Continue\s*: Binder/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Buy from Binder (demo)' }).waitFor()
  }

  async function pay(page: Page) {
    await page.getByRole('link', { name: /^Pay \$178/ }).click()
    await page.getByRole('button', { name: 'Pay with a card that works' }).click()
    await page.getByText('Your policy has been issued.').waitFor()
  }

  test('is told once to a form with another mailbox, and not again by a reload', async () => {
    await using opened = await openResults(face)
    const { page } = opened
    const second = await page.context().newPage()
    await second.goto(page.url())
    await openForm(page)
    await openForm(second)
    await press(page, 'ann@gmial.example')
    await press(second, 'ann@gmail.example')
    const said = second.getByText('You already ordered this policy.')
    await said.waitFor()
    await second.getByText('Your order’s email address is ann@gmial.example.').waitFor()
    await expect.poll(() => new URL(second.url()).search).toBe('')
    await second.reload()
    await second.getByRole('heading', { level: 1, name: 'Your order' }).waitFor()
    expect(await said.count()).toBe(0)
  })

  test('keeps what is typed in its form while the start date is changed, and says the new day', async () => {
    await using opened = await openResults(face)
    const { page } = opened
    await openForm(page)
    const mailbox = page.getByRole('textbox', { name: 'Email' })
    await mailbox.fill('ann@gmail.example')
    const consent = page.getByLabel('I agree to receive the documents')
    await consent.check()
    // Typing wakes the scripts, and nobody types as fast as this test.
    await isAlive(page)
    const begins = page.getByText('Coverage starts on')
    const before = await begins.textContent()
    await page.getByRole('link', { name: 'Change the start date' }).click()
    const day = page.getByLabel('Start date')
    const first = await day.inputValue()
    await isAlive(page)
    await day.fill(addDays(first as Day, 3))
    await page.getByRole('button', { name: 'Update my prices' }).click()
    await begins.waitFor()
    expect(await begins.textContent()).not.toBe(before)
    await expect.poll(() => mailbox.inputValue(), { timeout: 20_000 }).toBe('ann@gmail.example')
    expect(await consent.isChecked()).toBe(true)
  })

  test('is not placed at a price that nobody has seen, and leaves its form filled in', async () => {
    await using opened = await openResults(face)
    const { page } = opened
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('link', { name: /^Continue\s*: Mover/ }).click()
    const mailbox = page.getByRole('textbox', { name: 'Email' })
    await mailbox.fill('ann@gmail.example')
    await page.getByRole('textbox', { name: 'First name' }).fill('Annabel')
    const consent = page.getByLabel('I agree to receive the documents')
    await consent.check()
    await isAlive(page)
    now = quoted('19.90')
    await rowsOf(shop.service.databaseUrl, 'delete from price_check where quote_id = $1', [id])
    const buy = page.getByRole('button', { name: 'Buy this policy' })
    await buy.click()
    await page.getByText('I haven’t placed your order.').waitFor()
    await page.getByText('The price has changed.').waitFor()
    await look(page, 'unordered')
    await page.getByRole('button', { name: 'Continue at $19.90' }).click()
    await expect.poll(() => mailbox.inputValue(), { timeout: 20_000 }).toBe('ann@gmail.example')
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Annabel')
    expect(await consent.isChecked()).toBe(false)
    await buy.click()
    await page.getByText('Please check these answers').waitFor()
    await isAlive(page)
    expect(await consent.isChecked()).toBe(false)
    await consent.check()
    await buy.click()
    await page.getByRole('heading', { level: 1, name: 'Your order' }).waitFor()
    await isAlive(page)
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain('kept')
    // The way back leads to the form by its address, and from there to the order.
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Your order' }).waitFor()
  })

  test('is told before its quote is deleted, and where answers change, to tabs that were open before it was paid', async () => {
    await using opened = await openResults(face)
    const { page, errors } = opened
    const results = page.url()
    await openForm(page)
    await press(page)
    const [data, answers] = [await page.context().newPage(), await page.context().newPage()]
    await data.goto(`${results}/data`)
    await isAlive(data)
    await answers.goto(`${results}/answers`)
    await isAlive(answers)
    await answers.getByText(/^Your order with Binder \(demo\) \(W-.*stays as it is/).waitFor()
    await data.getByRole('button', { name: 'Delete my answers' }).click()
    const dialog = data.getByRole('dialog')
    await dialog.getByText('You haven’t paid for it').waitFor()
    await pay(page)
    // The insurer's page led back by another name of this service, of which tabs by this name hear nothing.
    await page.goto(`${results}/order`)
    await answers.getByText(/^Your policy with Binder \(demo\) \(order W-.*stays as it is/).waitFor()
    await dialog.getByRole('button', { name: 'Delete my answers' }).click()
    await dialog.getByText('Nothing has been deleted yet.').waitFor()
    await dialog.getByText('Your policy with Binder (demo) stays in force.').waitFor()
    await look(data, 'delete-told-again')
    await dialog.getByRole('button', { name: 'Delete my answers' }).click()
    for (const tab of [data, answers]) {
      await tab.getByRole('heading', { name: 'Your answers have been deleted.' }).waitFor()
      await tab.getByText('Your policy with Binder (demo) stays in force.').waitFor()
      await tab.getByText(/^Your policy number is \S+, and your order number was W-/).waitFor()
    }
    await look(data, 'deleted-with-policy')
    await data.reload()
    await data.getByText('Your policy with Binder (demo) stays in force.').waitFor()
    // The link of the mail about it.
    await answers.goto(`${new URL(results).origin}/open#t=${'t'.repeat(43)}&to=order`)
    await answers.getByText('This order can’t be opened anymore.').waitFor()
    await answers.getByText('A policy that was issued isn’t affected').waitFor()
    expect(errors).toEqual([])
  })

  test('that is paid after its quote was deleted is told what becomes of the money, in both tabs', async () => {
    await using opened = await openResults(face)
    const { page } = opened
    const results = page.url()
    await openForm(page)
    await press(page)
    const data = await page.context().newPage()
    await data.goto(`${results}/data`)
    await isAlive(data)
    await data.getByRole('button', { name: 'Delete my answers' }).click()
    await page.getByRole('link', { name: /^Pay \$/ }).click()
    await page.getByRole('button', { name: 'Pay with a card that works' }).waitFor()
    await data.getByRole('dialog').getByRole('button', { name: 'Delete my answers' }).click()
    const canceled = 'If you were just paying, you get the money back.'
    await data.getByText(canceled).waitFor()
    await page.getByRole('button', { name: 'Pay with a card that works' }).click()
    await page.getByText('If you paid and there’s no policy, you get the money back.').waitFor()
    await data.reload()
    await data.getByText(canceled).waitFor()
  })
})

test('goes from a card to a policy in Spanish, and on to an insurer’s page and to deleting', async () => {
  await using opened = await openResults({ width: 390, height: 844, colorScheme: 'light' }, '/es')
  const { page, errors } = opened
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const results = new URL(page.url()).pathname
  const card = page.getByRole('article', { name: 'Binder (demo)' })
  await card.getByRole('link', { name: /^Continuar\s*: Binder/ }).press('Enter')
  await heading('Comprar la póliza de Binder (demo)')
  await page.getByLabel('Nombre').fill('A')
  await page.getByRole('button', { name: 'Comprar esta póliza' }).press('Enter')
  await page.getByText('Revise estas respuestas').waitFor()
  await look(page, 'form-errors-es')

  await page.getByLabel('Nombre').fill('Ann')
  await page.getByLabel('Acepto recibir los documentos').check()
  await page.getByRole('button', { name: 'Comprar esta póliza' }).press('Enter')
  await heading('Su pedido')
  await look(page, 'order-unpaid-es')
  await page.getByRole('link', { name: 'Pagar $178.00' }).press('Enter')
  // The provider's page speaks the language of the order, and leads back to it.
  await heading('Pago de prueba')
  await page.getByText(/^Pedido W-/).waitFor()
  await page.getByRole('button', { name: 'Pagar con una tarjeta rechazada' }).press('Enter')
  await page.getByText('La tarjeta fue rechazada.').waitFor()
  await page.getByRole('button', { name: 'Pagar con una tarjeta que funciona' }).press('Enter')
  await page.waitForURL(/\/es\/quotes\/[^/]+\/order/)
  await page.getByText('Su póliza ya se emitió.').waitFor()
  await look(page, 'order-bound-es')

  await page.getByRole('link', { name: 'Volver a todas las cotizaciones' }).press('Enter')
  await page.getByText('Lo que ha hecho con estos precios').waitFor()
  expect(new URL(page.url()).pathname).toBe(results)
  const other = page.getByRole('article', { name: 'Pager (demo)' })
  await other.getByRole('link', { name: /^Continuar\s*: Pager/ }).press('Enter')
  await page.getByText('Usted ya tiene una póliza.').waitFor()
  await look(page, 'second-purchase-es')
  await page.getByRole('link', { name: /^Continuar con Pager/ }).press('Enter')
  const onward = page.getByRole('link', { name: 'Ir a Pager (demo)' })
  const [own] = await Promise.all([page.waitForEvent('popup'), onward.press('Enter')])
  await own.getByText('Cierre esta página para volver a sus precios.').waitFor()

  await page.goto(`${shop.service.origin}${results}/data`)
  await isAlive(page)
  await page.getByRole('button', { name: 'Borrar mis respuestas' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Su póliza con Binder (demo) sigue vigente.').waitFor()
  await look(page, 'delete-es')
  await dialog.getByRole('button', { name: 'Borrar mis respuestas' }).press('Enter')
  await page.waitForURL(/\/es\/erased/)
  expect(errors.filter(error => !error.includes('422'))).toEqual([])
})

test('what an order keeps is told as wide as its card', async () => {
  await using opened = await openResults({ width: 1280, height: 900, colorScheme: 'light' })
  const { page, errors } = opened
  const results = page.url()
  const card = page.getByRole('article', { name: 'Mover (demo)' })
  await card.getByRole('link', { name: /^Continue\s*: Mover/ }).click()
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('I agree to receive the documents').check()
  await page.getByRole('button', { name: 'Buy this policy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your order' }).waitFor()
  now = quoted('21.50')
  await page.goto(`${results}/cover`)
  await isAlive(page)
  const deductible = page.getByRole('region', { name: 'Deductible', exact: true })
  await deductible.locator('summary').click()
  await deductible.getByRole('button', { name: '$1,000' }).click()
  await expect
    .poll(() => deductible.getByRole('button', { name: '$1,000' }).getAttribute('aria-pressed'))
    .toBe('true')
  await page.goto(results)
  const terms = card.getByText(/^Your order: /)
  await terms.waitFor()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await shoot(page, `ordered-terms-${width}`)
    const [of, told] = await Promise.all([card, terms].map(one => one.boundingBox()))
    expect([width, told?.width]).toEqual([
      width,
      expect.toSatisfy((px: number) => px > (of?.width ?? 0) * 0.9),
    ])
  }
  expect(errors).toEqual([])
})
