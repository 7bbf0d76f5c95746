import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerUntil } from '../support/renters.ts'
import { hideNextQuestion, keptIn, nextButton } from './hands.ts'
import { cutOff, holdBack } from './network.ts'
import { openPage } from './page.ts'
import { isAlive, openAs, serviceOfFile } from './service-of-file.ts'

const service = serviceOfFile()

const networkError = 'Oops. Network error. Please try again.'
const expired = 'The quote is expired or something error happened. Please start a new quote.'
const answer = '**/api/v1/answer'
const properties = '**/api/v1/properties'
/** A page fetches it when it is idle, so a test that wants it lost takes it away before the page begins. */
const answering = '**/assets/send-answer-*.js'

const choose = (page: Page, value: string) => page.locator(`label:has(input[value="${value}"])`).click()
const isChosen = (page: Page, value: string) => page.isChecked(`input[value="${value}"]`)
const next = (page: Page) => nextButton(page).click()
/** A press on a button that is already busy. */
const nextAgain = (page: Page) => nextButton(page).click({ force: true })

/** No person presses two things within the two frames in which the page looks at what a press has changed. */
const framesDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise<unknown>(resolve => requestAnimationFrame(resolve))
  })

/** A field of each question, which identifies the page that shows it. */
const fieldOf = {
  '/quote/renters/1': '[name="address1"]',
  '/quote/renters/1c': '[name="choice"][value="HOUSE"]',
  '/quote/renters/1e': '[name="month"]',
  '/quote/renters/1h': '[value="SPRINKLER"]',
  '/quote/renters/1k': '[value="DOG"]',
} as const

/** The question that the page shows, under its own address. */
async function expectStep(page: Page, route: keyof typeof fieldOf): Promise<void> {
  await page.locator(fieldOf[route]).waitFor({ state: 'attached' })
  await page.waitForURL(url => url.pathname === route)
}

/** The phone of a visitor who has answered up to a page. `before`: changes to the network first. */
async function phoneAt(route: string, before?: (page: Page) => Promise<unknown>) {
  const visitor = service.visitor()
  await answerUntil(visitor, route)
  return openAs({ service, visitor, path: route, before, viewport: { width: 390, height: 740 } })
}

async function livePhoneAt(route: string) {
  const visit = await phoneAt(route)
  await isAlive(visit.page)
  return visit
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** The stored answer of a page. */
async function stored(page: Page, step: string): Promise<unknown> {
  return page.evaluate(async step => {
    const token = /csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    const reply = await fetch('/api/v1/properties', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token },
      body: JSON.stringify({ step }),
    })
    return ((await reply.json()) as { properties: { answer?: unknown } }).properties.answer
  }, step)
}

test('a file that did not come is requested again, and the page keeps working', async () => {
  const files: { reconnect?: () => void } = {}
  await using visit = await phoneAt('/quote/renters/1c', async page => {
    files.reconnect = await cutOff(page, answering)
  })
  const { page } = visit
  await isAlive(page)
  await choose(page, 'HOUSE')
  await page.getByText(networkError).first().waitFor()
  // From far below, the page scrolls the visitor to the message.
  await expect.poll(() => page.getByText(networkError).first().evaluate(isInView)).toBe(true)
  files.reconnect?.()
  await next(page)
  await expectStep(page, '/quote/renters/1e')
})

test('a browser that caches nothing and lost the connection between a file and its import recovers too', async () => {
  let lost = 0
  await using visit = await phoneAt('/quote/renters/1', page =>
    page.route('**/assets/send-answer-*.js', route => {
      const isImport = route.request().resourceType() === 'script'
      if (isImport) lost += 1
      return isImport && lost === 1 ? route.abort() : route.continue()
    }),
  )
  const { page } = visit
  await isAlive(page)
  await page.fill('[name="address1"]', '9 Offline Road')
  await page.keyboard.press('Escape')
  await next(page)
  await expectStep(page, '/quote/renters/1c')
  expect(lost).toBeGreaterThan(0)
  expect(await stored(page, '/quote/renters/1')).toMatchObject({ address1: '9 Offline Road' })
})

test('an answer given offline is sent automatically once the connection is back, with what the visitor typed', async () => {
  await using visit = await livePhoneAt('/quote/renters/1')
  const { page } = visit
  await page.context().setOffline(true)
  await page.fill('[name="address1"]', '9 Offline Road')
  await page.keyboard.press('Escape')
  await next(page)
  await page.getByText(networkError).first().waitFor()
  await page.getByText('You’re offline.').waitFor()
  await page.context().setOffline(false)
  await expectStep(page, '/quote/renters/1c')
  expect(await stored(page, '/quote/renters/1')).toMatchObject({ address1: '9 Offline Road' })
})

