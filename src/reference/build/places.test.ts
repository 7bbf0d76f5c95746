import { expect, test } from 'vitest'
import { buildPlaces } from './places.ts'
import { readZipRows } from './zip-rows.ts'

const row = (fields: string) => fields.replaceAll('|', '\t')

test('only the 50 states and DC are kept, one row per ZIP code', () => {
  const table = [
    row('US|78701|Austin|Texas|TX|Travis|453|||30.2713|-97.7426|4'),
    row('US|09001|APO AA||||||||38.1105|15.6613|'),
    row('US|96960|Marshall Islands|Marshall Islands|MH|Marshall Islands|020|||7.1128|171.237|1'),
    row('US|96898|Wake Island|Hawaii|HI|Honolulu|003|||19.2836|166.6419|1'),
    row('US|06103|Hartford|Connecticut|CT|Capitol Region|110|||41.7672|-72.676|4'),
    '',
  ].join('\n')
  expect(readZipRows(table).map(({ zip, countyFips }) => [zip, countyFips])).toEqual([
    ['06103', '09110'],
    ['78701', '48453'],
  ])
})

test('data that lost its rows stops the build with a message', () => {
  expect(() => buildPlaces({ table: 'US\t78701\tAustin', milesToShore: () => 0 })).toThrow(
    '0 ZIP codes, expected 40,500 to 43,000',
  )
})
