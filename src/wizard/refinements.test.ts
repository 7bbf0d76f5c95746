import { describe, expect, expectTypeOf, test } from 'vitest'
import { choice } from '../kinds/choice/choice.ts'
import { type Application, line } from './line.ts'
import { answer, started, today } from './sample.ts'
import { walk } from './walk.ts'

const size = choice({
  title: { en: 'How big is it?' },
  choices: [
    { value: 'SMALL', title: { en: 'Small' } },
    { value: 'BIG', title: { en: 'Big' } },
  ],
})
const moat = choice({
  title: { en: 'How wide a moat?' },
  choices: [{ value: '10', title: { en: '10 feet' } }],
})

const castle = line('castle')
  .ask('1', 'size', size)
  .refine('moat', 'moat', moat, { when: answers => answers.size.choice === 'BIG' })

const big = answer(castle, started, ['1', { choice: 'BIG' }]).answers

describe('a question beside the prices', () => {
  test('is on no path, and no price waits for it', () => {
    const walked = walk({ line: castle, answers: big, today })
    expect(walked.path.map(({ asks }) => asks.name)).toEqual(['size'])
    expect(walked.open).toBeNull()
    expect(walked.refinements.map(({ asks, answered }) => [asks.name, answered])).toEqual([['moat', false]])
    expect(walked.application).not.toHaveProperty('moat')
    expectTypeOf<Application<typeof castle>['moat']>().toEqualTypeOf<{ choice: '10' } | undefined>()
  })

  test('is not there before the last answer, and not where its condition fails', () => {
    expect(walk({ line: castle, answers: started, today }).refinements).toEqual([])
    const small = answer(castle, started, ['1', { choice: 'SMALL' }]).answers
    expect(walk({ line: castle, answers: small, today }).refinements).toEqual([])
  })

  test('counts once it is answered, until it is taken back or another answer rules it out', () => {
    const chosen = answer(castle, big, ['moat', { choice: '10' }])
    expect(chosen.next).toBeNull()
    expect(walk({ line: castle, answers: chosen.answers, today }).application.moat).toEqual({ choice: '10' })
    const back = answer(castle, chosen.answers, ['moat', { skip_answer: true }]).answers
    expect(walk({ line: castle, answers: back, today }).application).not.toHaveProperty('moat')
    const small = answer(castle, chosen.answers, ['1', { choice: 'SMALL' }]).answers
    expect(walk({ line: castle, answers: small, today }).application).not.toHaveProperty('moat')
  })

  test('comes after every question of the wizard', () => {
    expect(() => castle.ask('2', 'owner', size)).toThrow('castle/2: asked after a refinement')
  })
})
