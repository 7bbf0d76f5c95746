import { describe, expect, test } from 'vitest'
import { messagesOf, misnumbered, plain, requirementsOf, says, sectionsOf } from './specification.ts'

const specification = `# A product

Words in "double quotes" are those of a visitor.

## 2. Screens

### 2.1 Routes

- **2.1.1** The first page says "Is it “five” digits?".
- **2.1.2** Each line has its own,
  over two lines:

  | Line | Says |
  |---|---|
  | pet | "Woof {name}" |

### 2.2 Moves

- **2.2.1** It says "Woof {name}" again.

## 5. Rules

- **5.1** A rule.
`

test('a requirement includes all text indented below it, on one line', () => {
  expect(requirementsOf(specification)).toEqual([
    { number: '2.1.1', text: 'The first page says "Is it "five" digits?".' },
    {
      number: '2.1.2',
      text: expect.stringMatching(/^Each line has its own, over two lines: .*"Woof \{name\}" \|$/),
    },
    { number: '2.2.1', text: 'It says "Woof {name}" again.' },
    { number: '5.1', text: 'A rule.' },
  ])
  expect(sectionsOf(specification)).toEqual(['2', '2.1', '2.2', '5'])
})

test('the messages are what requirements quote, each once', () => {
  const requirements = requirementsOf(specification.replace('“five”', 'five'))
  expect(messagesOf(requirements)).toEqual(['Is it five digits?', 'Woof {name}'])
})

test('numbers are consecutive within their section', () => {
  expect(misnumbered(specification)).toEqual([])
  expect(misnumbered(specification.replace('**2.1.2**', '**2.1.3**'))).toEqual(['2.1.3'])
  expect(misnumbered(specification.replace('**2.2.1**', '**2.1.3**'))).toEqual(['2.1.3'])
  expect(misnumbered(specification.replace('**5.1**', '**5.1.1**'))).toEqual(['5.1.1'])
})

describe('a text', () => {
  test('is a message word for word, whatever its quotes', () => {
    expect(says(plain('I can’t.'), "I can't.")).toBe(true)
    expect(says("I can't", "I can't.")).toBe(false)
    expect(says("Sorry. I can't.", "I can't.")).toBe(false)
  })

  test('has any text where the message has braces', () => {
    expect(says('Your ZIP 00001 is odd.', 'Your ZIP {zip} is odd.')).toBe(true)
    expect(says('About the blue car', 'About {a} car')).toBe(true)
    expect(says('Your car', 'Your {car}')).toBe(true)
    expect(says('Your ', 'Your {car}')).toBe(false)
    expect(says('a to b by c', '{from} to {to} by {how}')).toBe(true)
    expect(says('a to b', '{from} to {to} by {how}')).toBe(false)
    expect(says('Your ZIP is odd.', 'Your ZIP {zip} is odd.')).toBe(false)
    expect(says('Your ZIP 1 is odd. Or not', 'Your ZIP {zip} is odd.')).toBe(false)
  })
})
