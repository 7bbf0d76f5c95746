/** The text pages, each at the path of its name. */
export const articles = [
  'faq',
  'order',
  'terms',
  'privacy',
  'disclosure',
  'about',
  'accessibility',
  'credits',
] as const

/** Heading and document title of each article; that of a state's law names the state. */
export const articleTitle = {
  faq: 'Common questions',
  order: 'How I order the list',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  disclosure: 'Information Disclosure',
  about: 'Who I am, and who pays me',
  accessibility: 'Accessibility',
  credits: 'Credits',
  'demo-ad': 'A demonstration ad',
  answers: 'Your answers',
  add: 'What else can I compare for you?',
  data: 'Your data',
  'order-state': 'Your order',
  exact: 'Make your price exact',
  erased: 'Your answers are gone.',
  open: 'Your saved prices',
  save: 'Shall I write to you?',
  agent: 'Shall I ask an agent to get in touch?',
  'stop-mail': 'Shall I stop writing to this address?',
  'watch-prices': 'Shall I tell you when prices change?',
  watching: 'I’ll tell you when prices change.',
  'unwatch-prices': 'Shall I stop telling you of changed prices?',
  unwatched: 'I’ve stopped.',
  'mail-stopped': 'I won’t write to that address again.',
} as const
