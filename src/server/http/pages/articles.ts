/** The text pages, each at the path of its name. */
export const articles = ['faq', 'order', 'terms', 'privacy', 'disclosure', 'credits'] as const
