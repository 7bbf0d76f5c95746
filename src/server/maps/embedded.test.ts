import { expect, test } from 'vitest'
import { openMaps } from './open-maps.ts'

const silent = () => {}
const maps = openMaps({ maps: { provider: 'embedded', url: undefined, key: undefined }, log: silent })
const labels = async (text: string, zip = '') => (await maps.suggest(text, { zip })).map(({ label }) => label)

test('a pasted address comes back in its fields', async () => {
  const [found] = await maps.suggest('123 Main St Apt 4, springfield, il 62701')
  expect(found?.label).toBe('123 Main St Apt 4, Springfield, IL 62701')
  expect(await maps.resolve(found?.id ?? '')).toEqual({
    address1: '123 Main St',
    address2: 'Apt 4',
    city: 'Springfield',
    state: 'IL',
    zipcode: '62701',
  })
})

test("a street alone is completed with the city of the visitor's ZIP code, then the cities near it", async () => {
  const found = await labels('500 Congress Ave', '78701')
  expect(found[0]).toBe('500 Congress Ave, Austin, TX 78701')
  expect(found.length).toBeGreaterThan(1)
})

test('a street and the beginning of a city are completed with the cities it may be', async () => {
  const found = await labels('123 Main St, spri')
  expect(found.slice(0, 2)).toEqual(['123 Main St, Springfield, IL', '123 Main St, Springfield, MA'])
})

test('the only city left is offered with its ZIP codes', async () => {
  expect(await labels('1 Elm St, McKinney, TX')).toEqual([
    '1 Elm St, McKinney, TX 75069',
    '1 Elm St, McKinney, TX 75070',
    '1 Elm St, McKinney, TX 75071',
    '1 Elm St, McKinney, TX 75072',
  ])
  expect(await labels('1 Elm St, Absarokee, MT')).toEqual(['1 Elm St, Absarokee, MT 59001'])
})

test("the visitor's ZIP code is taken where the city has it", async () => {
  expect(await labels('1 Elm St, McKinney, TX', '75071')).toEqual(['1 Elm St, McKinney, TX 75071'])
})

test.each(['Main Street', 'spring', '12 ', '????', '1'.repeat(200)])('%j has no suggestion', async text => {
  expect(await labels(text)).toEqual([])
})

test('without a ZIP code a street alone says too little', async () => {
  expect(await labels('500 Congress Ave')).toEqual([])
})
