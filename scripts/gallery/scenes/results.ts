import { pagesOf, readPersonas } from '../../../tests/support/personas.ts'
import type { Page as Answered } from '../../../tests/support/renters.ts'
import { visitorWithPrices, visitorWithQuote } from '../../../tests/support/visitor-with-quote.ts'
import { type Guest, openGuest, type Scenes, type Tour } from '../scene.ts'

const all = readPersonas()

/** The pages of a persona by its file, with other answers to some. */
function answersOf(file: string, others: Readonly<Record<string, object>> = {}): readonly Answered[] {
  const persona = all.find(one => one.file === `${file}.yaml`)
  if (!persona) throw new Error(`there is no persona ${file}`)
  return pagesOf(persona).map(([route, answer]) => [route, others[route] ?? answer])
}

/** Insurers over a wire never answer somebody of that name (docs/sandbox.md). */
const waiting = answersOf('renters', {
  '/quote/renters/3': { firstName: 'Ann', lastName: 'Timeoutby', emailSwitch: false },
})

/** Who has not been sent the prices may still ask for them. */
export const withoutMail = answersOf('renters', {
  '/quote/renters/3': { firstName: 'Ann', lastName: 'Example', emailSwitch: false },
})

/** An empty house that has burned three times: nobody has a price for it. */
const hopeless = answersOf('homeowner-declined', { '/quote/homeowner/1h': { choice: 'VACANT' } })

/** The results while they arrive, without prices, with few, and where they can't be reached or are gone. */
export async function* results(tour: Tour): Scenes {
  const { isWanted } = tour
  if (isWanted('results/quoting')) {
    await using guest = await openGuest(tour)
    const { path } = await visitorWithQuote({ visitor: () => guest.visitor }, waiting)
    await guest.open(path)
    await guest.page.locator('main article').first().waitFor()
    yield { name: 'results/quoting', page: guest.page, of: 'page' }
  }
  for (const [name, answers] of [
    ['results/none', hopeless],
    ['results/few', answersOf('renters-declined')],
  ] as const) {
    if (!isWanted(name)) continue
    await using guest = await openGuest(tour)
    const { path } = await visitorWithPrices({ visitor: () => guest.visitor }, answers)
    await guest.open(path)
    yield { name, page: guest.page, of: 'page' }
  }
  if (isWanted('results/expired')) {
    await using guest = await openGuest(tour)
    await guest.open('/quotes/AAAAAAAAAAAAAAAAAAAAAA')
    yield { name: 'results/expired', page: guest.page, of: 'page' }
  }
  yield* withPrices(tour)
}

const dialogs = ['details', 'compare', 'side-by-side', 'save-dialog', 'watch-dialog', 'menu'] as const

/** Complete results, and what opens over them. */
async function* withPrices(tour: Tour): Scenes {
  const isWanted = (state: string) => tour.isWanted(`results/${state}`)
  if (!['complete', 'offline', ...dialogs].some(isWanted)) return
  await using guest = await openGuest(tour)
  const { page } = guest
  const { path } = await visitorWithPrices({ visitor: () => guest.visitor }, withoutMail)
  await guest.open(path)
  if (isWanted('complete')) yield { name: 'results/complete', page, of: 'page' }
  for (const dialog of dialogs) {
    if (!isWanted(dialog)) continue
    await guest.open(path)
    await opened[dialog](guest)
    yield { name: `results/${dialog}`, page, of: dialog === 'details' ? 'page' : 'window' }
  }
  if (!isWanted('offline')) return
  await guest.open(path)
  // The code for a lost connection is there.
  await page.locator('[data-ready]').waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await page
    .getByText(/^(?:You’re offline\.|No tiene conexión)/)
    .first()
    .waitFor()
  yield { name: 'results/offline', page, of: 'window' }
}

const opened: Readonly<Record<(typeof dialogs)[number], (guest: Guest) => Promise<unknown>>> = {
  details: ({ page }) => page.locator('main article summary').first().click(),
  async compare({ page }) {
    await page.getByRole('button', { name: /^(?:Compare|Comparar)$/ }).click()
    const boxes = page.getByRole('article').getByRole('checkbox')
    for (const box of (await boxes.all()).slice(0, 2)) await box.check({ force: true })
  },
  async 'side-by-side'(guest) {
    await opened.compare(guest)
    await guest.page.getByRole('button', { name: /^(?:Show|Mostrar)$/ }).click()
    await guest.page.getByRole('dialog').waitFor()
  },
  async 'save-dialog'({ page }) {
    await page.getByRole('button', { name: /^(?:Save quotes\.\.\.|Guardar cotizaciones)/ }).click()
    await page.getByRole('dialog').waitFor()
  },
  async 'watch-dialog'({ page }) {
    await page.getByRole('button', { name: /^(?:Tell me when prices change|Avisarme)/ }).click()
    await page.getByRole('dialog').waitFor()
  },
  async menu({ page }) {
    await page.locator('header button[aria-haspopup="dialog"]').click()
    await page.getByRole('dialog').waitFor()
  },
}
