import { describe, expect, test } from 'vitest'
import { application, carrierOf, quoted, tell } from '../../../../tests/rooms/results.ts'
import { only, present, quote } from '../../../../tests/rooms/wire.ts'
import type { Outcome, Quoted } from '../../../connectors/connector.ts'
import { demonstration } from '../../../sentences/demonstration.ts'
import type { Sentence } from '../../../sentences/sentence.ts'
import { tellBy } from '../../../sentences/tell.ts'
import { viewResults } from '../../results/results-view.ts'
import { tellResults } from './tell-results.ts'

test('each product of an answer is an offer of its own, under its insurer’s name with the product’s', () => {
  const plus = quoted('20.00', { product: { id: 'plus', name: 'Plus' } }) as Quoted
  const tiers = quoted('14.84', { product: { name: 'Basic' }, others: [plus] })
  const { quotes } = present({ bramble: tiers, wren: quoted('17.00') })
  expect(quotes.map(({ id, insurer, price_info }) => [id, insurer.name, price_info.premium])).toEqual([
    ['bramble', 'bramble Basic (demo)', '14.84'],
    ['wren', 'wren (demo)', '17.00'],
    ['bramble.plus', 'bramble Plus (demo)', '20.00'],
  ])
})

describe('an offer on the wire', () => {
  test('says of its insurer what concerns this line', () => {
    const carrier = carrierOf('bramble', {
      lineHtml: { renters: { en: '<p>Renters</p>' }, auto: { en: '<p>Cars</p>' } },
    })
    const [shown] = present({ bramble: quoted('14.84') }, [carrier]).quotes
    expect(shown?.description).toBe('<p>Fictional</p><p>Renters</p>')
  })

  test('a rated one is a price with its number, cover, total, last day and assumptions (spec 3.5.1, 3.5.2)', () => {
    expect(only(quoted('14.84'))).toMatchObject({
      id: 'bramble',
      coverage_amount: '$30,000 belongings',
      price_info: {
        type: 'price',
        quote_id: 'B-1',
        premium: '14.84',
        policy_period: 'month',
        estimated: false,
        source: 'insurer',
        quoted_at: '2026-11-21T19:14:00.000Z',
        total: '178.00',
        expires_at: '2026-12-21',
        assumed: ['You live alone.'],
      },
    })
  })

  test('one that we worked out from the insurer’s rates says so', () => {
    expect(only(quoted('14.84', { source: 'plan' })).price_info.source).toBe('rates')
  })

  test('one whose months cost more than the year at once shows the sum of its months', () => {
    const bill: Quoted['bill'] = {
      term: 'year',
      premium: '178.00',
      fees: [],
      surcharges: [],
      total: '178.00',
      installments: { count: 12, first: '15.58', each: '15.58', sum: '186.96' },
    }
    expect(only(quoted('15.58', { bill })).price_info).toMatchObject({ premium: '15.58', total: '186.96' })
  })

  test('the price of a carrier that gives only a month is never shown as a year’s', () => {
    const bill = {
      term: 'month',
      premium: '15.58',
      fees: [],
      surcharges: [],
      total: '15.58',
    } as Quoted['bill']
    expect(only(quoted('15.58', { bill })).price_info.total).toBeUndefined()
  })

  test('shows the fees and the surcharges in the total, without presenting a recalled one as the law', () => {
    const fee = { id: 'policy-fee', label: { text: 'Policy fee' }, amount: '12.00' } as const
    const sure = { id: 'mi-vehicle', label: { text: 'Assessment' }, amount: '9.50' } as const
    const recalled = {
      id: 'nj-guaranty',
      label: { text: 'Guaranty' },
      amount: '3.00',
      isUnsure: true,
    } as const
    const details = (bill: Partial<Quoted['bill']>, more: Partial<Quoted> = {}) =>
      only(
        quoted('178.00', {
          period: 'year',
          bill: { term: 'year', premium: '160.00', fees: [], surcharges: [], total: '178.00', ...bill },
          ...more,
        }),
      ).price_info.details
    expect(details({})).toBeUndefined()
    expect(details({ fees: [fee], surcharges: [sure] }, { source: 'plan' })).toEqual([
      'Includes a policy fee of $12 and state surcharges of $9.50.',
    ])
    // An insurer's reply does not say whose surcharges they are.
    expect(details({ surcharges: [sure] })).toEqual(['Includes surcharges of $9.50.'])
    expect(details({ surcharges: [recalled] })).toEqual(['Includes up to $3 for surcharges that may apply.'])
    expect(details({ fees: [{ ...fee, id: 'service-fee' }, fee] }, { period: 'month' })).toEqual([
      'Each year includes fees of $24.',
    ])
  })

  test('says what a wind deductible comes to, and of a plan never less than the other one', () => {
    const details = (dwelling: number, peril: string, source: Quoted['source']) =>
      only(
        quoted('178.00', {
          source,
          coverage: {
            parts: [
              { kind: 'dwelling', amounts: [dwelling] },
              { kind: 'deductible', amounts: [2500] },
              { kind: 'windDeductible', of: peril, amounts: [2] },
            ],
          },
        }),
      ).price_info.details
    expect(details(547_000, 'hurricane', 'carrier')).toEqual([
      'After a hurricane, you pay the first $10,940.',
    ])
    expect(details(54_000, 'wind', 'plan')).toEqual(['After wind or hail damage, you pay the first $2,500.'])
    // Nobody knows what that insurer does.
    expect(details(54_000, 'wind', 'carrier')).toBeUndefined()
  })

  test('shows other ways to pay only where the carrier offers them', () => {
    const details = (payPlan: Quoted['bill']['payPlan']) => {
      const bill = { term: '6 months', premium: '600.00', fees: [], surcharges: [], total: '600.00' } as const
      const paid = payPlan ? { ...bill, payPlan } : bill
      return only(quoted('600.00', { period: '6 months', bill: paid })).price_info.details
    }
    expect(details(undefined)).toBeUndefined()
    const monthly = { count: 6, first: '120.00', each: '99.00', fee: '3.00' } as const
    expect(details({ monthly, inFull: '570.00' })).toEqual([
      'Or monthly: $120 down, then 5 payments of $99, including a $3 fee each.',
      'Or $570 paid in full, which saves $30.',
    ])
  })

  test('shows beside the cover what it leaves out, and not among the assumptions', () => {
    const assumed = [{ key: 'assumed.noFloodOrEarthquake' }, { text: 'You live alone.' }] as const
    expect(only(quoted('178.00', { assumed })).price_info).toMatchObject({
      details: ['This policy doesn’t cover floods or earthquakes. You’d need separate policies for those.'],
      assumed: ['You live alone.'],
    })
    expect(only({ kind: 'failed', cause: 'timeout', retryable: false }).price_info.details).toBeUndefined()
  })

  test('one that is still open is quoting, and its action cannot be taken yet (spec 4.4.6)', () => {
    expect(only(undefined)).toMatchObject({
      price_info: { type: 'quoting' },
      actions: [{ type: 'quoting' }],
    })
  })

  test('a decline brings the message of the carrier and what would help (spec 4.4.7)', () => {
    const declined = {
      kind: 'declined',
      code: 'dog',
      message: { text: 'We do not insure this dog.' },
    } as const
    expect(only({ ...declined, text: { text: 'Ask again later.' } }).price_info).toEqual({
      type: 'declined',
      message: 'We do not insure this dog.',
      text: 'Ask again later.',
    })
    expect(only(declined).price_info).not.toHaveProperty('text')
    expect(only(declined).actions).toEqual([])
  })

  test('a referral is a call with phone and quote number (spec 4.5.1)', () => {
    const offer = only({
      kind: 'referred',
      phone: '(800) 555-0111',
      quoteNumber: 'N-7',
      message: { text: 'We quote on the phone.' },
    })
    expect(offer.price_info).toMatchObject({
      type: 'call',
      quote_id: 'N-7',
      message: 'We quote on the phone.',
    })
    expect(offer.actions).toEqual([
      {
        type: 'call',
        text: 'Call for a quote',
        primary: true,
        phone: '(800) 555-0111',
        note: demonstration.call.en,
        quote_number: 'N-7',
      },
    ])
  })

  test('a call to a real insurer says nothing of a demonstration', () => {
    const outcome: Outcome = { kind: 'referred', phone: '(800) 555-0111', message: { text: 'Call.' } }
    const { quotes } = present({ bramble: outcome }, [{ ...carrierOf('bramble'), demo: false }])
    expect(quotes[0]?.actions[0]).not.toHaveProperty('note')
  })

  test.each([
    ['(800) 555-0100', 'Weekdays 8 am to 8 pm Central'],
    ['(800) 555-0111', undefined],
  ])('a call to %s names the hours of the carrier’s own number alone: %s', (phone, hours) => {
    const carrier = { ...carrierOf('bramble'), hours: { en: 'Weekdays 8 am to 8 pm Central' } }
    const outcome: Outcome = { kind: 'referred', phone, quoteNumber: 'N-7', message: { text: 'Call.' } }
    const { quotes } = present({ bramble: outcome }, [carrier])
    expect(quotes[0]?.actions[0]?.hours).toBe(hours)
    const spanish = present({ bramble: outcome }, [carrier], tellBy(new Map(), { speech: 'es' }))
    expect(spanish.quotes[0]?.actions[0]?.lang).toBe(hours && 'en')
  })

  test('a referral with a price is an estimate, and its message is shown', () => {
    const offer = only({
      kind: 'referred',
      phone: '(800) 555-0111',
      quoteNumber: 'N-7',
      message: { text: 'We look at <old> roofs first.' },
      premium: '20.00' as Quoted['premium'],
    })
    const message = 'We look at <old> roofs first.'
    expect(offer.price_info).toMatchObject({ type: 'price', premium: '20.00', estimated: true, message })
    expect(offer.description).toBe('<p>Fictional</p>')
  })

  test('a carrier that failed or gave no answer in time says so without a cause', () => {
    expect(only({ kind: 'failed', cause: 'auth', retryable: false }).price_info).toEqual({ type: 'failed' })
    expect(only(null).price_info).toEqual({ type: 'failed' })
  })

  test('a discount is shown only with what it is for', () => {
    const original = '18.00' as Quoted['premium']
    expect(only(quoted('14.84', { original })).price_info).not.toHaveProperty('original')
    expect(only(quoted('14.84', { deal: { text: 'Paid in full' } })).price_info).not.toHaveProperty('deal')
    expect(only(quoted('14.84', { original, deal: { text: 'Paid in full' } })).price_info).toMatchObject({
      original: '18.00',
      deal: 'Paid in full',
    })
  })

  test('a discount that lowers nothing is none', () => {
    for (const original of ['14.84', '9.90', 'NaN'] as Quoted['premium'][]) {
      const { price_info } = only(quoted('14.84', { original, deal: { text: 'Paid in full' } }))
      expect(price_info).not.toHaveProperty('original')
      expect(price_info).not.toHaveProperty('deal')
    }
  })

  test('leads to the page that confirms a price where its carrier has a safe address, else to the phone', () => {
    expect(only(quoted('1.00', { bridgeUrl: 'https://buy.bramble.example/1' })).actions[0]).toMatchObject({
      type: 'other',
      url: expect.stringMatching(/^\/quotes\/[^/]+\/continue\/bramble\?seen=1\.00&round=1$/),
      direct: true,
    })
    for (const bridgeUrl of ['javascript:alert(1)', 'https://elsewhere.example/1'])
      expect(only(quoted('1.00', { bridgeUrl })).actions[0]).toMatchObject({
        type: 'call',
        phone: '(800) 555-0100',
        quote_number: 'B-1',
      })
  })
})

