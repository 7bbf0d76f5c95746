import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choice } from '../kinds/choice/choice.ts'
import { alike } from '../language/texts.ts'
import { acceptsAction, type ListStep, listAction } from './collection.ts'
import { Line } from './line.ts'
import { progress } from './progress.ts'
import { started, today } from './sample.ts'
import { skipped } from './step.ts'
import { submit } from './submit.ts'
import { type Answers, walk } from './walk.ts'

/** A random question: two cards, and perhaps a condition on an earlier answer. */
const question = fc.record({
  skippable: fc.boolean(),
  part: fc.boolean(),
  /** Which earlier question the condition reads, counting backwards; 0 for none. */
  reads: fc.nat({ max: 3 }),
  wants: fc.constantFrom('A', 'B', null),
})
const stage = fc.oneof(
  { weight: 4, arbitrary: question.map(single => ({ ask: single, items: undefined })) },
  {
    weight: 1,
    arbitrary: fc.record({ ask: question, items: fc.array(question, { minLength: 1, maxLength: 3 }) }),
  },
)

type Question = typeof question extends fc.Arbitrary<infer T> ? T : never
type Shape = typeof stage extends fc.Arbitrary<infer T> ? T : never

const step = choice({
  title: { en: 'Which?' },
  choices: ['A', 'B'].map(value => ({ value, title: alike(value) })),
})
const page: ListStep = {
  kind: 'list',
  props: { title: { en: 'Which?' } },
  fields: {},
  empty: { en: 'Add one first' },
  most: 3,
  full: { en: 'Three are enough.' },
  answer: () => listAction,
  accepts: acceptsAction,
  say: () => alike(''),
  rows: items => ({ items: items.map(({ uuid }) => ({ id: uuid, name: alike(uuid) })) }),
}

/** A random line; its conditions may read answers that were never asked. */
function lineOf(shapes: readonly Shape[]): Line {
  const names = shapes.map((_, at) => `q${at}`)
  const optionsOf = ({ skippable, part, reads, wants }: Question, at: number, earlier: readonly string[]) => {
    const name = earlier[at - reads]
    const when = (answers: Answers) => {
      const read = answers[name ?? ''] as { choice: string } | null | undefined
      return (read === skipped ? null : (read?.choice ?? 'A')) === wants
    }
    return { skippable, part, when: reads > 0 && name ? when : undefined }
  }
  const stages = shapes.map(({ ask, items }, at) => {
    const { when, ...rest } = optionsOf(ask, at, names)
    const base = { route: `${at}`, name: `q${at}`, when, chapter: alike('') }
    if (!items) return { type: 'ask' as const, ...base, step, ...rest }
    const inner = items.map((_, index) => `i${index}`)
    const asks = items.map((item, index) => ({
      type: 'ask' as const,
      route: `${at}i${index}`,
      name: `i${index}`,
      step,
      chapter: alike(''),
      ...(index === 0
        ? { ...optionsOf(item, index, inner), when: undefined }
        : optionsOf(item, index, inner)),
    }))
    return { type: 'collect' as const, ...base, step: page, asks }
  })
  return new Line('random', { stages })
}

/** What a visitor does next: go on, go back to a page and answer it again, or change a list. */
const move = fc.record({
  does: fc.constantFrom('go on', 'go on', 'go on', 'go back', 'delete', 'new'),
  pick: fc.nat({ max: 100 }),
  value: fc.constantFrom('A', 'B'),
  skips: fc.boolean(),
})
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

function payloadFor(line: Line, answers: Answers, { does, pick, value, skips }: Move) {
  const { path, open } = walk({ line, answers, today })
  const place = does === 'go back' ? path[pick % path.length] : (open ?? path.at(-1))
  if (!place) return undefined
  if (place.asks.type === 'ask') {
    return { place, payload: skips && place.asks.skippable ? { skip_answer: true } : { choice: value } }
  }
  const items = (answers[place.asks.name] as { items: { uuid: string }[] } | undefined)?.items ?? []
  const uuid = items[pick % Math.max(items.length, 1)]?.uuid ?? ''
  if (does === 'delete') return { place, payload: { action: 'delete', uuid } }
  if (does === 'new' && items.length < 4) return { place, payload: { action: 'new', type: 'other' } }
  return { place, payload: { action: 'next' } }
}

