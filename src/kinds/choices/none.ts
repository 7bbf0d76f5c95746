/** The card that clears the others. Apart, so that the cards are drawn without the schema. */
export const none = 'NONE'
