import { expect, test } from 'vitest'
import { speechIn, spoken, told, wordsIn } from './text.ts'
import { alike, allTold, composed } from './texts.ts'

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
    es: { title: 'Sus precios', asked: count => `Se consultó a ${count} aseguradoras.` },
  })
  expect(spoken(words, 'en').asked(3)).toBe('I asked 3 insurers.')
  const { title, asked } = spoken(words, 'we')
  expect([title, asked(3)]).toEqual(['Your prices', 'We asked 3 insurers.'])
  expect(spoken(words, 'es').asked(3)).toBe('Se consultó a 3 aseguradoras.')
})

test('a text that is made of others is made in each way of speaking', () => {
  const mine = { en: 'My estimate', we: 'Our estimate' }
  expect(composed(tell => `${tell(mine)}, ${tell(alike('$500'))}`)).toEqual({
    en: 'My estimate, $500',
    we: 'Our estimate, $500',
    es: 'My estimate, $500',
  })
  expect(composed(tell => `${tell({ en: 'Car' })} 2`)).toEqual({ en: 'Car 2', we: 'Car 2', es: 'Car 2' })
})

test('a value is told with each of its texts, however deep, and nothing else of it changes', () => {
  const props = {
    title: { en: 'I ask', we: 'We ask' },
    most: 3,
    cards: [{ value: 'A', title: { en: 'Yes' } }],
    none: null,
  }
  expect(allTold(props, 'we')).toEqual({
    title: 'We ask',
    most: 3,
    cards: [{ value: 'A', title: 'Yes' }],
    none: null,
  })
})

test('a list of texts is told as its own language has it', () => {
  const props = { also: { en: ['Holland'], es: ['Holanda', 'Holland'] }, codes: ['NL'] }
  expect(allTold(props, 'we')).toEqual({ also: ['Holland'], codes: ['NL'] })
  expect(allTold(props, 'es')).toEqual({ also: ['Holanda', 'Holland'], codes: ['NL'] })
})

test('a site without the butler speaks as a company', () => {
  expect(speechIn('en', { assistant: true })).toBe('en')
  expect(speechIn('en', { assistant: false })).toBe('we')
})