describe('an estimate that stands in', () => {
  const offer = {
    carrier: 'bramble',
    outcome: quoted('14.00', { estimated: true }),
    standIn: true,
    settledAt: null,
  }
  const presented = (state: 'open' | 'done') =>
    tellResults(viewResults([carrierOf('bramble')], { quote, application, offers: [{ ...offer, state }] }), {
      tell,
    })

  test('is shown while its insurer is working, under the name that its own price will have', () => {
    expect(presented('open')).toMatchObject({
      quote_status: 'quoting',
      quotes: [
        {
          id: 'bramble',
          price_info: { type: 'price', estimated: true, source: 'similar plans', awaited: true },
        },
      ],
    })
  })

  test('shows no number of a carrier that knows nothing of it, and offers no call', () => {
    const { quoteNumber: _, expiresAt: __, ...made } = quoted('14.00', { source: 'estimate' }) as Quoted
    const { price_info, actions } = present({ bramble: made }).quotes[0] ?? {}
    expect(actions).toEqual([])
    expect(price_info).not.toHaveProperty('quote_id')
    expect(price_info).not.toHaveProperty('expires_at')
  })

  test('for several pets marks each that is estimated, and names no basis, which would be one pet’s', () => {
    const basis = { key: 'estimate.fromOwn', values: { cents: 2938, period: 'month' } } as const
    const estimate = quoted('60.00', { source: 'estimate', assumed: [basis] }) as Quoted
    const dog = { pet: { key: 'pet.named', values: { kind: 'DOG_SMALL', name: 'Rex' } } as never }
    expect(only(estimate).price_info.basis).toContain('$29.38')
    const limited = { ...estimate, assumed: [{ ...basis, key: 'estimate.basis' } as const] }
    expect(only(limited).price_info.basis).toBe(only(estimate).price_info.basis)
    const both = {
      ...estimate,
      pets: [
        { ...dog, outcome: estimate },
        { ...dog, outcome: quoted('29.38') as Quoted },
      ],
    }
    const { basis: none, pets } = only(both as Quoted).price_info
    expect(none).toBeUndefined()
    expect(pets?.map(({ premium, estimated }) => [premium, estimated])).toEqual([
      ['60.00', true],
      ['29.38', undefined],
    ])
  })

  test('is shown no more once its carrier wants none, though one was stored', () => {
    const made = quoted('14.00', { source: 'estimate' })
    const unwilling = { ...carrierOf('bramble'), estimates: false }
    expect(present({ bramble: made }, [unwilling]).quotes[0]).toMatchObject({
      price_info: { type: 'failed' },
      coverage_amount: '',
    })
    expect(present({ bramble: quoted('14.00') }, [unwilling]).quotes[0]?.price_info.type).toBe('price')
  })

  test('says that it is made from similar plans when nothing better came', () => {
    expect(presented('done')).toMatchObject({
      quote_status: 'complete',
      quotes: [{ id: 'bramble', price_info: { premium: '14.00', source: 'similar plans' } }],
    })
    expect(presented('done').quotes[0]?.price_info).not.toHaveProperty('awaited')
  })
})

