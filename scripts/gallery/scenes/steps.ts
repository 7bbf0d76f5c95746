import type { Page as BrowserPage } from 'playwright-core'
import { answer } from '../../../src/contract/answers/answer.ts'
import { example } from '../../../src/lines/example.ts'
import { lines } from '../../../src/lines/index.ts'
import { routeOf, stepOf } from '../../../src/wizard/line.ts'
import { nextButton } from '../../../tests/e2e/hands.ts'
import { possibleAnswers } from '../../../tests/rooms/lines.ts'
import { household } from '../../../tests/support/household.ts'
import { pagesOf, readPersonas } from '../../../tests/support/personas.ts'
import { type Page as Answered, give } from '../../../tests/support/renters.ts'
import { untilComplete } from '../../../tests/support/results.ts'
import { openGuest, type Scenes, type Tour } from '../scene.ts'

/** The pages that somebody sees in a line, with their answers. */
interface Walk {
  readonly line: string
  readonly pages: readonly Answered[]
}

/** One person for each line, and a household with more cars and drivers, which is asked more about both. */
const walks: readonly Walk[] = [
  ...readPersonas()
    .filter(({ browser }) => browser)
    .map(persona => ({ line: persona.line, pages: pagesOf(persona) })),
  { line: 'auto', pages: household },
]

/** Every page of every line: empty, after its button was pressed too early, and answered. */
export async function* steps(tour: Tour): Scenes {
  const shown = new Set<string>()
  const isWanted = (name: string) => !shown.has(name) && tour.isWanted(name)
  for (const walk of walks)
    for await (const scene of stepsOf(walk, { ...tour, isWanted })) {
      shown.add(scene.name)
      yield scene
    }
}

async function* stepsOf({ line, pages }: Walk, tour: Tour): Scenes {
  // All lines begin on one page.
  const nameOf = (route: string) => (route === '/start' ? 'start' : route.replace('/quote/', ''))
  const names = pages.map(([route]) => nameOf(route))
  const states = ['empty', 'errors', 'filled'] as const
  const possible = lines.byName(line).refinements
  const late = possible.map(ask => ({ ask, route: routeOf(lines.byName(line), ask) }))
  const wanted = [...names, ...late.map(({ route }) => nameOf(route))].flatMap(name =>
    states.map(state => `${name}/${state}`),
  )
  if (![...wanted, `${line}/results`].some(tour.isWanted)) return

  await using guest = await openGuest(tour)
  const { visitor, page } = guest
  await visitor.open('/start')
  const seen = new Set<string>()
  let at = '/start'
  let quoteId = ''
  for (const [route, given] of pages) {
    const name = nameOf(route)
    // The page of a list comes once for each of its items, and looks alike.
    const isNew = !seen.has(name)
    seen.add(name)
    const isWanted = (state: string) => isNew && tour.isWanted(`${name}/${state}`)
    if (isWanted('empty') || isWanted('errors')) {
      await guest.open(at)
      if (isWanted('empty')) yield { name: `${name}/empty`, page, of: 'page' }
      if (isWanted('errors') && (await showsErrors(page))) yield { name: `${name}/errors`, page, of: 'page' }
    }
    const data = await give(visitor, [route, given])
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
    const [possible] = possibleAnswers(stepOf(ask, example))
    const isAnswered = await give(visitor, [route, possible ?? {}]).then(
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

/** What the browser is told in place of an answer: without a reply it would send it again from the next page. */
const refusal = { status: 'Fail', reason: { errors: {} } }

/** Presses a page's button at once; false for a page that takes this as its answer, which then isn't sent. */
async function showsErrors(page: BrowserPage): Promise<boolean> {
  const sent = Promise.withResolvers<boolean>()
  await page.route(`**${answer.path}`, route => {
    sent.resolve(false)
    return route.fulfill({ json: refusal })
  })
  await nextButton(page).first().click()
  const complains = page
    .locator(complaint)
    .first()
    .waitFor({ timeout: patienceMs })
    .then(
      () => true,
      () => false,
    )
  const isComplaint = await Promise.race([complains, sent.promise])
  await page.unroute(`**${answer.path}`)
  return isComplaint
}