test('an answer whose reply was lost is sent again under the same key once the connection is back', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  const keys: (string | undefined)[] = []
  await page.route(answer, async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await page.context().setOffline(true)
    await route.abort()
  })
  await choose(page, 'HOUSE')
  await page.getByText(networkError).first().waitFor()
  await page.context().setOffline(false)
  await expectStep(page, '/quote/renters/1e')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('what the visitor typed after a lost answer is not sent before he says so', async () => {
  await using visit = await livePhoneAt('/quote/renters/1')
  const { page } = visit
  await page.context().setOffline(true)
  await page.fill('[name="address1"]', '9 Offline Road')
  await page.keyboard.press('Escape')
  // A slow phone draws nothing until the visitor is back in the field.
  await page.evaluate(() => {
    window.requestAnimationFrame = callback => {
      addEventListener('keyup', ({ timeStamp }) => callback(timeStamp), { once: true })
      return 0
    }
  })
  await next(page)
  await page.getByText(networkError).first().waitFor()
  await page.locator('[name="address1"]').press('End')
  await page.keyboard.type(' West')
  await page.keyboard.press('Escape')
  const bodies: string[] = []
  page.on('request', request => request.url().endsWith('/answer') && bodies.push(request.url()))
  await page.context().setOffline(false)
  await page.getByText('You’re offline.').waitFor({ state: 'detached' })
  expect(bodies).toEqual([])
  await next(page)
  await expectStep(page, '/quote/renters/1c')
  expect(await stored(page, '/quote/renters/1')).toMatchObject({ address1: '9 Offline Road West' })
})

test.each([
  ['for answering', '**/assets/send-answer-*.js'],
  ['for going on', '**/assets/on-demand-*.js'],
])('a card chosen while the code %s still loads is the one that counts', async (_, code) => {
  const hold: { file?: Awaited<ReturnType<typeof holdBack>> } = {}
  await using visit = await phoneAt('/quote/renters/1c', async page => {
    hold.file = await holdBack(page, code)
  })
  const { page } = visit
  await isAlive(page)
  const isAnswered = page.waitForResponse(answer).catch(() => null)
  await choose(page, 'HOUSE')
  await hold.file?.waitFor(1)
  // The first card is on its way by then, as far as the code allows.
  if (code.includes('on-demand')) await isAnswered
  else await new Promise(resolve => setTimeout(resolve, 400))
  await choose(page, 'MOBILE')
  await hold.file?.letGo()
  await expectStep(page, '/quote/renters/1e')
  expect(await stored(page, '/quote/renters/1c')).toEqual({ choice: 'MOBILE' })
})

test('the start page comes to life although one of its files is lost at first', async () => {
  await using visit = await openPage(360)
  const { page } = visit
  let lost = 0
  await page.route('**/assets/shared-*.js', route => {
    lost += 1
    return lost > 2 ? route.continue() : route.abort()
  })
  await page.goto(`${service.origin}/start`)
  await isAlive(page)
})

test('a visitor on the page when a new version is deployed continues in it, with what he typed', async () => {
  let loads = 0
  await using visit = await phoneAt('/quote/renters/1', async page => {
    page.on('request', request => {
      if (request.isNavigationRequest()) loads += 1
    })
    // The old version's files no longer exist; the page that is loaded anew names others.
    await page.route(answering, route => (loads > 1 ? route.continue() : route.fulfill({ status: 404 })))
  })
  const { page } = visit
  await isAlive(page)
  await page.fill('[name="address1"]', '12 Newer Street')
  await page.fill('[name="address2"]', 'Apt 7')
  await next(page)
  await expectStep(page, '/quote/renters/1c')
  expect(loads).toBe(2)
  expect(await stored(page, '/quote/renters/1')).toMatchObject({
    address1: '12 Newer Street',
    address2: 'Apt 7',
  })
  expect(await keptIn(page)).toEqual({})
})

test.each([
  ['for answering', '**/assets/send-answer-*.js'],
  ['for going on', '**/assets/on-demand-*.js'],
])('a file %s that stays missing is reported, and the page does not reload forever', async (_, file) => {
  await using visit = await phoneAt('/quote/renters/1c', page =>
    page.route(file, route => route.fulfill({ status: 404 })),
  )
  const { page } = visit
  await isAlive(page)
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1
  })
  await choose(page, 'HOUSE')
  await page.getByText(networkError).first().waitFor()
  expect(await isChosen(page, 'HOUSE')).toBe(true)
  expect(loads).toBe(1)
})

