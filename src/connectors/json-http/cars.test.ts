import { describe, expect, it } from 'vitest'
import { autoIn, carLike } from '../../../tests/carriers/samples/sample-auto.ts'
import { speaking } from '../../../tests/rooms/json-speaking.ts'
import { tellBy } from '../../sentences/tell.ts'
import { readMapping } from './mapping/mapping.ts'

const household = (answers: object = {}) => {
  const risk = autoIn({
    state: 'TX',
    answers: { vehicles: [carLike({}), carLike({ year: 2012 })], ...answers },
  })
  const [first, second] = risk.vehicles
  if (!first || !second) throw new Error('two cars')
  return { ...risk, vehicles: [first, { ...second, deductible: '1000' as const }] }
}

const answer = [
  {
    quoted: {
      premium: { path: 'price', unit: 'dollars' },
      term: '6 months',
      coverages: { each: 'covers', label: { path: 'name' }, value: { path: 'limit' } },
      cars: {
        each: 'cars',
        number: { path: 'no' },
        premium: { path: 'price', unit: 'dollars' },
        deductible: { path: 'covers[code=COLL].deductible', unit: 'dollars' },
        covers: [{ label: 'a yearly mileage', asked: '.annualMiles', path: 'miles', unit: 'dollars' }],
      },
    },
  },
]
const carrier = (risk = household()) => speaking({ answer, risk })

const covers = [{ name: 'bodily injury', limit: '50/100' }]
const car = (no: number, price: number, deductible?: number, others: object = {}) => ({
  ...{ no, price, ...others },
  covers: deductible === undefined ? [{ code: 'LIABILITY' }] : [{ code: 'COLL', deductible }],
})

/** The sentences of a price, in a language. */
function notesOf(reply: object, language: 'en' | 'es' = 'en', risk = household()) {
  const outcome = carrier(risk).read({ price: 500, covers, ...reply })
  if (outcome.kind !== 'quoted') throw new Error(JSON.stringify(outcome))
  const tell = tellBy(new Map(), { speech: language })
  return {
    outcome,
    notes: outcome.notes.map(note => tell(note)).filter(note => !/injury|lesiones/.test(note)),
  }
}

describe('the cars of a reply', () => {
  it('have their deductibles in the coverage and their premiums in a note, in whatever order they come', () => {
    const { outcome, notes } = notesOf({ cars: [car(2, 180, 1000), car(1, 250.5, 500)] })
    expect(outcome.coverage.parts).toContainEqual(
      expect.objectContaining({ kind: 'carDeductibles', amounts: [500, 1000] }),
    )
    expect(notes).toEqual([
      'Before any fees, your 2023 Toyota Camry costs $250.50 and your 2012 Toyota Camry costs $180 for 6 months.',
    ])
    expect(outcome).not.toHaveProperty('narrow')
  })

  it('that all have one deductible have it as one', () => {
    const { outcome, notes } = notesOf({ cars: [car(1, 200, 500), car(2, 200, 500)] })
    expect(outcome.coverage.parts).toContainEqual(
      expect.objectContaining({ kind: 'deductible', amounts: [500] }),
    )
    expect(notes[0]).toBe(
      'For your 2012 Toyota Camry, you asked for a deductible of $1,000. This price has $500.',
    )
  })

  it('that all differ from what was asked in the same way have one note', () => {
    const { notes } = notesOf({ cars: [car(1, 200, 2000, { miles: 1 }), car(2, 200, 2000, { miles: 1 })] })
    expect(notes.slice(0, 3)).toEqual([
      'For your 2023 Toyota Camry, you asked for a deductible of $500. This price has $2,000.',
      expect.stringMatching(/^You asked for a yearly mileage of/),
      'For your 2012 Toyota Camry, you asked for a deductible of $1,000. This price has $2,000.',
    ])
  })

  it('are compared amount by amount with what was asked for each', () => {
    const miles = household().vehicles[0]?.annualMiles
    const cars = [car(1, 200, 500, { miles: 5000 }), car(2, 200, 1000)]
    expect(notesOf({ cars }).notes[0]).toBe(
      `For your 2023 Toyota Camry, you asked for a yearly mileage of $${miles?.toLocaleString('en-US')}. This price has $5,000.`,
    )
  })

  it('that lack what was asked make the price narrow, and the card says which', () => {
    const uncovered = notesOf({ cars: [car(1, 200, 500), car(2, 100)] })
    expect(uncovered.notes[0]).toBe('This price doesn’t cover damage to your 2012 Toyota Camry.')
    const left = notesOf({ cars: [car(2, 100, 1000)] }, 'es')
    expect(left.notes).toEqual(['Este precio no incluye su Toyota Camry 2023.'])
    for (const { outcome } of [uncovered, left]) expect(outcome).toMatchObject({ narrow: true })
  })

  it('without coverage for damage are as asked where nobody asked for it', () => {
    const liability = household({ physicalDamage: { choice: 'LIABILITY' } })
    expect(liability.auto.physicalDamage).toBe('LIABILITY')
    const { outcome, notes } = notesOf({ cars: [car(1, 200), car(2, 100)] }, 'en', liability)
    expect(notes).toHaveLength(1)
    expect(outcome).not.toHaveProperty('narrow')
  })

  it.each([
    ['one that nobody asked about', [car(3, 100, 500)]],
    ['one twice', [car(1, 100, 500), car(1, 100, 500)]],
    ['premiums of more than the whole', [car(1, 300, 500), car(2, 300, 1000)]],
    ['an amount that is none', [{ no: 1, price: 'soon', covers: [] }]],
  ])('with %s are no credible price', (_, cars) => {
    expect(carrier().read({ price: 500, covers, cars })).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })

  it('that it does not name leave the price as it is', () => {
    const { outcome, notes } = notesOf({})
    expect([outcome.narrow, notes]).toEqual([undefined, []])
  })
})

it('a mapping of cars names what a car of the question has, in a line that has cars', () => {
  const told = (line: 'auto' | 'renters', asked: string) => {
    const cars = { each: 'cars', covers: [{ label: 'x', asked, path: 'a', unit: 'dollars' }] }
    const text = JSON.stringify({
      lines: [line],
      request: { path: '/rate', body: {} },
      answer: [{ quoted: { premium: { path: 'p', unit: 'dollars' }, term: 'year', cars } }],
    })
    return () => readMapping({ file: 'mapping.json', text }, line)
  }
  expect(told('auto', '.deductible')).not.toThrow()
  expect(told('auto', '.deductable')).toThrow(/cars\.covers\.0\.asked.*no \.deductable/)
  expect(told('renters', 'cover.deductible')).toThrow(/cars.*no risk\.vehicles/)
})
