/**
 * The sentences about fictional insurers. The server sends each one with the data of its page, because the scripts are the same for
 * every site and contain no sentence of the demonstration.
 */
export const demonstration = {
  footer: {
    all: 'This is a demonstration. The carriers are fictional, and you can’t buy a policy here.',
    some: 'Carriers marked “(demo)” are fictional, and you can’t buy a policy from them.',
  },
  call: 'In this demonstration, the carrier and its number are made up, so no one will answer.',
  page: 'This is a demonstration: the page that opens belongs to a made-up insurer, and nothing is sold.',
  form: 'This is a demonstration: the insurer is made up. No money moves, and no policy exists.',
  order: 'This is a demonstration: no money moves, and no policy exists.',
  ledger: 'In this demonstration the insurers are fictional. Their end of the connection is part of it.',
  ad: 'This ad is part of a demonstration. A real one would take you to the advertiser’s site. There’s no one behind this one.',
} as const
