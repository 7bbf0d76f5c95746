import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InitialData, Screen } from '../../contract/page.ts'
import type { Properties } from '../../contract/properties.ts'
import { createVisits } from './visits.ts'

vi.mock('../screens.ts', () => ({ loadScreen: async () => {} }))

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
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    Response.json({ status: 'OK', properties: propertiesOf(JSON.parse(body).step) }),
  )
})
afterEach(() => vi.unstubAllGlobals())

function visitsAt(route: string, at: number) {
  const routes: string[] = []
  const initial = { screen: step(route) } as InitialData
  const visits = createVisits({
    initial,
    at,
    show: ({ screen }) => {
      if (screen?.name === 'step') routes.push(screen.route)
    },
  })
  return { visits, routes }
}

test('an abandoned page and its address are not shown, even if it has come', async () => {
  entries = [{ path: '/quote/pet/10', state: { at: 1 } }]
  open = 0
  const { visits, routes } = visitsAt('/quote/pet/10', 1)
  const visit = visits.go('/quote/pet/1', 'forward')
  visits.stay()
  await visit
  expect({ routes, path: location.pathname }).toEqual({ routes: [], path: '/quote/pet/10' })
})

test('Back shows the page in the address when the browser has lost its position in history', async () => {
  entries = [
    { path: '/quote/pet/1', state: null },
    { path: '/quote/pet/10', state: null },
  ]
  open = 0
  const { visits, routes } = visitsAt('/quote/pet/10', 0)
  await visits.visit('/quote/pet/1', 'pop', 'back')
  expect(routes).toEqual(['/quote/pet/1'])
})
