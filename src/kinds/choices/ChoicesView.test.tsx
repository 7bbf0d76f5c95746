import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import ChoicesView from './ChoicesView.tsx'

test('a heading stands above the card that begins its group', () => {
  const html = drawn(ChoicesView, {
    title: 'Which of these does the castle have?',
    choices: [
      { value: 'MOAT', title: 'A moat', heading: 'What protects it' },
      { value: 'BRIDGE', title: 'A drawbridge' },
      { value: 'DRAGON', title: 'A dragon', heading: 'What adds risk' },
    ],
  })
  const shown = [...html.matchAll(/<h2[^>]*>([^<]+)|value="(\w+)"/g)].map(
    ([, heading, value]) => heading ?? value,
  )
  expect(shown).toEqual(['What protects it', 'MOAT', 'BRIDGE', 'What adds risk', 'DRAGON'])
})
