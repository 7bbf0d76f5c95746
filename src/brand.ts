/** What an operator changes first: the name of the service, and how to reach its people. */
export const brand = {
  name: 'Wadsworth',
  /** Shown in the browser's title and in link previews. */
  tagline: 'the insurance butler',
  phone: { text: '(800) 555-0142', dial: '+18005550142' },
  email: 'help@wadsworth.example',
  postalAddress: 'Wadsworth, 1 Example Square, Wilmington, DE 19801',
  copyright: 'Copyright © 2025 Wadsworth',
  /**
   * Who sends visitors here, by the `partner` of their links to /partner. A visitor whose line and ZIP code are in the
   * link begins at the line's first question, or at the one named here.
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
