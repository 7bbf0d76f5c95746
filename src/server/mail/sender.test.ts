import { expect, test } from 'vitest'
import { loadSite } from '../../site/load-site.ts'
import { senderLines } from './sender.ts'
import { watchLetter } from './watch-letters.ts'

const site = loadSite()

test('a letter gives its sender’s California license, if there is one, beside the name', () => {
  const delaware = { state: 'DE', number: '77' }
  const californian = { state: 'CA', number: '0X12345' }
  expect(senderLines({ ...site, licenses: [delaware, californian] })[0]).toBe(
    `${site.company.legalName}, California insurance license 0X12345`,
  )
  expect(senderLines({ ...site, licenses: [delaware] }).join()).not.toContain('license')
})

test('every letter ends with its sender, as HTML and as text', () => {
  const { html, text } = watchLetter({
    sender: site,
    confirm: 'https://a.example/',
    stop: 'https://b.example/',
  })
  expect(text.endsWith(senderLines(site).join('\n'))).toBe(true)
  for (const line of senderLines(site)) expect(html).toContain(line)
})
