import { expect, test } from 'vitest'
import { choice } from '../../../kinds/choice/choice.ts'
import type { Fact } from '../../../lines/taken-over.ts'
import { Line } from '../../../wizard/line.ts'
import { started, today } from '../../../wizard/sample.ts'
import { walk } from '../../../wizard/walk.ts'
import { describeStep } from './describe-step.ts'

const cards = ['A', 'B'].map(value => ({ value, title: { en: value } }))
const question = choice({ title: { en: 'Which?' }, short: { en: 'Which' }, choices: cards })
const line = new Line('toy').ask('1', 'one', question).ask('2', 'two', question).ask('3', 'three', question)

/** A page of a quote that took over the first answer from another one, and with which the third question is filled in. */
function pageOf(route: string, own: object, facts: readonly Fact[] = ['name'], of = line) {
  const filledIn = { three: { choice: 'B' } }
  const begun = { quote: 'q0', line: 'renters' as const, facts, filledIn, questions: ['one'] }
  const journey = {
    line: of,
    answers: { ...started, one: { choice: 'A' }, ...own },
    today,
    speech: 'en' as const,
  }
  const walked = walk(journey)
  const place = walked.path.find(stop => stop.route === `/quote/toy/${route}`) ?? expect.fail(route)
  const quote = { id: 'q1', number: 'KM4T-7XRC', completedAt: null, notes: { takenOver: begun }, visitor }
  // A toy line is not a line of insurance, and nothing here depends on which it is.
  return describeStep({ quote, visitor, journey: journey as never, walked, place })
}

const visitor = Buffer.from('a browser')

const two = { two: { choice: 'A' } }
const says = { taken_over: { en: 'I reused your name from your renters insurance quote.' } }

test('what was taken over is said until the visitor has answered something here', () => {
  expect(pageOf('2', {})).toMatchObject(says)
  expect(pageOf('2', two)).not.toHaveProperty('taken_over')
})

test('and on each page that is filled in with it, until that is answered', () => {
  expect(pageOf('3', two)).toMatchObject({ ...says, answer: { choice: 'B' } })
  const answered = pageOf('3', { ...two, three: { choice: 'A' } })
  expect(answered).toMatchObject({ answer: { choice: 'A' } })
  expect(answered).not.toHaveProperty('taken_over')
})

test('nothing is said where nothing that has a name was taken over', () => {
  expect(pageOf('2', {}, [])).not.toHaveProperty('taken_over')
})

test('a skipped question is listed in the words of the button that skipped it', () => {
  const [own, plain] = [{ en: 'Tomorrow' }, undefined].map(skipLabel =>
    choice({
      title: { en: 'When?' },
      short: { en: 'When' },
      choices: cards,
      ...(skipLabel && { skipLabel }),
    }),
  )
  const answers = [own, plain].map(asked => {
    const skips = new Line('toy')
      .ask('1', 'one', asked ?? question, { skippable: true })
      .ask('2', 'two', question)
    return pageOf('2', { one: null }, [], skips as never).answers?.map(({ answer }) => answer)
  })
  expect(answers).toEqual([[{ en: 'Tomorrow' }], [{ en: 'skipped', es: 'omitido' }]])
})
