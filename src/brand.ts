/** What an operator changes first: the name on the door, and how to reach the people behind it. */
export const brand = {
  name: 'Wadsworth',
  /** As the browser's title and a link preview show it. */
  tagline: 'the insurance butler',
  phone: { text: '(800) 555-0142', dial: '+18005550142' },
  email: 'help@wadsworth.example',
  postalAddress: 'Wadsworth, 1 Example Square, Wilmington, DE 19801',
  copyright: 'Copyright © 2025 Wadsworth',
  /**
   * Who sends visitors here, by the `partner` of their links to /partner. A visitor whose line and ZIP code the link
   * tells begins at the line's first question, or at the one named here.
   */
  partners: [
    { code: 'maple', name: 'Maple Street Credit Union (demo)', firstSteps: { renters: '/quote/renters/1' } },
  ],
} as const satisfies Brand

interface Brand {
  readonly partners: readonly {
    readonly code: string
    readonly name: string
    /** Paths by line; one that does not exist is ignored. */
    readonly firstSteps: Readonly<Partial<Record<string, string>>>
  }[]
  readonly [fact: string]: unknown
}
