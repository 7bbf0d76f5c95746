import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import { type Around, sentence } from './sentence.ts'

const words = wordsIn({
  en: { rule: (link: Around, insurer: string) => sentence`I list ${insurer} by ${link('the rule')}.` },
  we: { rule: (link, insurer) => sentence`${link('Our rule')} lists ${insurer}.` },
  es: { rule: (link, insurer) => sentence`${insurer} va según ${link('la regla')}.` },
})

test('a sentence has its elements where its language wants them', () => {
  const link: Around = text => <a href="/order">{text}</a>
  const told = (speech: Speech) => drawn(<p>{spoken(words, speech).rule(link, 'Ada')}</p>)
  expect(told('en')).toBe('<p>I list Ada by <a href="/order">the rule</a>.</p>')
  expect(told('we')).toBe('<p><a href="/order">Our rule</a> lists Ada.</p>')
  expect(told('es')).toBe('<p>Ada va según <a href="/order">la regla</a>.</p>')
})
