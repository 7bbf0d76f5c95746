import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { priced, quoteOf, textOf } from '../../../tests/rooms/web-results.ts'
import type { CoversPage, PriceEffect } from '../../contract/prices/covers.ts'
import { CoverPage } from './CoverPage.tsx'
import { Effects } from './Effects.tsx'

const frame = { header: true, footer: true } as const

function pageWith(covers: Partial<CoversPage>, price = priced('13.00')): string {
  const { actions: _, ...quote } = quoteOf('Old Pelican', price)
  const result = { quote_status: 'complete', quotes: [quote], round: 2 } as const
  return textOf(
    renderToStaticMarkup(
      <CoverPage
        name="article"
        article="cover"
        title="Change your coverage"
        quoteId="q0123456789abcdefghij"
        // The parts of a result that the page shows are here.
        covers={{ covers: [], effects: [], result, ...covers } as unknown as CoversPage}
        has_questions={false}
        {...frame}
      />,
    ),
  )
}

test('where no insurer is cheaper, the page says so in the room for who is', () => {
  const reference = { insurer: 'Bramble', price: '$14 a month', cheaper: [] }
  expect(pageWith({ reference })).toContain('So far, no other insurer has a lower price.')
})

test('one effect on the price has no bar, because there is nothing to compare it with', () => {
  const effect = {
    what: 'Deductible: $2,500',
    effect: '$5 less a month',
    is_less: true,
    share: 1,
    route: '/a',
  }
  const bars = (...effects: readonly PriceEffect[]) =>
    renderToStaticMarkup(<Effects quoteId="q1" insurer="Bramble" effects={effects} />).split('<rect').length -
    1
  expect(bars(effect)).toBe(0)
  expect(bars(effect, { ...effect, share: 0.5 })).toBe(2)
})

test('an insurer whose lower price is an estimate may be cheaper', () => {
  const reference = { insurer: 'Bramble', price: '$14 a month', cheaper: ['Old Pelican'] }
  const covers = [
    { name: 'deductible', key: 'deductible', label: 'Deductible', question: 'Which?', choices: [] },
  ]
  expect(pageWith({ covers, reference })).not.toContain('estimates')
  expect(pageWith({ covers, reference: { ...reference, estimated: true } })).toContain(
    'These are all estimates.',
  )
  expect(pageWith({ reference })).toContain('Old Pelican is cheaper, but I can’t price each option there.')
  expect(pageWith({ reference: { ...reference, cheaper_estimated: true } })).toContain(
    'Old Pelican may be cheaper, but I can’t price each option there.',
  )
})

test('a trip that costs nothing leaves no coverage to choose: the page leads to the answers that decide it', () => {
  const page = pageWith({})
  expect(page).toContain(
    'there’s no coverage to choose. That changes with your answers. See or change your answers',
  )
  expect(page).not.toContain('Open a coverage')
})

test('an estimate is written in whole dollars, and a price with the cents it has, above and in the list alike', () => {
  const estimate = pageWith({}, priced('13.00', { estimated: true }))
  expect(estimate.match(/~ \$13 a month/g)).toHaveLength(2)
  expect(estimate).not.toContain('13.00')
  expect(pageWith({}).match(/\$13 a month/g)).toHaveLength(2)
})

test('a price for other coverage than the others says so, above and in the list', () => {
  const { actions: _, ...quote } = quoteOf('Old Pelican', priced('13.00'))
  const result = { quote_status: 'complete', round: 2 } as const
  const withQuotes = (compared?: 'less' | 'other') =>
    pageWith({ result: { ...result, quotes: [{ ...quote, ...(compared && { compared }) }] } })
  expect(withQuotes()).not.toContain('less coverage')
  expect(withQuotes('less').match(/\$13 a month[^$]*, less coverage/g)).toHaveLength(2)
  expect(withQuotes('other').match(/\$13 a month[^$]*, different coverage/g)).toHaveLength(2)
})

test('the prices stand in their order, a plan that covers less after those that don’t, and then the rest', () => {
  const rows = [priced('20.00'), priced('9.00', { narrow: true }), { type: 'call' } as const, priced('12.50')]
  const quotes = rows.map((price, at) => quoteOf(`Insurer ${at}`, price))
  const shown = pageWith({ result: { quote_status: 'complete', quotes, round: 2 } })
  expect([...shown.matchAll(/Insurer (\d)/g)].slice(-4).map(([, at]) => at)).toEqual(['3', '0', '1', '2'])
})
