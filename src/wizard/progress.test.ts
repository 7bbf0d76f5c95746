import { expect, it } from 'vitest'
import { choice } from '../kinds/choice/choice.ts'
import { name } from '../kinds/name/name.ts'
import { text } from '../kinds/text/text.ts'
import { alike } from '../language/texts.ts'
import { line } from './line.ts'
import { kindsFrom } from './progress.ts'
import { answer, started, today } from './sample.ts'
import { walk } from './walk.ts'

const home = choice({
  title: { en: 'What is it?' },
  choices: ['HOUSE', 'CASTLE'].map(value => ({ value, title: alike(value) })),
})
const owner = name({ title: { en: 'Who are you?' } })
const castle = line('castle')
  .ask('1', 'home', home)
  .ask('2', 'size', ({ home }) => text({ title: { en: `How large is the ${home.choice}?` } }))
  .ask('3', 'owner', owner)

const kindsAt = (answers: Record<string, unknown>) => {
  const journey = { line: castle, answers, today }
  const walked = walk(journey)
  return walked.open && kindsFrom(journey, walked, walked.open)
}

it('tells the kinds of the questions to come, and of one that depends on an answer once that is there', () => {
  expect(kindsAt(started)).toEqual(['choice', 'name'])
  const { answers } = answer(castle, started, ['1', { choice: 'CASTLE' }])
  expect(kindsAt({ ...answers })).toEqual(['text', 'name'])
})
