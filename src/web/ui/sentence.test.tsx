import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { spoken, wordsIn } from '../../language/text.ts'
import { type Around, sentence } from './sentence.ts'

const words = wordsIn({
  en: { rule: (link: Around, insurer: string) => sentence`I list ${insurer} by ${link('the rule')}.` },
  we: { rule: (link, insurer) => sentence`${link('Our rule')} lists ${insurer}.` },
})

test('a sentence has its elements where its language wants them', () => {
  const link: Around = text => <a href="/order">{text}</a>
  const told = (speech: 'en' | 'we') => drawn(<p>{spoken(words, speech).rule(link, 'Ada')}</p>)
  expect(told('en')).toBe('<p>I list Ada by <a href="/order">the rule</a>.</p>')
  expect(told('we')).toBe('<p><a href="/order">Our rule</a> lists Ada.</p>')
})
