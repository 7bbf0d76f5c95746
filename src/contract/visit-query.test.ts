import { describe, expect, it } from 'vitest'
import { addressOf } from './quote-address.ts'
import { quoteIn, visitQuery } from './visit-query.ts'

const quote = 'AbcdefghijklmnopqrstuV'
const other = 'ZbcdefghijklmnopqrstuV'

describe('the query string of a visit', () => {
  it.each([
    '',
    '?a%20b',
    '?flag',
    '?flag&flag',
    '?x=%2F%2f',
    "?q='()*!~",
    '?a=1+2&b=%C3',
    '?&&=&x==',
    '?a=b?c',
  ])('is kept byte for byte: %s (spec 2.2.2)', query => expect(visitQuery(query, quote)).toBe(query))

  it('drops the parameters meant only for the first page, however their names are encoded', () => {
    expect(visitQuery('?zip=78701&utm=x&%7Aip=1&address=5+Elm&expired=1', undefined)).toBe('?utm=x')
    expect(visitQuery('?zip=78701', undefined)).toBe('')
  })

  it("drops the visitor's own quote, and keeps any other q", () => {
    expect(visitQuery(`?q=${quote}&utm=x`, quote)).toBe('?utm=x')
    expect(visitQuery(`?q=cheap+insurance&q=${other}&q=${quote}`, quote)).toBe(
      `?q=cheap+insurance&q=${other}`,
    )
  })
})

describe('an address', () => {
  it('names the quote of a question after the query string of the visit', () => {
    expect(addressOf('/quote/pet/1', '', quote)).toBe(`/quote/pet/1?q=${quote}`)
    expect(addressOf('/quote/pet/1', '?q=cats', quote)).toBe(`/quote/pet/1?q=cats&q=${quote}`)
    expect(addressOf('/start', '', quote)).toBe(`/start?q=${quote}`)
  })

  it('names no quote if the path already does, or if there is none', () => {
    expect(addressOf(`/quotes/${quote}`, '?utm=x', quote)).toBe(`/quotes/${quote}?utm=x`)
    expect(addressOf('/welcome', '', quote)).toBe('/welcome')
    expect(addressOf('/quote/pet/1', '?utm=x', undefined)).toBe('/quote/pet/1?utm=x')
  })

  it('yields the last quote it names; any other q is ignored', () => {
    expect(quoteIn(addressOf('/quote/pet/1', `?q=${other}`, quote).slice('/quote/pet/1'.length))).toBe(quote)
    for (const query of ['', '?q=', '?q=cats', `?q=${quote}x`, `?x=${quote}`, "?q='()*!~", '?q=%']) {
      expect(quoteIn(query), query).toBeUndefined()
    }
  })
})
