import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vehicleHelp } from './vehicle-help.ts'

const fetched = vi.fn<typeof fetch>()
const help = vehicleHelp({ step: '/quote/auto/3' })

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'csrftoken=first' })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

function replies(body: object): void {
  fetched.mockResolvedValueOnce(Response.json(body))
}

test("makes and models come from the answer call of the car's page (spec 4.3.2)", async () => {
  replies({ status: 'OK', data: { answer: { makes: ['Ford'] } } })
  replies({ status: 'OK', data: { answer: { models: ['F-150'] } } })
  expect(await help.makes(2023)).toEqual(['Ford'])
  expect(await help.models(2023, 'Ford')).toEqual(['F-150'])
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
  expect(sent).toEqual([
    { answer: { action: 'makes', year: 2023 }, step: '/quote/auto/3', source: 'web' },
    { answer: { action: 'models', year: 2023, make: 'Ford' }, step: '/quote/auto/3', source: 'web' },
  ])
})

test('a VIN gives a car, no car, or a failed look-up', async () => {
  const car = { year: 2023, make: 'Ford', model: null }
  replies({ status: 'OK', data: { answer: car } })
  expect(await help.decode('1FTFW1E50PFA00000')).toEqual(car)
  replies({ status: 'Fail', reason: { errors: { vin: 'Not known' } } })
  expect(await help.decode('ZZZ00000000000000')).toBeNull()
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  expect(await help.decode('1FTFW1E50PFA00000')).toBeUndefined()
})

test('a list that failed to load is undefined, not empty', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  expect(await help.makes(2023)).toBeUndefined()
})