test('of two choices made while an answer is under way the last one counts', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  const hold = await holdBack(page, answer)
  await choose(page, 'HOUSE')
  await hold.waitFor(1)
  await choose(page, 'MOBILE')
  await nextAgain(page)
  expect(hold.bodies).toHaveLength(1)
  await hold.letGo()
  await expectStep(page, '/quote/renters/1e')
  expect(hold.bodies.map(body => JSON.parse(body).answer.choice)).toEqual(['HOUSE', 'MOBILE'])
  expect(await stored(page, '/quote/renters/1c')).toEqual({ choice: 'MOBILE' })
})

test('a choice changed and changed back while an answer is under way is sent once', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  const hold = await holdBack(page, answer)
  await choose(page, 'HOUSE')
  await hold.waitFor(1)
  await choose(page, 'MOBILE')
  await choose(page, 'HOUSE')
  await framesDrawn(page)
  await nextAgain(page)
  await hold.letGo()
  await expectStep(page, '/quote/renters/1e')
  expect(hold.bodies).toHaveLength(1)
  expect(await stored(page, '/quote/renters/1c')).toEqual({ choice: 'HOUSE' })
})

test('a choice changed while the next step is loading is stored, and the page waits for it', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  await hideNextQuestion(page)
  const hold = await holdBack(page, properties)
  await choose(page, 'HOUSE')
  await hold.waitFor(1)
  await choose(page, 'MOBILE')
  await hold.letGo()
  await expectStep(page, '/quote/renters/1e')
  expect(await stored(page, '/quote/renters/1c')).toEqual({ choice: 'MOBILE' })
})

test('a visitor who changes a form while it is under way stays on it', async () => {
  await using visit = await livePhoneAt('/quote/renters/1h')
  const { page } = visit
  const hold = await holdBack(page, answer)
  await choose(page, 'SPRINKLER')
  await next(page)
  await hold.waitFor(1)
  await choose(page, 'GATED')
  const replied = page.waitForResponse(answer)
  await hold.letGo()
  await replied
  await expect.poll(() => nextButton(page).getAttribute('aria-disabled')).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/quote/renters/1h')
  expect(await isChosen(page, 'GATED')).toBe(true)
  await next(page)
  await expectStep(page, '/quote/renters/1k')
  expect(await stored(page, '/quote/renters/1h')).toEqual({ choices: ['SPRINKLER', 'GATED'] })
})

test('a visitor who changes a form while two of its answers are under way stays on it', async () => {
  await using visit = await livePhoneAt('/quote/renters/1h')
  const { page } = visit
  const hold = await holdBack(page, answer)
  await choose(page, 'SPRINKLER')
  await next(page)
  await hold.waitFor(1)
  await choose(page, 'GATED')
  await nextAgain(page)
  await choose(page, 'DEADBOLT')
  await hold.letGo()
  await hold.waitFor(2)
  await expect.poll(() => nextButton(page).getAttribute('aria-disabled')).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/quote/renters/1h')
  expect(await isChosen(page, 'DEADBOLT')).toBe(true)
})

test('a visitor who goes back while an answer is under way stays there, and the answer is stored', async () => {
  await using visit = await livePhoneAt('/quote/renters/1')
  const { page } = visit
  await page.fill('[name="address1"]', '500 East 4th Street')
  await next(page)
  await expectStep(page, '/quote/renters/1c')
  const hold = await holdBack(page, answer)
  await choose(page, 'HOUSE')
  await hold.waitFor(1)
  await page.goBack()
  await expectStep(page, '/quote/renters/1')
  const replied = page.waitForResponse(answer)
  await hold.letGo()
  await replied
  // The page would request the next step before anything else.
  expect(await stored(page, '/quote/renters/1c')).toEqual({ choice: 'HOUSE' })
  await expectStep(page, '/quote/renters/1')
  await page.goForward()
  await expectStep(page, '/quote/renters/1c')
  expect(await isChosen(page, 'HOUSE')).toBe(true)
})

test('a next step that cannot be loaded leads to the start page with an alert (spec 2.2.5)', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  await hideNextQuestion(page)
  await page.route(properties, route => route.fulfill({ status: 500 }))
  await choose(page, 'HOUSE')
  await page.getByText(expired).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/start')
})

test('if neither the next step nor the start page comes, the page says so, and the button works again', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  await hideNextQuestion(page)
  await page.route(properties, route => route.abort())
  await page.route('**/start', route => route.abort())
  await choose(page, 'HOUSE')
  await page.getByRole('alert').getByText(networkError).waitFor()
  expect(new URL(page.url()).pathname).toBe('/quote/renters/1c')
  await page.unroute(properties)
  await next(page)
  await expectStep(page, '/quote/renters/1e')
})

