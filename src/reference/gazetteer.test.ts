import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../tests/support/yardstick.ts'
import { citiesNear, splitAddress, suggestCities } from './gazetteer.ts'

const names = (text: string, zip = '') =>
  suggestCities(text, { zip }).map(({ city, state }) => `${city} ${state}`)

describe('suggesting cities', () => {
  test('the city with most ZIP codes comes first', () => {
    expect(names('spri').slice(0, 3)).toEqual(['Springfield IL', 'Springfield MA', 'Springfield MO'])
  })

  test.each(['st lo', 'St. Louis', 'SAINT LOUIS', 'saint-louis'])('%j finds Saint Louis', text => {
    expect(names(text)[0]).toBe('Saint Louis MO')
  })

  test('"st" alone may begin any name', () => {
    expect(names('st')[0]).toBe('Stockton CA')
  })

  test.each(['springfield, ma', 'springfield MA', 'Springfield, Massachusetts'])(
    '%j looks in one state',
    text => {
      expect(names(text)).toEqual(['Springfield MA'])
    },
  )

  test("the visitor's ZIP code moves its own state and the nearest cities to the front", () => {
    expect(names('springf', '65801')[0]).toBe('Springfield MO')
    expect(names('portl', '04101')[0]).toBe('Portland ME')
  })

  test.each(['', 's', '   ', '🙂🙂', '%%%', 'zzzzzz'])('%j finds nothing', text => {
    expect(suggestCities(text)).toEqual([])
  })

  test('a city brings its ZIP codes', () => {
    expect(suggestCities('absarokee')).toEqual([{ city: 'Absarokee', state: 'MT', zips: ['59001'] }])
  })

  test('the cities near a ZIP code begin with its own', () => {
    const near = citiesNear('78701').map(({ city }) => city)
    expect(near[0]).toBe('Austin')
    expect(near.length).toBeGreaterThan(1)
    expect(citiesNear('00000')).toEqual([])
  })
})

describe('splitting a pasted address', () => {
  test.each([
    ['123 Main St Apt 4, springfield, il 62701', ['123 Main St', 'Apt 4', 'Springfield', 'IL', '62701']],
    ['123 Main St, Springfield IL', ['123 Main St', '', 'Springfield', 'IL', '']],
    ['123 Main St Springfield IL 62701', ['123 Main St', '', 'Springfield', 'IL', '62701']],
    ['9 Elm Rd Salt Lake City UT', ['9 Elm Rd', '', 'Salt Lake City', 'UT', '']],
    ['10 1/2 Elm St, 62701', ['10 1/2 Elm St', '', 'Springfield', 'IL', '62701']],
    ['350 5th Ave Ste 300, New York, New York 10118', ['350 5th Ave', 'Ste 300', 'New York', 'NY', '10118']],
    ['12 Oak Ave #3, st. louis, MO 63101-1234, USA', ['12 Oak Ave', '#3', 'Saint Louis', 'MO', '63101']],
    ['N6W23001 Bluemound Rd, Waukesha, WI 53188', ['N6W23001 Bluemound Rd', '', 'Waukesha', 'WI', '53188']],
    ["5 O'Farrell St, San Francisco, CA", ["5 O'Farrell St", '', 'San Francisco', 'CA', '']],
    ['12 St. James Pl, Brooklyn NY 11205', ['12 St. James Pl', '', 'Brooklyn', 'NY', '11205']],
    [
      '500 Avenue of the Americas, Apt. 12B, New York, NY',
      ['500 Avenue of the Americas', 'Apt. 12B', 'New York', 'NY', ''],
    ],
    ['7 Mill Ln, Nowhereville, TX 78701', ['7 Mill Ln', '', 'Nowhereville', 'TX', '78701']],
  ])('%s', (line, [address1, address2, city, state, zipcode]) => {
    expect(splitAddress(line)).toEqual({ address1, address2, city, state, zipcode })
  })

  test('a ZIP code that contradicts the typed state is left for the visitor to settle', () => {
    expect(splitAddress('1 Elm St, Austin, TX 10001')).toMatchObject({ state: 'TX', zipcode: '10001' })
  })

  test.each(['', '123 Main St', 'Springfield, IL 62701', 'Main Street', ', , ,'])(
    "%j isn't an address with a city",
    line => {
      expect(splitAddress(line)).toBeNull()
    },
  )

  test.each(['1,', 'apt ', ' ,', '# ', 'st. '])('a hostile line costs no more than its length: %j', piece => {
    expectLinear(2_500, size => splitAddress(piece.repeat(size)))
  })

  test('the time for a hostile city name only grows with its length', () => {
    expectLinear(10_000, size => expect(suggestCities('x'.repeat(size))).toEqual([]))
  })
})
