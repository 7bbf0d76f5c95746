import type { Page as BrowserPage } from 'playwright-core'
import { example } from '../../../src/lines/example.ts'
import { lines } from '../../../src/lines/index.ts'
import { routeOf, stepOf } from '../../../src/wizard/line.ts'
import { nextButton } from '../../../tests/e2e/hands.ts'
import { possibleAnswers } from '../../../tests/rooms/lines.ts'
import { type Persona, pagesOf, readPersonas } from '../../../tests/support/personas.ts'
import { give } from '../../../tests/support/renters.ts'
import { untilComplete } from '../../../tests/support/results.ts'
import { openGuest, type Scenes, type Tour } from '../scene.ts'

/** One person for each line. */
const people = readPersonas().filter(({ browser }) => browser)

/** Every page of every line: empty, after its button was pressed too early, and answered. */
export async function* steps(tour: Tour): Scenes {
  for (const persona of people) yield* stepsOf(persona, tour)
}

async function* stepsOf(persona: Persona, tour: Tour): Scenes {
  const { line } = persona
  const nameOf = (route: string) =>
    // All lines begin on one page, which is shown with the first of them.
    route === '/start' ? (persona === people[0] ? 'start' : null) : route.replace('/quote/', '')
  const names = pagesOf(persona).flatMap(([route]) => nameOf(route) ?? [])
  const states = ['empty', 'errors', 'filled'] as const
  const wanted = names.flatMap(name => states.map(state => `${name}/${state}`))
  const late = lines.byName(line).refinements.map(ask => ({ ask, route: routeOf(lines.byName(line), ask) }))
  const lateNames = late.flatMap(({ route }) => [`${nameOf(route)}/empty`, `${nameOf(route)}/filled`])
  if (![...wanted, ...lateNames, `${line}/results`].some(tour.isWanted)) return

  await using guest = await openGuest(tour)
  const { visitor, page } = guest
  await visitor.open('/start')
  const seen = new Set<string>()
  let at = '/start'
  let quoteId = ''
  for (const [route, answer] of pagesOf(persona)) {
    const name = nameOf(route)
    // The page of a list comes once for each of its items, and looks alike.
    const isNew = name !== null && !seen.has(name)
    if (name !== null) seen.add(name)
    const isWanted = (state: string) => isNew && tour.isWanted(`${name}/${state}`)
    if (isWanted('empty') || isWanted('errors')) {
      await guest.open(at)
      if (isWanted('empty')) yield { name: `${name}/empty`, page, of: 'page' }
      if (isWanted('errors') && (await showsErrors(page))) yield { name: `${name}/errors`, page, of: 'page' }
    }
    const data = await give(visitor, [route, answer])
    if (isWanted('filled')) {
      await guest.open(at)
      yield { name: `${name}/filled`, page, of: 'page' }
    }
    at = data.endpoint
    quoteId = data.config.quoteId
  }
  await untilComplete(visitor, quoteId)
  if (tour.isWanted(`${line}/results`)) {
    await guest.open(at)
    yield { name: `${line}/results`, page, of: 'page' }
  }
  for (const { ask, route } of late) {
    const name = nameOf(route)
    if (!tour.isWanted(`${name}/empty`) && !tour.isWanted(`${name}/filled`)) continue
    await guest.open(`${route}?q=${quoteId}`)
    // It isn't asked of this person.
    if (!new URL(page.url()).pathname.endsWith(route)) continue
    if (tour.isWanted(`${name}/empty`)) yield { name: `${name}/empty`, page, of: 'page' }
    const [answer] = possibleAnswers(stepOf(ask, example))
    const isAnswered = await give(visitor, [route, answer ?? {}]).then(
      () => true,
      () => false,
    )
    if (!isAnswered || !tour.isWanted(`${name}/filled`)) continue
    await guest.open(`${route}?q=${quoteId}`)
    if (new URL(page.url()).pathname.endsWith(route)) yield { name: `${name}/filled`, page, of: 'page' }
  }
}

const complaint = 'main [aria-invalid="true"], main [role="alert"]'
const patienceMs = 2_000

/** Presses a page's button at once; false for a page that takes this as its answer. */
async function showsErrors(page: BrowserPage): Promise<boolean> {
  const before = page.url()
  await nextButton(page).first().click()
  const complains = page
    .locator(complaint)
    .first()
    .waitFor({ timeout: patienceMs })
    .then(() => true)
  const moves = page.waitForURL(url => url.href !== before, { timeout: patienceMs }).then(() => false)
  return Promise.any([complains, moves]).catch(() => false)
}