test('going back offline leaves address and page as they were, says so, and goes back once the connection is there', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Back' }).click()]) {
    // After an answer no page before it is cached.
    await choose(page, 'HOUSE')
    await expectStep(page, '/quote/renters/1e')
    await page.context().setOffline(true)
    await back()
    await page.getByText('I’ll open that page once you’re connected again.').waitFor()
    await expectStep(page, '/quote/renters/1e')
    expect(await page.getByText(networkError).count()).toBe(0)
    await page.context().setOffline(false)
    await expectStep(page, '/quote/renters/1c')
  }
})

test('a card chosen offline is stored, and the page before it opens, once the connection is back', async () => {
  await using visit = await livePhoneAt('/quote/renters/1')
  const { page } = visit
  await page.fill('[name="address1"]', '500 East 4th Street')
  await next(page)
  await expectStep(page, '/quote/renters/1c')
  await page.context().setOffline(true)
  await choose(page, 'HOUSE')
  await page.getByText(networkError).first().waitFor()
  await page.goBack()
  await page.getByText('I’ll open that page once you’re connected again.').waitFor()
  await page.context().setOffline(false)
  await expectStep(page, '/quote/renters/1')
  expect(await page.getByText(networkError).count()).toBe(0)
  await expect.poll(() => stored(page, '/quote/renters/1c')).toEqual({ choice: 'HOUSE' })
})

test('a step that could not be loaded offline opens once the connection is back', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  await page.route(answer, async route => {
    const response = await route.fetch()
    await page.context().setOffline(true)
    await route.fulfill({ response })
  })
  await choose(page, 'HOUSE')
  await page.getByText('I’ll open that page once you’re connected again.').waitFor()
  await page.context().setOffline(false)
  await expectStep(page, '/quote/renters/1e')
})

test('a card chosen before the scripts run answers once they do', async () => {
  const hold: { scripts?: Awaited<ReturnType<typeof holdBack>> } = {}
  await using visit = await phoneAt('/quote/renters/1c', async page => {
    hold.scripts = await holdBack(page, '**/assets/*.js')
  })
  const { page } = visit
  await choose(page, 'HOUSE')
  await hold.scripts?.letGo()
  await expectStep(page, '/quote/renters/1e')
  expect(await stored(page, '/quote/renters/1c')).toEqual({ choice: 'HOUSE' })
})

test('arrow keys pressed before the scripts run choose, and do not answer', async () => {
  const hold: { scripts?: Awaited<ReturnType<typeof holdBack>> } = {}
  await using visit = await phoneAt('/quote/renters/1c', async page => {
    hold.scripts = await holdBack(page, '**/assets/*.js')
  })
  const { page } = visit
  const bodies: string[] = []
  page.on('request', request => request.url().endsWith('/answer') && bodies.push(request.url()))
  await page.focus('[name="choice"]')
  await page.keyboard.press('ArrowDown')
  await hold.scripts?.letGo()
  await isAlive(page)
  // Longer than a chosen card waits.
  await page.waitForTimeout(600)
  expect(bodies).toEqual([])
})

test('a visitor who goes forward in the browser before the scripts run gets that page', async () => {
  await using visit = await livePhoneAt('/quote/renters/1c')
  const { page } = visit
  await choose(page, 'HOUSE')
  await expectStep(page, '/quote/renters/1e')
  await page.goBack()
  await expectStep(page, '/quote/renters/1c')
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.locator(fieldOf['/quote/renters/1c']).waitFor({ state: 'attached' })
  await page.evaluate(() => history.forward())
  await page.waitForURL('**/quote/renters/1e*', { waitUntil: 'commit' })
  await scripts.letGo()
  await expectStep(page, '/quote/renters/1e')
})

test('the menu pressed before the scripts run opens once they do', async () => {
  const hold: { scripts?: Awaited<ReturnType<typeof holdBack>> } = {}
  await using visit = await phoneAt('/quote/renters/1c', async page => {
    hold.scripts = await holdBack(page, '**/assets/*.js')
  })
  const { page } = visit
  await page.getByRole('button', { name: 'Menu' }).click()
  await hold.scripts?.letGo()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
})

test('Next pressed before the scripts run sends the form as it is', async () => {
  await using visit = await phoneAt('/quote/renters/1', page => holdBack(page, '**/assets/*.js'))
  const { page } = visit
  await page.fill('[name="address1"]', '7 Early Lane')
  await next(page)
  await expectStep(page, '/quote/renters/1c')
  expect(await stored(page, '/quote/renters/1')).toMatchObject({ address1: '7 Early Lane' })
})
