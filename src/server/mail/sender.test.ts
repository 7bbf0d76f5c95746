import { expect, test } from 'vitest'
import { loadSite } from '../../site/load-site.ts'
import { readTheme } from '../../site/theme.ts'
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

test('a letter has the colors of its sender’s site, for the light and the dark scheme', () => {
  const { theme } = readTheme(
    ':root {\n  --action: light-dark(#102a6b, #a9c1ff);\n  --paper: light-dark(#ffffff, #101010);\n}\n',
  )
  const links = { confirm: 'https://a.example/', stop: 'https://b.example/' }
  const { html } = watchLetter({ sender: { ...site, theme }, speech: 'en', ...links })
  expect(html).toContain('class="button" style="background:#102a6b')
  expect(html).toContain('.button{background:#a9c1ff!important}')
  expect(html).toContain('class="paper" style="margin:0;padding:0;background:#ffffff"')
  expect(watchLetter({ sender: site, speech: 'en', ...links }).html).toContain(
    'class="button" style="background:#0f5b47',
  )
})

test('every letter ends with its sender, as HTML and as text', () => {
  const { html, text } = watchLetter({
    speech: 'en',
    sender: site,
    confirm: 'https://a.example/',
    stop: 'https://b.example/',
  })
  expect(text.endsWith(senderLines(site).join('\n'))).toBe(true)
  for (const line of senderLines(site)) expect(html).toContain(line)
})
