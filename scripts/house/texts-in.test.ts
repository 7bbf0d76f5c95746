import { expect, test } from 'vitest'
import { textsIn } from './texts-in.ts'

test.each([
  [
    'the words of a file',
    `wordsIn({ en: { a: 'Done', b: n => \`All \${n} of them.\` }, we: { a: 'We did' } })`,
    ['Done', 'All … of them.'],
  ],
  [
    'a text in each language',
    `const one: Text = { en: 'I keep it.', we: 'We keep it.', es: 'Se guarda.' }`,
    ['I keep it.'],
  ],
  [
    'a sentence with elements',
    `wordsIn({ en: { rule: link => sentence\`Here’s \${link('the rule')}.\` } })`,
    ['Here’s ….', 'the rule'],
  ],
  [
    'either of two',
    `wordsIn({ en: { is: kind => kind === 'car' ? 'Your car' : 'Your home' } })`,
    ['Your car', 'Your home'],
  ],
])('reads %s', (_, text, found) => expect(textsIn({ file: 'a.ts', text })).toEqual(found))

test('reads nothing that no visitor does', () => {
  const text = `const kind = 'whole sentence.'; const at = { to: 'Not this.' }; wordsIn({ en: { a: words['the name'], b: '·' } })`
  expect(textsIn({ file: 'a.ts', text })).toEqual([])
})
