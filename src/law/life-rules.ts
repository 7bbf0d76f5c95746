import type { ListedRule } from './listed-rule.ts'

const life = ['life'] as const

/** Where a state differs from the usual in life insurance. */
export const lifeRules: readonly ListedRule[] = [
  {
    lines: life,
    states: ['MT'],
    factors: ['gender'],
    status: 'banned',
    detail: { en: 'Women and men pay the same.', es: 'Las mujeres y los hombres pagan lo mismo.' },
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
    detail: {
      en: 'Since 2022, insurers can charge women and men different prices.',
      es: 'Desde 2022, las aseguradoras pueden cobrar precios distintos a mujeres y hombres.',
    },
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
    detail: {
      en: 'Insurers can’t use the result of a genetic test.',
      es: 'Las aseguradoras no pueden usar el resultado de una prueba genética.',
    },
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
      en: 'Insurers that use outside data or algorithms have to test that they don’t treat anyone unfairly.',
      es: 'Las aseguradoras que usan datos externos o algoritmos tienen que comprobar que no tratan a nadie de manera injusta.',
    },
    statute: 'C.R.S. 10-3-1104.9; 3 CCR 702-10, Regulation 10-1-1',
    source: 'lexace.ai; faegredrinker.com, 2025-09-02',
    confidence: 'high',
    from: '2023-11-14',
  },
]
