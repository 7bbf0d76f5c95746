import { expect, test } from 'vitest'
import { loadCarriers } from '../../carriers/load-carriers.ts'
import { openLog } from '../platform/log.ts'
import { placeCarriers } from './sandbox.ts'

const carriers = loadCarriers()
const origin = 'http://127.0.0.1:4000'

/** Each line's endpoint; null for a plan, which is rated in this process. */
const endpointsOf = (placed: typeof carriers) =>
  placed.flatMap(({ id, lines }) =>
    Object.values(lines).map(({ connector }) => [
      id,
      connector.via === 'process' ? null : connector.endpoint,
    ]),
  )

function logInto(lines: string[]) {
  return openLog({ level: 'info', sentences: false, write: line => void lines.push(line) })
}

test("sandbox carriers are asked at the sandbox's address, all others at their own", () => {
  const logged: string[] = []
  const placed = placeCarriers(carriers, { sandbox: { origin }, log: logInto(logged) })
  const expected = endpointsOf(carriers).map(([id, endpoint]) => [
    id,
    endpoint === 'sandbox' ? `${origin}/${id}` : endpoint,
  ])
  expect(endpointsOf(placed)).toEqual(expected)
  expect(expected.filter(([, endpoint]) => endpoint !== null).length).toBeGreaterThan(10)
  expect(logged).toEqual([])
})

test('without a sandbox its carriers are left out, and one log line names them', () => {
  const logged: string[] = []
  const placed = placeCarriers(carriers, { sandbox: null, log: logInto(logged) })
  const out = carriers.map(({ id }) => id).filter(id => !placed.some(carrier => carrier.id === id))
  expect(endpointsOf(placed).every(([, endpoint]) => endpoint !== 'sandbox')).toBe(true)
  expect(placed.length).toBeGreaterThan(10)
  expect(out).toContain('quillfeather')
  expect(logged.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'sandbox-off', carriers: out }),
  ])
})

test('demonstration carriers have a page in the sandbox, and none without it', () => {
  const sandboxed = placeCarriers(carriers, { sandbox: { origin }, log: logInto([]) })
  expect(sandboxed.find(({ id }) => id === 'bramble')?.page).toBe(
    `${origin}/bramble/page?quote={quote}&language={language}`,
  )
  expect(sandboxed.every(({ page }) => page?.startsWith(origin))).toBe(true)
  const alone = placeCarriers(carriers, { sandbox: null, log: logInto([]) })
  expect(alone.some(({ page }) => page !== undefined)).toBe(false)
})

test('demonstration carriers bind in the sandbox: two of each line, and none without it', () => {
  const sandboxed = placeCarriers(carriers, { sandbox: { origin }, log: logInto([]) })
  const lines = sandboxed.flatMap(({ binds }) => binds?.lines ?? [])
  const each = [
    'auto',
    'auto',
    'homeowner',
    'homeowner',
    'life',
    'life',
    'pet',
    'pet',
    'renters',
    'renters',
    'travel',
    'travel',
  ]
  expect(lines.toSorted()).toEqual(each)
  expect(sandboxed.find(({ id }) => id === 'bramble')?.binds?.endpoint).toBe(`${origin}/bramble`)
  const alone = placeCarriers(carriers, { sandbox: null, log: logInto([]) })
  expect(alone.some(({ binds }) => binds !== undefined)).toBe(false)
})
