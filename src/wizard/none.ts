/** The card that clears the others. In its own file, so that the view can load it without the schema. */
export const none = 'NONE'