describe('on a Spanish page', () => {
  const words = new Map([
    ['aaaa', { en: 'No dogs.' }],
    ['bbbb', { en: 'No dogs.', es: 'Sin perros.' }],
  ])
  const [folder, both] = ['wren/renters#decline.dog:aaaa', 'wren/renters#decline.dog:bbbb'] as const
  const spanish = (outcome: Outcome) =>
    present({ wren: outcome }, undefined, tellBy(words, { speech: 'es' })).quotes[0]

  test.each<[string, Sentence, string, 'en' | undefined]>([
    ['came over a wire', { text: 'Not this dog.' }, 'Not this dog.', 'en'],
    ['stands in its folder in English alone', { key: folder }, 'No dogs.', 'en'],
    ['stands in its folder in Spanish too', { key: both }, 'Sin perros.', undefined],
  ])('a reason that %s is marked where it is in English', (_, message, shown, lang) => {
    const translated = { key: both } as const
    for (const outcome of [
      { kind: 'declined', code: 'dog', message, text: translated },
      { kind: 'referred', phone: '+18005550199', message },
    ] as const) {
      const { price_info } = spanish(outcome) ?? expect.fail('nothing was presented')
      expect([price_info.message, price_info.lang, price_info.text_lang]).toEqual([shown, lang, undefined])
    }
    const helped = spanish({ kind: 'declined', code: 'dog', message: translated, text: message })?.price_info
    expect([helped?.text, helped?.text_lang, helped?.lang]).toEqual([shown, lang, undefined])
    const noted = spanish(quoted('14.84', { notes: [message] }))?.description
    expect(noted).toContain(lang ? `<p lang="en">${shown}</p>` : `<p>${shown}</p>`)
  })
})

test('a price says which choice of cover it doesn’t follow, apart from the insurer’s own notes', () => {
  const unrated = { key: 'note.unratedCovers', values: { covers: ['plan'] } } as const
  const sentence = 'This price doesn’t reflect your plan. Ask about it before you buy.'
  const shown = only(quoted('10.00', { notes: [{ text: 'Dental is included.' }, unrated] }))
  expect(shown.unfollowed).toBe(sentence)
  expect(shown.description).toContain('Dental')
  expect(shown.description).not.toContain(sentence)
  expect(only(quoted('10.00'))).not.toHaveProperty('unfollowed')
})
