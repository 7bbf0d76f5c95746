/** How a car is owned, in words (spec 3.3.5). */
export const ownerships = { FINANCED: 'Financed', OWNED: 'Owned', LEASED: 'Leased' } as const
export type Ownership = keyof typeof ownerships

/** What a car is driven for, in words (spec 3.3.5). */
export const usages = { BUSINESS: 'Business', COMMUTE_PLEASURE: 'Commuting and pleasure' } as const
export type Usage = keyof typeof usages
