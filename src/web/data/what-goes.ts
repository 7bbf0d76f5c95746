/** What erasing means, before the visitor decides. */
export const whatGoes =
  'I’ll erase your answers, these prices, what the insurers answered, and every link to this quote, all at once. No one can bring them back.'
