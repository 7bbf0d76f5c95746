import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../../tests/carriers/panel.ts'
import { blanked, isScrambled, scramble } from '../../../../tests/rooms/language.ts'
import { possibleAnswers, randomWalk } from '../../../../tests/rooms/lines.ts'
import { lineInBoth, toldTwice } from '../../../../tests/support/two-languages.ts'
import { lines } from '../../../lines/index.ts'
import { priceTipsOf } from '../../../lines/price-tips.ts'
import { today } from '../../../wizard/sample.ts'
import { skipped } from '../../../wizard/step.ts'
import { submit } from '../../../wizard/submit.ts'
import { walk } from '../../../wizard/walk.ts'
import { pricedCovers } from '../coverage/cover-steps.ts'
import { otherChoices } from '../coverage/other-choices.ts'
import type { Services } from '../services.ts'
import { describeStep } from './describe-step.ts'
import { questionsOf } from './questions-of.ts'
import { reviewAnswers } from './review-answers.ts'

const cases = lines.all.flatMap(({ name }) => [1, 2, 3].map(seed => [name, seed] as const))

describe.each(cases)('the questions of %s (visitor %i) in a made-up language', (name, seed) => {
  const random = randomFrom(seed)
  const start = { start: { type: name, zipCode: '78701', state: 'TX' } }
  const { answers } = randomWalk(lines.byName(name), { pick: most => Math.floor(random() * most), start })
  const journey = { line: lineInBoth(name), answers, today }
  const plain = { line: lines.byName(name), answers, today }
  const walked = walk(journey)
  const visitor = Buffer.from('a browser')
  const quote = { id: 'q', number: 'KM4T-7XRC', completedAt: null, notes: {}, visitor }

  test('are the same pages, but for their words', () => {
    expect(walked.application).toEqual(walk(plain).application)
    for (const place of [...walked.path, ...walked.refinements]) {
      const view = describeStep({ quote, visitor, journey, walked, place })
      const [own, other] = toldTwice(view)
      expect(other.title).toBe(scramble(own.title))
      expect(blanked(other, own)).toEqual(blanked(own, other))
    }
  })

  test('take the same answers on to the same pages', () => {
    for (const { route, step, stage, asks } of walked.path) {
      if (stage.type === 'collect' || asks.type === 'collect') continue
      for (const payload of possibleAnswers(step).slice(0, 4)) {
        const [own, other] = [plain, journey].map(journey => {
          const verify = (_: unknown, answer: unknown) => ({ ok: true, answer }) as const
          return submit(journey, { route, payload, uuid: '', verify })
        })
        const outcomeOf = (taken: typeof own) =>
          taken?.kind === 'accepted' ? [taken.answers, taken.next?.route] : taken?.kind
        expect(outcomeOf(other)).toEqual(outcomeOf(own))
      }
    }
  })

  test('are reviewed, named and changed alike', async () => {
    const read = { id: 'q', line: name, visitor: Buffer.alloc(32) }
    const services = {
      lines: { byName: () => journey.line },
      today: () => today,
      quotes: { read: async () => ({ ...read, answers, notes: {}, before: null, round: 1 }) },
    }
    // The few services that a review uses.
    const { review } = await reviewAnswers(services as unknown as Services, Buffer.alloc(32), 'q')
    const [own, other] = toldTwice(review)
    expect(blanked(other, own)).toEqual(blanked(own, other))
    expect(isScrambled(other)).toBe(true)
    expect([...questionsOf(walked).questions.keys()]).toEqual([...questionsOf(walk(plain)).questions.keys()])
    expect(priceTipsOf(answers, walked).map(({ answers }) => answers)).toEqual(
      priceTipsOf(answers, walk(plain)).map(({ answers }) => answers),
    )
  })

  test('name the same other choices of coverage', () => {
    const choicesOf = (journey: typeof plain) => {
      const walkedHere = walk(journey)
      const finished = { journey, walked: walkedHere, application: walkedHere.application }
      return pricedCovers(finished, () => [])
        .flatMap(otherChoices)
        .map(({ what: _, ...choice }) => choice)
    }
    expect(choicesOf(journey)).toEqual(choicesOf(plain))
    expect(walked.path.some(({ answer }) => answer !== skipped)).toBe(true)
  })
})
