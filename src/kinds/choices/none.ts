/** The card that clears the others. A file of its own: the view needs no schema to know it. */
export const none = 'NONE'
