import type { ListedRule } from './listed-rule.ts'

const life = ['life'] as const

/** Where a state differs from the usual in life insurance. */
export const lifeRules: readonly ListedRule[] = [
  {
    lines: life,
    states: ['MT'],
    factors: ['gender'],
    status: 'banned',
    detail: { en: 'Women and men pay the same.' },
    statute: 'Mont. Code Ann. 49-2-309 of 1985',
    source: 'insurancecompact.org, news of 2022',
    confidence: 'high',
    until: '2022-01-01',
  },
  {
    lines: life,
    states: ['MT'],
    factors: ['gender'],
    status: 'allowed',
    detail: { en: 'Since 2022, women and men may pay different prices.' },
    statute: 'Mont. Code Ann. 49-2-309(4)',
    source: 'insurancecompact.org, news of 2022',
    confidence: 'high',
    from: '2022-01-01',
  },
  {
    lines: life,
    states: ['FL'],
    factors: ['geneticTests'],
    status: 'banned',
    detail: { en: 'The result of a genetic test may not count.' },
    statute: 'Fla. Stat. 627.4301',
    source: 'recalled',
    confidence: 'medium',
    from: '2020-07-01',
  },
  {
    lines: life,
    states: ['CO'],
    factors: ['externalData'],
    status: 'limited',
    detail: {
      en: 'An insurer that uses outside data or algorithms has to test that they treat nobody unfairly.',
    },
    statute: 'C.R.S. 10-3-1104.9; 3 CCR 702-10, Regulation 10-1-1',
    source: 'faegredrinker.com, 2025-09-02',
    confidence: 'high',
    from: '2023-11-14',
  },
]
