import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { updateQuote } from '../../src/contract/prices/update-quote.ts'
import { continueAddress } from '../../src/contract/purchase/continue.ts'
import { pathIn } from '../../src/language/paths.ts'
import { pagesOf, readPersonas, personasDay as today } from '../support/personas.ts'
import { demoCarriers } from '../support/service.ts'
import { everyNth, shareTried } from '../support/sweep.ts'
import { visitorAt } from '../support/visitor.ts'
import { visitorWithPrices } from '../support/visitor-with-quote.ts'
import { openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'

const service = serviceOfFile({ today })

/** What a visitor presses and reads, in each language. */
const says = {
  en: {
    compare: 'Compare',
    show: 'Show',
    sideBySide: 'Side by side',
    undo: 'Undo',
    share: 'Make a link',
    link: 'Your link to this price',
    email: 'Email address',
    save: 'Save',
    saved: 'Your quotes are sent to your email.',
    first: 'First name',
    last: 'Last name',
    agree: 'I agree to receive the documents',
    buy: 'Buy this policy',
    pay: /^Pay \$/,
    works: 'Pay with a card that works',
    issued: 'Your policy has been issued.',
    delete: 'Delete my answers',
    inForce: 'stays in force',
  },
  es: {
    compare: 'Comparar',
    show: 'Mostrar',
    sideBySide: 'Lado a lado',
    undo: 'Deshacer',
    share: 'Crear un enlace',
    link: 'Su enlace a este precio',
    email: 'Correo electrónico',
    save: 'Guardar',
    saved: 'Sus cotizaciones se enviaron a su correo electrónico.',
    first: 'Nombre',
    last: 'Apellido',
    agree: 'Acepto recibir los documentos',
    buy: 'Comprar esta póliza',
    pay: /^Pagar \$/,
    works: 'Pagar con una tarjeta que funciona',
    issued: 'Su póliza ya se emitió.',
    delete: 'Borrar mis respuestas',
    inForce: 'sigue vigente',
  },
} as const

const people = readPersonas().filter(({ browser }) => browser)
// One after the other, so that every second one has each line once.
const walks = people.flatMap((persona, nth) =>
  (nth % 2 === 0 ? (['en', 'es'] as const) : (['es', 'en'] as const)).map(
    language => [persona.line, language, persona] as const,
  ),
)

test.each(everyNth(2, walks))(
  `a visitor of %s compares, adjusts, shares, saves, buys and deletes in %s (${shareTried(2)})`,
  async (line, language, persona) => {
    const say = says[language]
    const origin = service.origin + pathIn[language]
    const visitor = visitorAt(service.origin, () => origin)
    const { id, result } = await visitorWithPrices({ visitor: () => visitor }, pagesOf(persona))
    await using visit = await openPage(360)
    const { page, errors } = visit
    // The checkout leads back to the first of the service's two local origins.
    for (const from of [visitor, { ...visitor, origin: visitor.origin.replace('127.0.0.1', 'localhost') }])
      await takeCookies(page, from)
    const address = `${line}-${language}@example.com`
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
    const open = async (path: string) => {
      await page.goto(origin + path)
      await isAlive(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(`${language}-US`)
    }
    const quote = `/quotes/${id}`

    await open(quote)
    await press(say.compare)
    for (const box of (await page.getByRole('article').getByRole('checkbox').all()).slice(0, 2))
      await box.check({ force: true })
    await press(say.show)
    await page.getByRole('dialog').getByRole('heading', { name: say.sideBySide }).waitFor()
    await page.keyboard.press('Escape')
    // Closing steps back in the history, which another page must not interrupt.
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await open(`${quote}/cover`)
    await page.locator('main button[aria-pressed="false"]:visible').first().click()
    await page.getByRole('button', { name: say.undo, exact: true }).waitFor()
    const undone = page.waitForResponse(reply => reply.url().endsWith(updateQuote.path))
    await press(say.undo)
    await undone

    const priced = result.quotes.filter(({ price_info: { type } }) => type === 'price').map(one => one.id)
    const sellers = demoCarriers().filter(({ binds }) => binds?.lines.includes(persona.line as never))
    const seller = sellers.find(carrier => priced.includes(carrier.id))?.id ?? expect.fail('no one sells it')
    await open(`${quote}/share/${seller}`)
    await press(say.share)
    expect(await page.getByLabel(say.link).inputValue()).toContain(`${pathIn[language]}/shared/`)

    await open(`${quote}/save`)
    await page.getByLabel(say.email).first().fill(address)
    await press(say.save)
    await page.getByText(say.saved).waitFor()

    await open(continueAddress(id, seller))
    await page.getByLabel(say.first).fill('Ann')
    await page.getByLabel(say.last).fill('Example')
    await page
      .getByLabel(say.email.split(' ')[0] ?? '')
      .first()
      .fill(address)
    await page.getByLabel(say.agree).check()
    await press(say.buy)
    await page.getByRole('link', { name: say.pay }).click()
    await press(say.works)
    await page.getByText(say.issued).waitFor()

    await open(`${quote}/data`)
    await press(say.delete)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say.inForce).waitFor()
    await dialog.getByRole('button', { name: say.delete }).click()
    await page.waitForURL(url => url.pathname === `${pathIn[language]}/erased`)
    expect(await sideways(page)).toBe(0)
    expect([line, errors]).toEqual([line, []])
  },
)

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
