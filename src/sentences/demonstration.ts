import type { Text } from '../language/text.ts'

/**
 * The sentences about fictional insurers. The server sends each one with the data of its page, because the scripts are the same for
 * every site and contain no sentence of the demonstration.
 */
export const demonstration = {
  footer: {
    all: { en: 'This is a demonstration. The insurers are fictional, and you can’t buy a policy here.' },
    some: { en: 'Insurers marked “(demo)” are fictional, and you can’t buy a policy from them.' },
  },
  call: { en: 'In this demonstration, the insurer and its number are made up, so no one will answer.' },
  page: {
    en: 'This is a demonstration: the page that opens belongs to a made-up insurer, and nothing is sold.',
  },
  form: { en: 'This is a demonstration: the insurer is made up. No money moves, and no policy exists.' },
  order: { en: 'This is a demonstration: no money moves, and no policy exists.' },
  ledger: {
    en: 'In this demonstration the insurers are fictional. Their end of the connection is part of it.',
  },
  ad: {
    en: 'This ad is part of a demonstration. A real one would take you to the advertiser’s site. There’s no one behind this one.',
  },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>
