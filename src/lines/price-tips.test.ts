import { describe, expect, test } from 'vitest'
import { randomWalk } from '../../tests/rooms/lines.ts'
import { started, today } from '../wizard/sample.ts'
import { type Answers, walk } from '../wizard/walk.ts'
import { lines } from './index.ts'
import { priceTipsOf } from './price-tips.ts'

/** A finished application of a line with some answers in place of others. */
function finished(name: string, changed: Answers = {}) {
  const line = lines.byName(name)
  const { answers } = randomWalk(line, { pick: () => 0, start: { start: { ...started.start, type: name } } })
  const all = { ...answers, ...changed }
  return { answers: all, walked: walk({ line, answers: all, today }), line }
}

const whatOf = (name: string, changed?: Answers) => {
  const { answers, walked } = finished(name, changed)
  return priceTipsOf(answers, walked).map(({ what }) => what.en)
}

const discounts = ['Documents by email', 'Automatic payments', 'A program that tracks driving']

describe('what a visitor can act on', () => {
  test('is a device that is missing, and never one that is there', () => {
    const told = whatOf('renters', { protections: { choices: ['DEADBOLT'] } })
    expect(told).toContain('New: fire sprinklers')
    expect(told.join()).not.toMatch(/deadbolt/i)
  })

  test('is a new roof, and what a home could do without; a dog stays', () => {
    const told = whatOf('homeowner', {
      roof: { choice: 'R16_20' },
      features: { choices: ['TRAMPOLINE', 'DOG'] },
    })
    expect(told).toContain('New roof')
    expect(told).toContain('Without the trampoline')
    expect(told.join()).not.toMatch(/dog|pool/i)
    expect(whatOf('homeowner', { roof: { choice: 'R0_5' } })).not.toContain('New roof')
  })

  test('is what would protect a home from wildfire in California, once somebody answers; a community is not one visitor’s', () => {
    const inState = (state: string) =>
      whatOf('homeowner', {
        address: { address1: '1 Main St', address2: '', city: 'Paradise', state, zipcode: '95969' },
        wildfireMeasures: { choices: ['CLOSED_EAVES'] },
      })
    expect(inState('CA')).toContain('New: class A roof')
    expect(inState('CA').join()).not.toMatch(/eaves|firewise|community/i)
    expect(inState('CO')).not.toContain('New: class A roof')
    expect(whatOf('homeowner')).not.toContain('New: class A roof')
  })

  test('is tobacco that somebody gives up, and nothing else of health', () => {
    expect(whatOf('life', { health: { choices: ['TOBACCO_NOW', 'BP'] } })).toEqual([
      'After a year without tobacco',
    ])
    expect(whatOf('life', { health: { choices: ['BP'] } })).toEqual([])
  })

  test('is half the miles of each car, and never who drives it', () => {
    const told = whatOf('auto', { multiPolicy: { choice: 'YES' } }).filter(what => !discounts.includes(what))
    expect(told).toEqual([expect.stringMatching(/^Half the miles in the /)])
  })

  test('is how a policy is bought and paid, until it is chosen, and never who somebody is', () => {
    const tips = (policyDiscounts?: object) =>
      whatOf('auto', { policyDiscounts }).filter(what => discounts.includes(what))
    expect(tips()).toEqual(discounts)
    expect(tips({ choices: ['PAPERLESS'] })).toEqual(discounts.slice(1))
    expect(whatOf('auto').join()).not.toMatch(/grades|school|anti-theft/)
  })

  test('is a second policy with the same insurer, until it is chosen, where the state lets it count', () => {
    const tip = 'Home and car with the same insurer'
    for (const line of ['auto', 'homeowner', 'renters']) {
      expect(whatOf(line), line).toContain(tip)
      expect(whatOf(line, { multiPolicy: { choice: 'NO' } }), line).toContain(tip)
      expect(whatOf(line, { multiPolicy: { choice: 'YES' } }), line).not.toContain(tip)
    }
    const address = { address1: '1 Main St', address2: '', city: 'Paradise', state: 'CA', zipcode: '95969' }
    expect(whatOf('homeowner', { address })).not.toContain(tip)
    expect(whatOf('pet')).not.toContain(tip)
  })

  test('leaves every line answered to its end', () => {
    for (const { name } of lines.all) {
      const { answers, walked, line } = finished(name)
      for (const tip of priceTipsOf(answers, walked))
        expect(walk({ line, answers: tip.answers, today }).open).toBeNull()
    }
  })
})
