import { expect, test } from 'vitest'
import { footerPages } from './footer-pages.ts'

test('the footer names the pages of every site, and after them those that only this site has', () => {
  const imprint = { name: 'imprint', title: 'Who we are', pieces: [] }
  const pages = footerPages([{ ...imprint, name: 'faq', title: 'Questions' }, imprint], 'en')
  expect(pages[0]).toEqual(['/faq', 'FAQ'])
  expect(pages.slice(-2)).toEqual([
    ['/credits', 'Credits'],
    ['/imprint', 'Who we are'],
  ])
  expect(footerPages([], 'es')[1]).toEqual(['/terms', 'Términos del servicio'])
})
