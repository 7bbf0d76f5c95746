import { beforeAll, describe, expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { priced, quoteOf, statusOf, textOf } from '../../../tests/rooms/web-results.ts'
import type { Shared, StatusReply } from '../../contract/prices/status.ts'
import { loadExtras, ResultsPage } from './ResultsPage.tsx'

const props = { quoteId: 'q1', query: '?utm=x', go: async () => {} }

const pageText = (data: StatusReply['data'] | null) => textOf(drawn(<ResultsPage {...props} data={data} />))

const price = quoteOf('bramble', priced('14.84'))
const open = quoteOf('pelican', { type: 'quoting' })

beforeAll(loadExtras)

describe('the results', () => {
  test('are prepared while there is no result (spec 2.4.1)', () => {
    expect(pageText(null)).toContain('Preparing quotes')
    expect(pageText(null)).toContain('Just a moment please...')
  })

  test('are placeholder cards while the page reloads (spec 2.4.2)', () => {
    const page = pageText(statusOf([], 'quoting'))
    expect(page).toContain('Loading quotes')
    expect(page).not.toContain('Preparing quotes')
  })

  test('are announced when they are there (spec 2.4.3)', () => {
    expect(pageText(statusOf([price]))).toContain("Here's what I found.")
  })

  test('replace the line under the heading with another, so that nothing below moves', () => {
    const page = drawn(<ResultsPage {...props} data={statusOf([price])} />)
    expect(page).toMatch(/<\/h1><p[^>]*>No insurer can pay for a better spot\.<\/p>/)
  })

  test('count the insurers that have answered themselves, but no ads', () => {
    const ad = quoteOf('x-ad-1', { type: 'unavailable' }, { ad: { network: 'X' } })
    const standIn = quoteOf('quill', priced('12.00', { estimated: true, source: 'similar plans' }))
    const page = pageText(statusOf([price, open, standIn, ad], 'quoting'))
    expect(page).toContain('1 of 3 insurers answered')
  })

  test('count an insurer once, however many products it offers', () => {
    const plus = quoteOf(`${price.id}.plus`, priced('19.00'))
    expect(pageText(statusOf([price, plus, open], 'quoting'))).toContain('1 of 2 insurers answered')
  })

  test('offer to load more when there is more (spec 2.4.4, 4.7.1)', () => {
    const page = (has_more_results: boolean) => {
      const data = statusOf([price])
      return pageText({ ...data, result: { ...data.result, has_more_results } })
    }
    expect(page(true)).toContain('Show more results...')
    expect(page(false)).not.toContain('Show more results...')
  })

  test('list every question beneath them', () => {
    const answers = [
      { route: '/quote/renters/2c', label: 'Deductible', question: 'How much?', answer: '$250' },
    ]
    const data = statusOf([price], 'complete', { answers })
    const page = drawn(<ResultsPage {...props} data={data} />)
    expect(page).toContain(`href="/quote/renters/2c?utm=x&amp;q=${data.id}"`)
    expect(textOf(page)).toContain('Deductible$250')
  })

  test('link to the rule that orders them', () => {
    const page = drawn(<ResultsPage {...props} data={statusOf([price])} />)
    expect(page).toContain('<a href="/order">How I order the list</a>')
  })

  test('are empty when there are only ads', () => {
    const ad = quoteOf('x-ad-1', { type: 'unavailable' }, { ad: { network: 'X' } })
    expect(pageText(statusOf([ad]))).toContain("Oops. I can't find any matching carriers.")
  })

  test('say once what was requested, for which home, and what all prices have in common', () => {
    const place = 'For 1200 Congress Ave, Austin, TX 78701'
    const shared = {
      cover: '$30,000 belongings, $500 deductible',
      is_of_all: true,
      details: ['No floods.'],
    }
    const textWith = (shared: Shared) => {
      const { result, ...more } = statusOf([price])
      return pageText({ ...more, result: { ...result, shared } })
    }
    const link = 'Change your coverage'
    expect(textWith(shared)).toContain(`${place}: $30,000 belongings, $500 deductible. ${link}No floods.`)
    expect(textWith({ ...shared, is_of_all: false })).toContain(
      `${place}. The most common coverage here: $30,000 belongings, $500 deductible.`,
    )
    expect(textWith({ ...shared, cover: '' })).toContain(`${place}.`)
    const own = statusOf([price], 'complete', { own_plan: true })
    const ofMost = { ...own.result, shared: { ...shared, is_of_all: false } }
    expect(pageText({ ...own, result: ofMost })).toContain(`${place}. Your coverage: $30,000 belongings,`)
  })

  test('say that it is too late for the start date, and where to pick a new one', () => {
    const late_start = { picked: 'December 1, 2026', instead: 'December 3, 2026' }
    const data = statusOf([price], 'complete', { late_start })
    const page = drawn(<ResultsPage {...props} data={data} />)
    expect(textOf(page)).toContain(
      'It’s too late now for the start date you picked, December 1, 2026. Your policy would start tomorrow, December 3, 2026. Pick a new start date, and',
    )
    expect(page).toContain(`href="/quotes/${data.id}/cover?open=starts#cover-starts"`)
    expect(pageText(statusOf([price]))).not.toContain('too late')
  })

  test('apologize when no carrier matches (spec 2.4.5)', () => {
    const page = pageText(statusOf([]))
    expect(page).toContain("Oops. I can't find any matching carriers.")
    expect(page).toContain('try again later')
    expect(page).toContain('help@wadsworth.example')
  })

  test('say so where no insurer gave a price or a number to call, and what to do instead', () => {
    const of = (type: 'failed' | 'declined' | 'call') => quoteOf(type, { type })
    const priceless = pageText(statusOf([of('failed'), of('declined')]))
    expect(priceless).toContain('No insurer came back with a price this time. Your answers are safe.')
    expect(priceless).toContain('help@wadsworth.example')
    const better = 'No insurer can pay for a better spot.'
    expect(priceless).not.toContain(better)
    for (const other of [price, of('call')])
      expect(pageText(statusOf([of('failed'), other]))).toContain(better)
    expect(pageText(statusOf([of('failed'), open], 'quoting'))).not.toContain('No insurer')
  })

  test('name their source, and link only to a safe address (spec 2.4.6)', () => {
    const from = (sourceUrl: string, sourceName: string | null) =>
      drawn(<ResultsPage {...props} data={statusOf([price], 'complete', { sourceUrl, sourceName })} />)
    expect(from('https://source.example/', 'A Source')).toContain(
      '<a href="https://source.example/">A Source</a>',
    )
    expect(textOf(from('https://source.example/', null))).toContain('Source: https://source.example/')
    expect(textOf(from('javascript:alert(1)', 'A Source'))).not.toContain('A Source')
  })
})
