/** Heading and document title of each article. */
export const articleTitle = {
  faq: 'Questions visitors ask',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  disclosure: 'Information Disclosure',
  credits: 'Credits',
} as const
