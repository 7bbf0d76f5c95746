import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Properties } from '../../contract/answers/properties.ts'
import type { InitialData, Screen } from '../../contract/page.ts'
import { openRoutes } from './routes.ts'

vi.mock('../load-screen.ts', () => ({ loadScreen: async () => {} }))

/** The tab's history for these tests: its entries, and which one is open. */
let entries: { path: string; state: unknown }[]
let open: number

const propertiesOf = (route: string) => ({ kind: 'choice', title: route, quote_id: 'q1' }) as Properties
const step = (route: string): Screen => ({
  name: 'step',
  route,
  properties: propertiesOf(route),
  query: '',
})

beforeEach(() => {
  vi.stubGlobal('location', {
    get pathname() {
      return entries[open]?.path
    },
    search: '',
  })
  vi.stubGlobal('history', {
    get state() {
      return entries[open]?.state
    },
    // A browser does nothing when there are not that many entries.
    go(steps: number) {
      if (entries[open + steps]) open += steps
    },
    replaceState(state: unknown, _: string, address = entries[open]?.path ?? '') {
      entries[open] = { state, path: address.split('?', 1)[0] ?? '' }
    },
    pushState(state: unknown, _: string, address: string) {
      entries.splice(open + 1, Infinity, { state, path: address.split('?', 1)[0] ?? '' })
      open += 1
    },
  })
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: {} },
    querySelector: () => null,
  })
  for (const name of ['scrollTo', 'addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    Response.json({ status: 'OK', properties: propertiesOf(JSON.parse(body).step) }),
  )
})
afterEach(() => vi.unstubAllGlobals())

function routerAt(route: string, at: number) {
  const routes: string[] = []
  const initial = { screen: step(route), facts: { site: { phone: { text: '1', dial: '1' } } } }
  const router = openRoutes({
    // Only what the visit reads.
    initial: initial as unknown as InitialData,
    at,
    show: ({ screen }) => {
      if (screen?.name === 'step') routes.push(screen.route)
    },
  })
  return { router, routes }
}

test('an abandoned page and its address are not shown, even if it has come', async () => {
  entries = [{ path: '/quote/pet/10', state: { at: 1 } }]
  open = 0
  const { router, routes } = routerAt('/quote/pet/10', 1)
  const visit = router.go('/quote/pet/1', 'forward')
  router.stay()
  await visit
  expect({ routes, path: location.pathname }).toEqual({ routes: [], path: '/quote/pet/10' })
})

test('Back shows the page in the address when the browser has lost its position in history', async () => {
  entries = [
    { path: '/quote/pet/1', state: null },
    { path: '/quote/pet/10', state: null },
  ]
  open = 0
  const { router, routes } = routerAt('/quote/pet/10', 0)
  await router.pop()
  expect(routes).toEqual(['/quote/pet/1'])
})

test('a page stays at its own address when Back cannot load the page at an entry that a failed reload left', async () => {
  entries = [
    { path: '/quote/pet/1', state: null },
    { path: '/quote/pet/10', state: { at: 3 } },
  ]
  open = 1
  vi.stubGlobal('fetch', async (address: string) => {
    // The service can be reached, or the page would count as offline from then on.
    if (address === '/healthz') return new Response()
    throw new TypeError('no network')
  })
  const { router, routes } = routerAt('/quote/pet/10', 3)
  open = 0
  await router.pop()
  expect({ routes, path: location.pathname }).toEqual({ routes: [], path: '/quote/pet/10' })
})

test('a step is asked for again where the connection has just come back, and without a reply its page is not left', async () => {
  entries = [{ path: '/quotes/q1', state: { at: 1 } }]
  open = 0
  let lost = 2
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address === '/healthz' || address === '/start') return new Response()
    lost -= 1
    if (lost >= 0) throw new TypeError('no network')
    return Response.json({ status: 'OK', properties: propertiesOf(JSON.parse(body).step) })
  })
  const { router, routes } = routerAt('/quote/pet/1', 1)
  await router.go('/quote/pet/10', 'forward')
  expect(routes).toEqual(['/quote/pet/10'])
  lost = Number.POSITIVE_INFINITY
  await router.go('/quote/pet/others', 'forward')
  expect({ routes, path: location.pathname }).toEqual({ routes: ['/quote/pet/10'], path: '/quote/pet/10' })
})

test('the page that led to this document is not before an entry at which another was loaded', async () => {
  // The results, at the second entry, were opened from themselves and reloaded; then the visitor went back to the first.
  entries = [
    { path: '/quote/pet/10', state: null },
    { path: '/quotes/q1', state: { at: 1, from: '/quote/pet/10' } },
  ]
  open = 0
  const goBack = vi.fn()
  Object.assign(history, { back: goBack, length: 2 })
  Object.assign(document, { referrer: 'https://site.example/quote/pet/1' })
  Object.assign(location, { origin: 'https://site.example' })
  const { router, routes } = routerAt('/quotes/q1', 1)
  await router.go('/quote/pet/1', 'back')
  expect(goBack).not.toHaveBeenCalled()
  expect(routes).toEqual(['/quote/pet/1'])
})

test('the page whose address the browser has gone back to is shown, and not left', async () => {
  entries = [{ path: '/quote/pet/1', state: null }]
  open = 0
  const goBack = vi.fn()
  Object.assign(history, { back: goBack, length: 2, replaceState: () => {} })
  Object.assign(document, { referrer: 'https://site.example/quote/pet/1' })
  Object.assign(location, { origin: 'https://site.example' })
  const { router, routes } = routerAt('/quote/pet/10', 0)
  await router.go('/quote/pet/1', 'back')
  expect(goBack).not.toHaveBeenCalled()
  expect(routes).toEqual(['/quote/pet/1'])
})

test('a step that cannot be loaded leads to a start page that calls no quote still open (spec 2.2.5)', async () => {
  entries = [{ path: '/quote/pet/10', state: { at: 1 } }]
  open = 0
  const start = { kind: 'start', title: 'What?', subtitle: 'Your quote is still open.' }
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    JSON.parse(body).step === '/start'
      ? Response.json({ status: 'OK', properties: start })
      : Response.json({ status: 'Error', reason: { code: 'internal', status: 'Oops' } }),
  )
  const initial = { screen: step('/quote/pet/10'), facts: { site: { phone: { text: '1', dial: '1' } } } }
  const shown: { subtitle: string | undefined; notice: string | null | undefined }[] = []
  // Only what the visit reads.
  const router = openRoutes({
    initial: initial as unknown as InitialData,
    at: 1,
    show: ({ screen, notice }) => {
      if (screen?.name === 'step') shown.push({ subtitle: screen.properties.subtitle, notice })
    },
  })
  await router.go('/quote/pet/1', 'forward')
  expect(shown).toEqual([{ subtitle: undefined, notice: expect.stringContaining('The quote is expired') }])
})
