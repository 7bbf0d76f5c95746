import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check } from '../wizard/check.ts'
import { answer, started, today } from '../wizard/testing.ts'
import { type Answers, progress, walk } from '../wizard/walk.ts'
import { lines } from './index.ts'
import { asksOf, possibleAnswers, randomWalk } from './testing.ts'

/** The routes of spec 2.1 by line; a line that is served has each of them. */
const specified: Readonly<Record<string, readonly string[]>> = {
  renters: ['1', '1c', '1e', '1h', '1k', '2', '2b', '2c', '2g', '3'],
}

describe.each(lines.all.map(line => [line.name, line] as const))('%s', (name, line) => {
  const routes = [...asksOf(line), ...line.stages].map(({ route }) => route)

  it('has the routes of the specification, each once (spec 2.1)', () => {
    expect([...new Set(routes)].sort()).toEqual([...(specified[name] ?? [])].sort())
    const pages = [...asksOf(line), ...line.stages.filter(stage => stage.type === 'collect')]
    expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length)
  })

  it('reaches each of its pages, and every journey through it ends', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), numbers => {
        const { seen } = randomWalk(line, most => (numbers.next().value ?? 0) % most)
        for (const route of seen) reached.add(route)
      }),
      { numRuns: 200 },
    )
    expect([...reached].sort()).toEqual(
      asksOf(line)
        .map(ask => `/quote/${line.name}/${ask.route}`)
        .sort(),
    )
  })

  it('leads on from every choice of every question', () => {
    for (const ask of asksOf(line)) {
      for (const payload of possibleAnswers(ask.step)) {
        expect(check(ask.step.answer(today), payload).ok, `${ask.route} ${JSON.stringify(payload)}`).toBe(
          true,
        )
      }
    }
  })

  it('says of every question why it is asked', () => {
    for (const { step } of asksOf(line)) {
      expect(step.props.privacyInfo, step.props.title).toBeTruthy()
      expect(step.props.privacyShort, step.props.title).toBeTruthy()
    }
  })

  it('shows the information disclosure before the last page is answered (spec 2.3)', () => {
    expect(asksOf(line).some(({ step }) => step.props.information_disclosure)).toBe(true)
  })

  it('keeps the class of every field of every answer', () => {
    for (const { step } of asksOf(line)) {
      for (const payload of possibleAnswers(step)) {
        for (const field of Object.keys(payload)) expect(step.fields).toHaveProperty(field)
      }
    }
  })
})

describe('renters', () => {
  const renters = lines.byName('renters')
  const filled = (until: string) => {
    let answers: Answers = started
    for (const ask of asksOf(renters)) {
      if (ask.route === until) break
      answers = answer(renters, answers, [ask.route, possibleAnswers(ask.step)[0]]).answers
    }
    return answers
  }

  it('counts its ten questions (spec 2.3)', () => {
    const steps = ['1', '1e', '2', '3'].map(until => {
      const journey = { line: renters, answers: filled(until), today }
      const walked = walk(journey)
      return walked.open && progress(journey, walked, walked.open)
    })
    expect(steps).toEqual([
      { current: 1, total: 10 },
      { current: 3, total: 10 },
      { current: 6, total: 10 },
      { current: 10, total: 10 },
    ])
  })

  it('lets the birth date and the devices be skipped, and nothing else (spec 4.2)', () => {
    const skippable = asksOf(renters).filter(ask => ask.skippable)
    expect(skippable.map(ask => ask.route)).toEqual(['1e', '1h'])
    expect(() => answer(renters, filled('2'), ['2', { skip_answer: true }])).toThrow('refused')
    expect(answer(renters, filled('1e'), ['1e', { skip_answer: true }]).next?.route).toBe('/quote/renters/1h')
  })

  it('asks nobody under 18', () => {
    expect(() => answer(renters, filled('1e'), ['1e', { month: 1, day: 1, year: 2012 }])).toThrow(
      'You need to be at least 18',
    )
  })

  it('goes on to the next question after an edited answer', () => {
    expect(answer(renters, filled('2c'), ['1c', { choice: 'ROOM' }]).next?.route).toBe('/quote/renters/1e')
  })

  it('is not to be jumped ahead in', () => {
    expect(() => answer(renters, filled('1e'), ['2b', { choice: '100000' }])).toThrow('off-path')
  })
})
