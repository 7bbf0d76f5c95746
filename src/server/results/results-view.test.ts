import { expect, test } from 'vitest'
import { daysAway, goingTo, partyOf, tripFrom } from '../../../tests/carriers/samples/sample-travel.ts'
import { application, carrierOf, quoted, tell } from '../../../tests/rooms/results.ts'
import { quote, settledAt } from '../../../tests/rooms/wire.ts'
import type { Outcome } from '../../connectors/connector.ts'
import { autoCoverage } from '../../rating/coverage/auto.ts'
import { tellBy } from '../../sentences/tell.ts'
import { viewResults } from './results-view.ts'

const offerOf = (carrier: string, outcome: Outcome) =>
  ({ carrier, state: 'done', outcome, standIn: false, settledAt }) as const
const insuring = (premium: string, belongings: number) =>
  quoted(premium, { coverage: { parts: [{ kind: 'belongings', amounts: [belongings] }] } })

test('the popular choice covers no part less than the others do', () => {
  const carriers = ['thin', 'usual', 'dear', 'dearest'].map(id =>
    carrierOf(id, { rating: id === 'thin' ? 5 : 4 }),
  )
  const popular = (thin: number) =>
    viewResults(carriers, {
      quote,
      application,
      offers: [
        offerOf('thin', insuring('9.00', thin)),
        offerOf('usual', insuring('10.00', 30_000)),
        offerOf('dear', insuring('11.00', 30_000)),
        offerOf('dearest', insuring('12.00', 30_000)),
      ],
    }).popular?.id
  expect(popular(30_000)).toBe('thin')
  expect(popular(40_000)).toBe('thin')
  expect(popular(20_000)).toBe('usual')
})

const leastInFlorida = { limits: 'MIN', physicalDamage: 'FULL', deductible: '500', incidents: [] } as const

test('what is said of all prices, each of them says, the weaker ones too; one price alone says its own', () => {
  // Without liability coverage for people whom the driver injures.
  const coverage = { parts: autoCoverage({ state: 'FL', effective: '2026-12-01', auto: leastInFlorida }) }
  const lacking = (premium: string) => quoted(premium, { coverage })
  const saidOfAll = (outcomes: Readonly<Record<string, Outcome>>) =>
    viewResults(
      Object.keys(outcomes).map(id => carrierOf(id)),
      {
        quote: { ...quote, line: 'auto' },
        application,
        offers: Object.entries(outcomes).map(([id, outcome]) => offerOf(id, outcome)),
      },
    ).details.map(tell)
  const [sentence, ...others] = saidOfAll({ one: lacking('9.00'), two: lacking('10.00') })
  expect([sentence, others]).toEqual([expect.stringMatching(/^There’s no liability coverage/), []])
  expect(saidOfAll({ one: lacking('9.00') })).toEqual([])
  const weaker = quoted('9.00', { narrow: true })
  expect(saidOfAll({ one: lacking('9.00'), two: lacking('10.00'), three: weaker })).toEqual([])
})

test('a trip is named above its prices: who goes where, when, and at what cost', () => {
  const trip = (cost: number) =>
    tripFrom({
      state: 'IL',
      answers: {
        cost: { trip_cost: cost },
        dates: daysAway(10),
        destinations: goingTo('IT', 'FR'),
        travelers: partyOf(41, 39),
      },
    })
  const details = (cost: number) =>
    viewResults([], {
      quote: { ...quote, line: 'travel' },
      application,
      offers: [],
      risk: trip(cost),
    }).details
  const [first] = details(9_000)
  expect(first && tell(first)).toMatch(
    /^For 2 travelers to Italy and France, [A-Z][a-z]+ \d+, \d{4} to [A-Z][a-z]+ \d+, \d{4}, at a cost of \$9,000\.$/,
  )
  expect(first && tellBy(new Map(), { speech: 'es' })(first)).toMatch(
    /^Para 2 viajeros a Italia y Francia, del \d+ de .* con un costo de \$9,000\.$/,
  )
  const [medical] = details(0)
  expect(medical && tell(medical)).not.toContain('cost')
})
