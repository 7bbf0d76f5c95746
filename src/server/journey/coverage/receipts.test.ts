import { expect, test } from 'vitest'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import { told } from '../../../language/text.ts'
import { lines } from '../../../lines/index.ts'
import { today } from '../../../wizard/sample.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { receiptsOf } from './receipts.ts'

const line = lines.byName('pet')
const settledAt = new Date(`${today}T18:00:00Z`)
const start = { start: { type: 'pet', zipCode: '78701', state: 'TX' } }
const { answers } = randomWalk(line, { pick: () => 0, start })

/** The receipts of an insurer that has confirmed a price for each of these choices, the last of which is the current one. */
function receiptsAfter(
  choices: readonly (readonly [price: string, covers: Answers])[],
  more: Partial<Quoted> = {},
) {
  const rounds = choices.map(([premium, covers], at) => {
    const bill = { term: 'month', premium, fees: [], surcharges: [], total: premium } as const
    const quoted: Quoted = {
      ...{ kind: 'quoted', source: 'carrier', premium, period: 'month', bill, estimated: false },
      ...{ coverage: { parts: [] }, notes: [], assumed: [], ...more },
    }
    const offer = { carrier: 'wren', outcome: quoted, settledAt }
    return { round: at + 1, answers: { ...answers, ...covers }, undoTo: null, offers: [offer] }
  })
  const now = rounds.at(-1)
  if (!now) return expect.fail('nothing was chosen')
  const journey = { line, answers: now.answers, today }
  const walked = walk(journey)
  const receipts = receiptsOf(
    {
      ...{ journey, walked, application: walked.application, earlier: rounds.slice(0, -1) },
      quote: { line: 'pet', round: now.round, answers: now.answers } as Quote,
      offers: now.offers.map(offer => ({ ...offer, state: 'done', standIn: false }) as Offer),
    },
    [{ id: 'wren' }],
  )
  return receipts.get('wren')?.map(({ cents, cover, round }) => [cents, told(cover, 'en'), round])
}

const plans = ['ACCIDENT_ONLY', 'ACCIDENT_AND_ILLNESS', 'WELLNESS'].map(choice => ({ plan: { choice } }))

test('an insurer that follows the choice of plan has a receipt for each', () => {
  const prices = plans.map((plan, at): [string, Answers] => [`${at + 1}0.00`, plan])
  expect(receiptsAfter(prices)?.map(([cents, , round]) => [cents, round])).toEqual([
    [1000, 1],
    [2000, 2],
    [3000, undefined],
  ])
})

test('the present coverage has the last receipt, also where it was the first that was tried', () => {
  const [first = {}, ...more] = ['100', '250', '1000'].map(choice => ({
    deductible: { choice },
    ...plans[1],
  }))
  const covers = [first, ...more, { ...first, ...plans[0] }, { ...first, ...plans[2] }, first]
  const prices = covers.map((cover, at): [string, Answers] => [`${at + 1}0.00`, cover])
  expect(receiptsAfter(prices)?.map(([cents, , round]) => [cents, round])).toEqual([
    [3000, 3],
    [4000, 4],
    [5000, 5],
    [6000, undefined],
  ])
})

test('receipts that differ only in a choice that the insurer doesn’t follow are one', () => {
  const same = plans.map((plan): [string, Answers] => ['51.45', plan])
  expect(receiptsAfter(same, { unrated: ['plan'] })).toEqual([])
  const lower = { ...plans[2], deductible: { choice: '250' } }
  const receipts = receiptsAfter([...same, ['60.00', lower]], { unrated: ['plan'] })
  expect(
    receipts?.map(([cents, cover, round]) => [cents, /plan|accident/i.test(String(cover)), round]),
  ).toEqual([
    [5145, false, 3],
    [6000, false, undefined],
  ])
})