function take(line: Line, answers: Answers, made: Move, uuid: string) {
  const chosen = payloadFor(line, answers, made)
  if (!chosen) return { answers, chosen, submitted: undefined }
  const submitted = submit(
    { line, answers, today },
    {
      route: chosen.place.route,
      payload: chosen.payload,
      uuid,
      verify: (_place, answer) => ({ ok: true, answer }),
    },
  )
  return { answers: submitted.kind === 'accepted' ? submitted.answers : answers, chosen, submitted }
}

function play(line: Line, moves: readonly Move[]) {
  return moves.reduce<Answers>((answers, made, at) => take(line, answers, made, `u${at}`).answers, started)
}

const lines = fc.array(stage, { minLength: 1, maxLength: 8 }).map(lineOf)
const moves = fc.array(move, { maxLength: 30 })
const onward = { does: 'go on', pick: 0, value: 'A', skips: false } as const

it('ends every journey through every line, whatever was edited on the way', () => {
  fc.assert(
    fc.property(lines, moves, fc.boolean(), (line, made, skips) => {
      let answers = play(line, made)
      const pages = line.stages.reduce(
        (sum, one) => sum + (one.type === 'collect' ? one.asks.length + 1 : 1),
        0,
      )
      for (let at = 0; at < 6 * pages && walk({ line, answers, today }).open; at += 1) {
        answers = take(line, answers, { ...onward, skips }, `end${at}`).answers
      }
      expect(walk({ line, answers, today }).open).toBeNull()
    }),
    { numRuns: 300 },
  )
})

it('replays the same path from the same answers, with every page but the last answered', () => {
  fc.assert(
    fc.property(lines, moves, (line, made) => {
      const answers = play(line, made)
      const { path, open } = walk({ line, answers, today })
      expect(walk({ line, answers: JSON.parse(JSON.stringify(answers)), today }).path).toEqual(path)
      const until = open ? path.indexOf(open) : path.length
      expect(path.slice(0, until).every(place => place.answered)).toBe(true)
      const prefix = line.stages.slice(0, line.stages.findIndex(one => one === path[until - 1]?.stage) + 1)
      const shorter = walk({ line: new Line('random', { stages: prefix }), answers, today })
      expect(shorter.path).toEqual(path.filter(place => prefix.includes(place.stage)))
    }),
    { numRuns: 300 },
  )
})

it('never counts an abandoned answer', () => {
  fc.assert(
    fc.property(lines, moves, (line, made) => {
      const answers = play(line, made)
      const { path, application } = walk({ line, answers, today })
      const reached = new Set(path.map(place => place.stage.name))
      for (const name of Object.keys(application))
        expect(['start', 'today'].includes(name) || reached.has(name)).toBe(true)
      const counted = Object.fromEntries(
        Object.entries(answers).filter(([name]) => name === 'start' || reached.has(name)),
      )
      expect(walk({ line, answers: counted, today }).application).toEqual(application)
    }),
    { numRuns: 300 },
  )
})

it('the same submission twice leads to the same state and next page', () => {
  fc.assert(
    fc.property(lines, moves, move, (line, made, last) => {
      const before = play(line, made)
      const once = take(line, before, last, 'once')
      if (once.submitted?.kind !== 'accepted' || !once.chosen) return
      const { place, payload } = once.chosen
      const again = submit(
        { line, answers: once.answers, today },
        {
          route: place.route,
          payload,
          uuid: 'again',
          verify: (_place, answer) => ({ ok: true, answer }),
        },
      )
      // The page of a list disappears with its last item, and says where to go on.
      if (again.kind !== 'accepted') return expect(again.kind).toBe('off-path')
      expect(again.answers).toEqual(once.answers)
      expect(again.next?.route).toBe(once.submitted.next?.route)
    }),
    { numRuns: 500 },
  )
})

it('going on never lowers X or raises Y in "Step X of Y" (spec 2.3.0.2)', () => {
  fc.assert(
    fc.property(
      lines,
      fc.array(fc.tuple(fc.constantFrom('A', 'B'), fc.boolean()), { maxLength: 20 }),
      (line, made) => {
        let answers: Answers = started
        let seen = { current: 1, total: Number.POSITIVE_INFINITY }
        for (const [value, skips] of made) {
          const walked = walk({ line, answers, today })
          if (!walked.open) break
          const now = progress({ line, answers, today }, walked, walked.open)
          expect(now.current).toBeGreaterThanOrEqual(seen.current)
          expect(now.total).toBeLessThanOrEqual(seen.total)
          expect(now.current).toBeLessThanOrEqual(Math.max(now.total, 1))
          seen = now
          answers = take(line, answers, { ...onward, value, skips }, 'only').answers
        }
      },
    ),
    { numRuns: 300 },
  )
})
