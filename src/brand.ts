/** What an operator changes first: the name on the door, and how to reach the people behind it. */
export const brand = {
  name: 'Wadsworth',
  /** As the browser's title and a link preview show it. */
  tagline: 'the insurance butler',
  phone: { shown: '(800) 555-0142', dial: '+18005550142' },
  email: 'help@wadsworth.example',
  postalAddress: 'Wadsworth, 1 Example Square, Wilmington, DE 19801',
  copyright: 'Copyright © 2025 Wadsworth',
  /** While the carriers are the demonstration panel, every page says so. */
  demonstration: true,
} as const
