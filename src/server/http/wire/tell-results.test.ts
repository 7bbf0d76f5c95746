import { describe, expect, test } from 'vitest'
import { homeownerIn } from '../../../../tests/carriers/samples/sample-homeowner.ts'
import { application, carrierOf, quoted, tell } from '../../../../tests/rooms/results.ts'
import { order, present, quote, settledAt } from '../../../../tests/rooms/wire.ts'
import { affiliate } from '../../../connectors/affiliate/affiliate.ts'
import type { Outcome, Quoted } from '../../../connectors/connector.ts'
import { tellBy } from '../../../sentences/tell.ts'
import type { ShownCarrier } from '../../results/offer-view.ts'
import { viewResults } from '../../results/results-view.ts'
import { tellResults } from './tell-results.ts'

describe('what ad networks list', () => {
  const listed = (count: number): Outcome => ({
    kind: 'listed',
    listings: Array.from({ length: count }, (_, index) => ({
      sponsor: `Seller ${index + 1}`,
      headline: 'Cover for what you own',
      descriptionHtml: '<p>For renters</p>',
      clickUrl: `https://click.saffron.example/${index + 1}`,
      pixels: index === 0 ? ['https://px.saffron.example/1'] : [],
    })),
  })
  const network: ShownCarrier = {
    ...carrierOf('saffron', { name: 'Saffron' }),
    demo: false,
    lines: { renters: affiliate({ states: ['TX'], endpoint: 'https://ads.example', publisher: 'p' }) },
  }
  const prices = { a: quoted('1.00'), b: quoted('2.00'), c: quoted('3.00'), d: quoted('4.00') }
  const panel = [...Object.keys(prices).map(id => carrierOf(id)), network]

  test('is an ad: labeled, without price and stars, and its button leads outside (spec 3.5.3, 4.7.2)', () => {
    const ad = present({ ...prices, saffron: listed(1) }, panel).quotes.find(quote => quote.ad)
    expect(ad).toEqual({
      id: 'saffron-ad-1',
      ad: { network: 'Saffron' },
      insurer: {
        name: 'Seller 1',
        logo: '/logos/saffron.svg',
        tag_line: 'Cover for what you own',
        badges: [],
      },
      description: '<p>For renters</p>',
      coverage_amount: '',
      price_info: { type: 'unavailable' },
      actions: [
        {
          type: 'other',
          text: 'Visit Seller 1',
          url: 'https://click.saffron.example/1',
          external: true,
          pixel: '/px/q1/saffron-ad-1',
        },
      ],
    })
  })

  test('is marked as English on a Spanish page, like an insurer of one language', () => {
    const spanish = present({ ...prices, saffron: listed(1) }, panel, tellBy(new Map(), { speech: 'es' }))
    const ad = spanish.quotes.find(quote => quote.ad)
    expect([ad?.insurer.lang, ad?.description]).toEqual(['en', '<div lang="en"><p>For renters</p></div>'])
    const shown = carrierOf('a')
    const en = {
      insurer: { ...shown.insurer, tagLine: { en: 'Mutual' }, descriptionHtml: { en: '<p>Old</p>' } },
    }
    const both = {
      insurer: {
        ...shown.insurer,
        tagLine: { en: 'Mutual', es: 'Mutua' },
        descriptionHtml: { en: '<p>Old</p>', es: '<p>Antigua</p>' },
      },
    }
    const [one, two] = [en, both].map(
      own =>
        present({ a: quoted('1.00') }, [{ ...shown, ...own }], tellBy(new Map(), { speech: 'es' })).quotes[0],
    )
    expect([one?.insurer.lang, one?.description]).toEqual(['en', '<div lang="en"><p>Old</p></div>'])
    expect([two?.insurer.lang, two?.description]).toEqual([undefined, '<p>Antigua</p>'])
  })

  test('leads to our own page where the network is a demonstration, and reports it to nobody', () => {
    const demo = [...panel.slice(0, -1), { ...network, demo: true }]
    const ad = present({ ...prices, saffron: listed(1) }, demo).quotes.find(quote => quote.ad)
    expect(ad?.actions).toEqual([
      { type: 'other', text: 'Visit Seller 1', url: '/demo-ad?q=q1', external: true },
    ])
  })

  test('stands after the third offer and at the end', () => {
    const data = present({ saffron: listed(3), ...prices }, panel)
    expect(order(data)).toEqual(['a', 'b', 'c', 'saffron-ad-1', 'd', 'saffron-ad-2', 'saffron-ad-3'])
  })

  test('can be loaded until every network of the line and state was asked (spec 2.4.4, 4.7.1)', () => {
    const more = (outcomes: Parameters<typeof present>[0]) => present(outcomes, panel).has_more_results
    expect(more(prices)).toBe(true)
    expect(more({ ...prices, saffron: listed(0) })).toBe(false)
    expect(more({ ...prices, saffron: null })).toBe(false)
    expect(present(prices, panel.slice(0, -1)).has_more_results).toBe(false)
  })

  test('says nothing where a network failed', () => {
    expect(order(present({ ...prices, saffron: null }, panel))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('is not shown when the operator no longer lets the network lead there', () => {
    const narrowed = [...panel.slice(0, -1), { ...network, hosts: [] }]
    expect(order(present({ ...prices, saffron: listed(2) }, narrowed))).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('the order of the results', () => {
  test('is price, call, refusal, failure, and last what is still open', () => {
    const data = present({
      open: undefined,
      failed: null,
      declined: { kind: 'declined', code: 'x', message: { text: 'No.' } },
      call: { kind: 'referred', phone: '1', quoteNumber: '1', message: { text: 'Call.' } },
      dear: quoted('20.00'),
      cheap: quoted('10.00'),
    })
    expect(order(data)).toEqual(['cheap', 'dear', 'call', 'declined', 'failed', 'open'])
  })

  test('puts a confirmed price before an estimate of the same amount, whatever the ratings', () => {
    const carriers = [carrierOf('a', { rating: 5 }), carrierOf('b', { rating: 2 })]
    const data = present({ a: quoted('10.00', { estimated: true }), b: quoted('10.00') }, carriers)
    expect(order(data)).toEqual(['b', 'a'])
  })

  test('lets a rating outweigh cents, but never a real difference', () => {
    const carriers = [carrierOf('poor', { rating: 3 }), carrierOf('good', { rating: 5 })]
    expect(order(present({ poor: quoted('10.00'), good: quoted('10.10') }, carriers))[0]).toBe('good')
    expect(order(present({ poor: quoted('10.00'), good: quoted('10.30') }, carriers))[0]).toBe('poor')
  })

  test('compares amounts as money', () => {
    expect(order(present({ a: quoted('100.00'), b: quoted('9.00') }))).toEqual(['b', 'a'])
  })
})

describe('the popular choice', () => {
  const popular = (data: ReturnType<typeof present>) =>
    data.quotes.filter(({ price_info }) => price_info.popular).map(({ id }) => id)

  test('is exactly one price, by rank and rating', () => {
    const carriers = [
      carrierOf('cheap', { rating: 3.1 }),
      carrierOf('good', { rating: 4.9 }),
      carrierOf('dear', { rating: 4.9 }),
    ]
    const data = present({ cheap: quoted('10.00'), good: quoted('10.50'), dear: quoted('30.00') }, carriers)
    expect(popular(data)).toEqual(['good'])
  })

  test('is one of equals too', () => {
    expect(popular(present({ a: quoted('10.00'), b: quoted('10.00') }))).toHaveLength(1)
  })

  test('is nobody’s where there is no choice', () => {
    expect(popular(present({ a: quoted('10.00'), b: undefined }))).toEqual([])
  })

  test('is nobody’s where there is no price', () => {
    expect(popular(present({ a: null, b: undefined }))).toEqual([])
  })
})

describe('the result', () => {
  test('is quoting until every carrier has answered (spec 3.4.1, 4.4.1)', () => {
    expect(present({ a: quoted('10.00'), b: undefined }).quote_status).toBe('quoting')
    expect(present({ a: quoted('10.00'), b: null }).quote_status).toBe('complete')
    expect(present({})).toMatchObject({ quote_status: 'complete', quotes: [] })
  })

  test('leaves out a carrier that is no longer there', () => {
    expect(order(present({ a: quoted('10.00'), gone: quoted('1.00') }, [carrierOf('a')]))).toEqual(['a'])
  })
})

test('names who insures a home where wildfire keeps insurers in California from taking it', () => {
  const detailsIn = (state: 'CA' | 'OR', wildfire: number) => {
    const { home, ...owner } = homeownerIn({ state })
    const risk = { ...owner, home: { ...home, perils: { ...home.perils, wildfire } } }
    const of = { ...quote, line: 'homeowner' as const }
    return viewResults([], { quote: of, application, offers: [], risk }).details.map(tell).join()
  }
  expect(detailsIn('CA', 100)).toContain('The California FAIR Plan (cfpnet.com) sells basic fire insurance')
  expect(detailsIn('CA', 89)).not.toContain('FAIR')
  expect(detailsIn('OR', 100)).not.toContain('FAIR')
})

describe('what the visitor would save', () => {
  const savings = (premium: unknown, more: Partial<Quoted> = {}) => {
    const outcomes = ['1200.50', '1850.00', '2000.00'].map(price =>
      quoted(price, { period: 'year', ...more }),
    )
    const offers = outcomes.map((outcome, at) => ({
      carrier: `c${at}`,
      state: 'done' as const,
      outcome,
      standIn: false,
      settledAt,
    }))
    const carriers = offers.map(({ carrier }) => carrierOf(carrier))
    const of = { ...quote, line: 'homeowner' as const }
    const view = viewResults(carriers, { quote: of, application: { ...application, premium }, offers })
    return tellResults(view, { tell }).quotes.map(({ price_info }) => price_info.saves)
  }

  test('stands beside each yearly price below what the visitor pays today', () => {
    expect(savings({ text: '1850' })).toEqual(['649.50', undefined, undefined])
  })

  test('is missing where the visitor did not say what he pays, and for other periods', () => {
    for (const premium of [null, undefined])
      expect(savings(premium)).toEqual([undefined, undefined, undefined])
    expect(savings({ text: '1850' }, { period: 'month' })).toEqual([undefined, undefined, undefined])
  })

  test('is missing for a price that covers less than usual, such as a house without its wind', () => {
    expect(savings({ text: '1850' }, { narrow: true })).toEqual([undefined, undefined, undefined])
  })
})
