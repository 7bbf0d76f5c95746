import { describe, expect, test } from 'vitest'
import { randomWalk } from '../../tests/rooms/lines.ts'
import { journey } from '../../tests/rooms/wizard.ts'
import { choice } from '../kinds/choice/choice.ts'
import { contact } from '../kinds/contact/contact.ts'
import { text } from '../kinds/text/text.ts'
import { line } from '../wizard/line.ts'
import { answer, started, today } from '../wizard/sample.ts'
import { walk } from '../wizard/walk.ts'
import { checkLine } from './check-line.ts'

// Follows the recipe "A line" in CONTRIBUTING: bicycle insurance in three questions.

const why = {
  privacyShort: { en: 'Prices depend on it.' },
  privacyInfo: { en: 'Insurers charge by what a bicycle is worth.' },
}
const kind = choice({
  title: { en: 'What kind of bicycle is it?' },
  short: { en: 'Bicycle' },
  choices: [
    { value: 'CITY', title: { en: 'City bike' } },
    { value: 'ELECTRIC', title: { en: 'E-bike' } },
  ],
  ...why,
})
const motor = text({ title: { en: 'How strong is its motor?' }, short: { en: 'Motor' }, ...why })
const where = contact({
  title: { en: 'Where may I send your prices?', we: 'Where may we send your prices?' },
  short: { en: 'E-mail' },
  variant: 'send',
  action: { en: 'View my quotes' },
  information_disclosure: true,
  ...why,
})

const bicycle = line('bicycle')
  .ask('1', 'kind', kind)
  .ask('2', 'motor', motor, { when: answers => answers.kind.choice === 'ELECTRIC' })
  .ask('3', 'contact', where)

describe('a new line', () => {
  test("follows the visitor's answers", () => {
    expect(journey(bicycle, [['1', { choice: 'CITY' }]])).toAsk('1', '3')
    expect(journey(bicycle, [['1', { choice: 'ELECTRIC' }]])).toAsk('1', '2')
    const electric = [
      ['1', { choice: 'ELECTRIC' }],
      ['2', { text: '250 W' }],
    ] as const
    expect(journey(bicycle, electric)).toAsk('1', '2', '3')
  })

  test('ends with all the answers, whichever path was taken', () => {
    for (const first of [0, 1]) {
      const { answers, seen } = randomWalk(bicycle, { pick: most => first % most })
      expect(seen.at(-1)).toBe('/quote/bicycle/3')
      const { open, application } = walk({ line: bicycle, answers, today })
      expect(open).toBeNull()
      expect(application).toHaveProperty('kind')
    }
  })

  test('refuses an invalid answer', () => {
    expect(() => answer(bicycle, started, ['1', { choice: 'TANDEM' }])).toThrow('Please choose an option')
  })

  test('can be served', () => {
    expect(checkLine(bicycle)).toBe(bicycle)
  })
})

describe('a line is refused', () => {
  const { privacyShort, ...unsaid } = why
  const bare = { title: { en: 'How strong is its motor?' }, short: { en: 'Motor' } }

  test.each([
    ['that asks nothing', line('bicycle'), 'It asks nothing.'],
    ["with a name that isn't an address", line('Bi-cycle').ask('3', 'contact', where), 'use small letters'],
    [
      'with two questions of one route',
      bicycle.ask('3', 'again', motor),
      'Question 3: another has this route.',
    ],
    [
      "with a route that isn't an address",
      line('bicycle').ask('3/b', 'contact', where),
      'Question 3/b: a route has',
    ],
    [
      'with two questions of one label',
      line('bicycle').ask('1', 'kind', kind).ask('2', 'other', kind).ask('3', 'contact', where),
      '"Bicycle" is the label (short) of two questions.',
    ],
    [
      'with a question that has no label',
      line('bicycle')
        .ask('1', 'kind', text({ title: { en: 'How old is it?' }, ...why }))
        .ask('3', 'contact', where),
      'Question 1: give it a label of 2 to 28 characters (short).',
    ],
    [
      'with a question that is not explained',
      line('bicycle')
        .ask('1', 'motor', text({ ...bare, ...unsaid }))
        .ask('3', 'contact', where),
      'Question 1: say why it is asked (privacyShort, privacyInfo).',
    ],
    [
      'that never shows the information disclosure',
      line('bicycle').ask('1', 'motor', text({ ...bare, ...why, action: { en: 'View my quotes' } })),
      'No page shows the information disclosure (information_disclosure).',
    ],
    [
      'whose last button does not say where it leads',
      bicycle.ask('4', 'end', text({ title: { en: 'Anything else?' }, short: { en: 'More' }, ...why })),
      'Question 4: name the button that leads to the offers (action).',
    ],
  ])('%s', (_, incomplete, message) => {
    expect(() => checkLine(incomplete)).toThrow(message)
  })
})
