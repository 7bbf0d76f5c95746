/** The pages of running text, each at the path of its name. */
export const articles = ['faq', 'order', 'terms', 'privacy', 'disclosure', 'credits'] as const
