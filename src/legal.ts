/** Who stands behind the site, for the law; the page /about says it. A file of its own, so that no other page loads it. */
export const legal = {
  company: { legalName: 'Wadsworth (a demonstration)', domicile: 'Delaware', place: 'Wilmington, Delaware' },
  /** The producer licenses, if any: whoever shows people their prices may need one in their state. */
  licenses: [] as readonly License[],
  /** Who pays for the site, in a visitor's words; a demonstration says that nobody does. */
  earnings: 'Insurers may pay a commission when you buy, and ad networks when you open an ad.',
} as const

interface License {
  /** Two letters. */
  readonly state: string
  readonly number: string
}
