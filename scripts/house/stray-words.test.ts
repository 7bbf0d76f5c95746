import { expect, test } from 'vitest'
import { strayWords } from './stray-words.ts'

const strays = (text: string) =>
  strayWords({ file: 'a.tsx', text }).map(stray => stray.replace('a.tsx: ', ''))

test.each([
  ['text in an element', '<p>Hello</p>', ['Hello']],
  [
    'what an expression comes to',
    `<p>{asks ? 'Asking' : (price ?? \`for \${day}\`)}</p>`,
    ['Asking', 'for …'],
  ],
  ['attributes that are told', `<Field label="ZIP" tip={is && \`On \${it}\`} />`, ['ZIP', 'On …']],
  [
    'sentences anywhere',
    `const note = 'I keep it.', gone = \`\${insurer} is gone.\``,
    ['I keep it.', '… is gone.'],
  ],
])('finds %s', (_, text, found) => expect(strays(text)).toEqual(found))

test.each([
  [
    'the words of the file',
    `const words = wordsIn({ en: { done: 'Done', all: n => \`All \${n} of them.\` } })`,
  ],
  ['a text in each language', `const text: Text = { en: 'I keep it.', we: 'We keep it.' }`],
  ['what comes from them', `<p title={say.title(<b>{name}</b>, 'first')}>{say.done} · {say[kind]}</p>`],
  [
    'what the browser reads',
    `<a className="a B" rel="noopener noreferrer" style={{ inset: \`\${top}px auto\` }}>i</a>`,
  ],
  ['comparisons and errors', `if (a === 'Not a word.') throw new Error('No such page.')`],
])('leaves %s', (_, text) => expect(strays(text)).toEqual([]))
