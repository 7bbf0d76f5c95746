import { expect, test } from 'vitest'
import { randomWalk } from '../../../../tests/rooms/lines.ts'
import { choice } from '../../../kinds/choice/choice.ts'
import { lines } from '../../../lines/index.ts'
import { type Ask, Line } from '../../../wizard/line.ts'
import { today } from '../../../wizard/sample.ts'
import { walk } from '../../../wizard/walk.ts'
import { pricedCovers } from './cover-steps.ts'

test('a choice that would leave a question open is not shown, at today’s price least of all', () => {
  const { name, stages, refinements } = lines.byName('renters')
  const opened: Ask = {
    type: 'ask',
    route: '2x',
    name: 'umbrella',
    step: choice({
      title: { en: 'Would you like an umbrella policy too?' },
      short: { en: 'Umbrella' },
      choices: [{ value: 'YES', title: { en: 'Yes' } }],
      privacyShort: { en: 'It pays beyond your liability coverage.' },
      privacyInfo: { en: 'It pays beyond your liability coverage.' },
    }),
    skippable: false,
    part: false,
    chapter: { en: 'Your coverage' },
    when: ({ liability }: { liability: { choice: string } }) => liability.choice === '500000',
  }
  const line = new Line(name, { stages: [...stages, opened], refinements })
  const start = { start: { type: name, zipCode: '78701', state: 'TX' } }
  const answers = { ...randomWalk(line, { pick: () => 0, start }).answers, liability: { choice: '100000' } }
  const journey = { line, answers, today }
  const walked = walk(journey)
  const price = {
    carrier: 'a',
    insurer: 'A',
    premium: 3_300,
    period: 'month' as const,
    year: 39_600,
    unrated: [],
  }
  const priced = pricedCovers({ journey, walked, application: walked.application }, () => [price])
  const liability = priced.find(({ key }) => key === 'liability')
  expect(liability?.choices.map(({ card, after }) => [card.value, after])).toEqual([
    ['100000', []],
    ['300000', [price]],
  ])
})
