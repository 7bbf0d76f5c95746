import { describe, expect, test } from 'vitest'
import { cameFrom, endOf, isFromItem, wayBack, withoutOrigin } from './came-from.ts'

describe('a visit from a page of a quote', () => {
  test.each(['', '?utm=x', '?a=1+2&b=%C3', '?flag'])(
    'keeps its own query byte for byte: %s (spec 2.2.2)',
    query => {
      expect(endOf(query)).toBe('')
      expect(endOf(cameFrom(query, 'answers'))).toBe('/answers')
      expect(withoutOrigin(cameFrom(cameFrom(query, 'price.bramble'), 'answers'))).toBe(query)
      expect(withoutOrigin(query)).toBe(query)
    },
  )

  test('ends on the page that led to it, unless that is about a price that may be gone', () => {
    expect(
      (['item', 'exact', 'cover', 'price.bramble'] as const).map(origin => endOf(cameFrom('', origin))),
    ).toEqual(['/answers', '/exact', '/cover', ''])
    expect(endOf(cameFrom('', 'continue.bramble'))).toBe('/continue/bramble')
  })

  test('leads back to that page, and to the prices from any other', () => {
    expect(wayBack('', 'ID', 'en')).toEqual({ path: '/quotes/ID', label: 'Back to all quotes' })
    expect(wayBack('', 'ID', 'es').label).toBe('Volver a todas las cotizaciones')
    expect(wayBack('?from=cover', 'ID', 'es').label).toBe('Volver a su cobertura')
    expect(wayBack('?utm=x&from=answers', 'ID', 'en').path).toBe('/quotes/ID/answers')
    expect(wayBack(cameFrom('', 'item'), 'ID', 'en').path).toBe('/quotes/ID/answers')
    expect(wayBack(cameFrom('', 'exact'), 'ID', 'en').path).toBe('/quotes/ID/exact')
    expect(wayBack(cameFrom('', 'cover'), 'ID', 'en').path).toBe('/quotes/ID/cover')
    expect(wayBack(cameFrom('', 'price.old-pelican.plus'), 'ID', 'en').path).toBe(
      '/quotes/ID/price/old-pelican.plus',
    )
    expect([isFromItem('?from=item'), isFromItem('?from=answers')]).toEqual([true, false])
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '../../evil',
    'price./../../evil',
    'price.https:%2F%2Fevil.example',
    'price.',
    'constructor',
    '__proto__',
    'data',
    '',
  ])('leads nowhere else, whatever its address says: %s', origin => {
    expect(wayBack(`?from=${origin}`, 'ID', 'en').path).toBe('/quotes/ID')
    expect(withoutOrigin(`?from=${origin}`)).toBe(`?from=${origin}`)
  })
})
