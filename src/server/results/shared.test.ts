import { describe, expect, test } from 'vitest'
import { priced, quoteOf } from '../../web/results/testing.ts'
import { withShared } from './shared.ts'

const plan = (id: string, coverage_amount: string, more: Parameters<typeof priced>[1] = {}) =>
  quoteOf(id, priced('10.00', more), { coverage_amount })

const usual = '80% back / $500 deductible'

describe('what prices share', () => {
  test('is said once, and each quote says where it differs', () => {
    const { quotes, shared } = withShared([
      plan('a', usual, { details: ['No floods.', 'A fee of $5.'] }),
      plan('b', usual, { details: ['No floods.'] }),
      plan('c', '70% back / $250 deductible', { details: ['No floods.'] }),
    ])
    expect(shared).toEqual({
      cover: ['80% back', '$500 deductible'],
      is_of_all: false,
      details: ['No floods.'],
    })
    expect(quotes[0]?.cover?.map(({ differs }) => differs)).toEqual([undefined, undefined])
    expect(quotes[2]?.cover).toEqual([
      { label: 'back', text: '70% back', extent: 70, differs: 'less' },
      { label: 'deductible', text: '$250 deductible', extent: -250, differs: 'more' },
    ])
  })

  test('leaves out a plan that covers less than the line usually does, which says so itself', () => {
    const { quotes, shared } = withShared([
      plan('a', usual),
      plan('b', `Accidents only / ${usual}`, { narrow: true, details: ['Other words.'] }),
    ])
    expect(shared).toMatchObject({ cover: ['80% back', '$500 deductible'], is_of_all: true })
    expect(quotes[1]?.cover?.[0]).toEqual({
      label: 'accidents only',
      text: 'Accidents only',
      differs: 'less',
    })
  })

  test('is nothing while nobody has a price, and a quote without cover keeps none', () => {
    const waiting = quoteOf('a', { type: 'quoting' }, { coverage_amount: '' })
    expect(withShared([waiting])).toEqual({
      quotes: [waiting],
      shared: { cover: [], is_of_all: true, details: [] },
    })
  })
})
