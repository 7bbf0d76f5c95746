import { expect, test } from 'vitest'
import { legal } from '../../legal.ts'
import { senderLines } from './sender.ts'
import { watchLetter } from './watch-letters.ts'

test('a letter gives its sender’s California license, if there is one, beside the name', () => {
  const delaware = { state: 'DE', number: '77' }
  const californian = { state: 'CA', number: '0X12345' }
  expect(senderLines({ ...legal, licenses: [delaware, californian] })[0]).toBe(
    `${legal.company.legalName}, California insurance license 0X12345`,
  )
  expect(senderLines({ ...legal, licenses: [delaware] }).join()).not.toContain('license')
})

test('every letter ends with its sender, as HTML and as text', () => {
  const { html, text } = watchLetter({ confirm: 'https://a.example/', stop: 'https://b.example/' })
  expect(text.endsWith(senderLines().join('\n'))).toBe(true)
  for (const line of senderLines()) expect(html).toContain(line)
})
