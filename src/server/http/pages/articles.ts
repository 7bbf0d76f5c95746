/** Heading and document title of each built-in article; text pages and state law pages bring their own. */
export const articleTitle = {
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
