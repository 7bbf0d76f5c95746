import { describe, expect, it } from 'vitest'
import type { State } from '../../law/jurisdictions.ts'
import { breedIn } from './dog-breed.ts'

const inState = (line: 'renters' | 'homeowner', state: State) =>
  breedIn(line, { address: { state }, today: '2026-11-22' })

describe("the breed of a visitor's dog", () => {
  it('is no question where it can neither change a price nor be a reason to refuse', () => {
    for (const state of ['AZ', 'CO', 'IL', 'NV', 'NY'] as const)
      for (const line of ['renters', 'homeowner'] as const)
        expect(inState(line, state).isAsked, `${line} ${state}`).toBe(false)
  })

  it('is a question where it can do one of them', () => {
    for (const state of ['TX', 'MN', 'PA'] as const) expect(inState('homeowner', state).isAsked).toBe(true)
  })

  it('is spoken of as law, with a link to it, only where the law is sure', () => {
    expect(inState('homeowner', 'CO')).toMatchObject({
      promise: ' In Colorado, a dog’s breed doesn’t count.',
      link: { law: '/law/co' },
    })
    for (const state of ['CO', 'NY', 'TX'] as const)
      expect(inState('renters', state)).toMatchObject({ promise: '', link: {} })
  })
})
