import { describe, expect, test } from 'vitest'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import { lines } from '../../../lines/index.ts'
import { usualChoices } from '../../../risk/usual-choices.ts'
import { today } from '../../../wizard/sample.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import type { EarlierRound } from '../../store/rows/earlier-rounds.ts'
import { riskOf } from '../quoting/risk-of.ts'
import { coversOf } from './change-covers.ts'
import {
  changesBack,
  changesTo,
  firstTried,
  otherRounds,
  undoShown,
  undoTarget,
  undoToAfter,
} from './tried-covers.ts'

/** A quote whose covers changed once in each round, as the journey stores it. */
function tryAll(first: Answers) {
  const earlier: EarlierRound[] = []
  const journey = { line: lines.byName('renters'), today }
  let quote = { line: 'renters' as const, round: 1, answers: first }
  return {
    tried: () => ({ quote, earlier, journey }),
    change(answers: Answers) {
      const undoTo = undoToAfter({ quote, earlier, journey }, answers)
      earlier.push({ round: quote.round, answers: quote.answers, undoTo, offers: [] })
      quote = { ...quote, round: quote.round + 1, answers }
    },
    undo() {
      this.change({ ...quote.answers, ...undoTarget({ quote, earlier })?.answers })
    },
  }
}

const dob = { year: 1990 }
const at = (deductible: string) => ({ dob, deductible: { choice: deductible } })

describe('undoing', () => {
  test('goes back step by step to what was chosen first, and never forward again', () => {
    const session = tryAll(at('500'))
    session.change(at('1000'))
    session.change(at('2500'))
    const seen = []
    while (undoTarget(session.tried())) {
      session.undo()
      seen.push(session.tried().quote.answers)
    }
    expect(seen).toEqual([at('1000'), at('500')])
  })

  test('leads on from a change that followed it', () => {
    const session = tryAll(at('500'))
    session.change(at('1000'))
    session.undo()
    session.change(at('250'))
    expect(undoTarget(session.tried())?.answers).toEqual(at('500'))
  })

  test('leaves the rounds with other coverage, and not those with the present one', () => {
    const session = tryAll(at('500'))
    session.change(at('1000'))
    session.change(at('2500'))
    session.undo()
    expect(session.tried().quote.round).toBe(4)
    expect(otherRounds(session.tried()).map(({ round }) => round)).toEqual([3, 1])
  })

  test('takes back a choice of what nobody had chosen', () => {
    const session = tryAll({ dob })
    session.change({ dob, settlement: { choice: 'ACTUAL_CASH_VALUE' } })
    expect(changesBack(session.tried(), { undo: 'latest', round: Number.NaN })).toEqual({
      settlement: { skip_answer: true },
    })
  })

  test('changes covers alone: beyond another fact there is nothing to go back to', () => {
    const session = tryAll(at('500'))
    session.change({ ...at('500'), dob: { year: 1980 } })
    expect(undoTarget(session.tried())).toBeNull()
    expect(firstTried(session.tried())).toBeNull()
  })
})

test('the first choices are one step away, as is every round', () => {
  const session = tryAll(at('500'))
  session.change(at('1000'))
  session.change({ ...at('1000'), property: { choice: '50000' } })
  const tried = session.tried()
  expect(changesBack(tried, { undo: 'first', round: Number.NaN })).toEqual({
    property: { skip_answer: true },
    deductible: { choice: '500' },
  })
  expect(changesBack(tried, { round: 2 })).toEqual({ property: { skip_answer: true } })
  expect(changesTo(tried.quote, tried.quote.answers)).toEqual({})
})

test.each(['auto', 'homeowner', 'pet', 'renters'] as const)(
  'the usual choice of a cover of %s, which nobody had chosen, leads away from nothing',
  name => {
    const line = lines.byName(name)
    const start = { start: { type: name, zipCode: '78701', state: 'TX' } }
    const { answers } = randomWalk(line, { pick: () => 0, start })
    const walked = walk({ line, answers, today })
    if (walked.open) throw new Error(`${walked.open.route} is open`)
    const usual = usualChoices(riskOf({ line: name, application: walked.application, today }))
    const open = coversOf({ line }, walked).filter(({ asks, answered }) => !answered && usual[asks.name])
    expect(open.length).toBeGreaterThan(0)
    for (const { asks } of open) {
      const chosen = { ...answers, [asks.name]: { choice: usual[asks.name] } }
      const earlier = [{ round: 1, answers, undoTo: 1, offers: [] }]
      const quote = { line: name, round: 2, answers: chosen }
      const tried = { quote, earlier, journey: { line, today } }
      expect([firstTried(tried), undoShown(tried)], asks.name).toEqual([null, null])
    }
  },
)
