import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteFacts } from '../../src/contract/page.ts'
import { demonstration } from '../../src/sentences/demonstration.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { shownSite } from '../../src/site/site.ts'
import { Facts } from '../../src/web/facts.ts'

/** What the demonstration sends with its pages. */
export const demoFacts: SiteFacts = {
  site: shownSite(loadSite(), 'en'),
  speech: 'en',
  demo: 'all',
  demoNote: demonstration.footer.all.en,
  pages: ['terms', 'privacy', 'credits'].map(name => [`/${name}`, name] as const),
  lines: ['renters', 'auto', 'pet'],
  soldIn: 'Texas',
  passedOn: [],
  retentionDays: 30,
  unfinishedDays: 7,
  eventDays: 400,
  sendsMail: false,
  mayShare: false,
}

/** The markup of a part of the page, as the demonstration shows it. */
export function drawn(part: ReactNode, facts: Partial<SiteFacts> = {}): string {
  const value = { ...demoFacts, ...facts }
  return renderToStaticMarkup(createElement(Facts.Provider, { value }, part))
}
