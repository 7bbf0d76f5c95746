import { expect, test } from 'vitest'
import { spoken, told, wordsIn } from './text.ts'

test('a text is told in the speech of the site, and in English where it has no other', () => {
  const text = { en: 'I’ll compare.', we: 'We’ll compare.' }
  expect(told(text, 'en')).toBe('I’ll compare.')
  expect(told(text, 'we')).toBe('We’ll compare.')
  expect(told({ en: 'Price' }, 'we')).toBe('Price')
})

test('a company without the butler says most words as the butler does', () => {
  const words = wordsIn({
    en: { title: 'Your prices', asked: (count: number) => `I asked ${count} insurers.` },
    we: { asked: count => `We asked ${count} insurers.` },
  })
  expect(spoken(words, 'en').asked(3)).toBe('I asked 3 insurers.')
  const { title, asked } = spoken(words, 'we')
  expect([title, asked(3)]).toEqual(['Your prices', 'We asked 3 insurers.'])
})
