import { expect, test } from 'vitest'
import { openMaps } from './open-maps.ts'

const silent = () => {}
const maps = openMaps({ maps: { provider: 'embedded', url: undefined, key: undefined }, log: silent })
const labels = async (text: string, zip = '') => (await maps.suggest(text, { zip })).map(({ label }) => label)

test('a pasted address comes back in its fields', async () => {
  const [address] = await maps.suggest('123 Main St Apt 4, springfield, il 62701')
  expect(address?.label).toBe('Springfield, IL 62701')
  expect(await maps.resolve(address?.id ?? '')).toEqual({
    address1: '123 Main St',
    address2: 'Apt 4',
    city: 'Springfield',
    state: 'IL',
    zipcode: '62701',
  })
})

test("a street alone is completed with the city of the visitor's ZIP code, then the cities near it", async () => {
  const offered = await labels('500 Congress Ave', '78701')
  expect(offered[0]).toBe('Austin, TX 78701')
  expect(offered.join()).not.toContain('Congress')
  expect(offered.length).toBeGreaterThan(1)
})

test('a street and the beginning of a city are completed with the cities it may be', async () => {
  const offered = await labels('123 Main St, spri')
  expect(offered.slice(0, 2)).toEqual(['Springfield, IL', 'Springfield, MA'])
})

test('the only matching city is offered with each of its ZIP codes', async () => {
  expect(await labels('1 Elm St, McKinney, TX')).toEqual([
    'McKinney, TX 75069',
    'McKinney, TX 75070',
    'McKinney, TX 75071',
    'McKinney, TX 75072',
  ])
  expect(await labels('1 Elm St, Absarokee, MT')).toEqual(['Absarokee, MT 59001'])
})

test("the visitor's ZIP code is used when the city has it", async () => {
  expect(await labels('1 Elm St, McKinney, TX', '75071')).toEqual(['McKinney, TX 75071'])
})

test.each(['Main Street', 'spring', '12 ', '????', '1'.repeat(200)])('%j has no suggestion', async text => {
  expect(await labels(text)).toEqual([])
})

test('a street alone, without a ZIP code, gets no suggestion', async () => {
  expect(await labels('500 Congress Ave')).toEqual([])
})

test.each([
  ['123 Main St, Portland', '78701', 'Portland, OR'],
  ['123 Main St, Portland', '04101', 'Portland, ME'],
  ['123 Main St, Washington', '78701', 'Washington, DC'],
  ['1600 Pennsylvania Ave NW, Washington', '78701', 'Washington, DC'],
  ['1600 Pennsylvania Ave NW Washington', '78701', 'Washington, DC'],
  ['350 5th Ave, New York', '78701', 'New York, NY'],
])('heeds the city that is typed in %j from %s: %s', async (typed, zip, first) => {
  expect((await labels(typed, zip))[0]).toMatch(new RegExp(`^${first}`))
  const [address] = await maps.suggest(typed, { zip })
  const street = await maps.resolve(address?.id ?? '')
  expect(typed.startsWith(street?.address1 ?? 'nothing')).toBe(true)
})

test('offers no other city when the typed one is unknown', async () => {
  expect(await labels('10 Downing Street London', '78701')).not.toContain('Austin, TX 78701')
})
