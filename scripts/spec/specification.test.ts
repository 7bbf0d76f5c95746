import { describe, expect, test } from 'vitest'
import { messagesOf, partsOf, plain, says } from './specification.ts'

const specification = `# A product

## 2. Screens

### 2.1 Routes

1. Start: the first.
2. Mobile step, later.

### 2.2 Moves

Text.

## 5. Rules

- ZIP: "ZIP code required" / "Is it “five” digits?"; "Not recognized" (also with a trailing period in the shared schema).

## 8. Errors

| Situation | Message |
|---|---|
| Refused | field errors |
| Skip | Wrong / Try again. |
| ZIP | Your ZIP {zip} is odd. |
| Declined | Not insurable. (unless told otherwise) |
`

test('the parts are the sections that are not divided further, and their numbered screens', () => {
  expect(partsOf(specification)).toEqual([
    { name: '2.1', title: 'Routes' },
    { name: '2.1, step 1', title: 'Start' },
    { name: '2.1, step 2', title: 'Mobile step' },
    { name: '2.2', title: 'Moves' },
    { name: '5', title: 'Rules' },
    { name: '8', title: 'Errors' },
  ])
})

test('the messages are what section 5 quotes and the table of section 8 tells', () => {
  expect(messagesOf(specification)).toEqual([
    'ZIP code required',
    'Is it "five" digits?',
    'Not recognized',
    'Not recognized.',
    'Wrong',
    'Try again.',
    'Your ZIP {zip} is odd.',
    'Not insurable.',
  ])
})

describe('a text', () => {
  test('is a message word for word, whatever its quotes', () => {
    expect(says(plain('I can’t.'), "I can't.")).toBe(true)
    expect(says("I can't", "I can't.")).toBe(false)
    expect(says("Sorry. I can't.", "I can't.")).toBe(false)
  })

  test('has something where the message has braces', () => {
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
