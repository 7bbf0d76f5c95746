/** Heading and document title of each article; that of a state's law comes with it. */
export const articleTitle = {
  faq: 'Common questions',
  order: 'How I order the list',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  disclosure: 'Information Disclosure',
  credits: 'Credits',
  'demo-ad': 'A demonstration ad',
  law: '',
} as const
