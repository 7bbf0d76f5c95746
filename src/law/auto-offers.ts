import type { State } from './jurisdictions.ts'

/** The covers of which a law names amounts above the least. */
export type OfferedCover = 'injuryProtection' | 'medicalPayments'

/** Amounts of a cover that a state has every insurer offer to buyers of a car policy. */
export interface Offer {
  readonly cover: OfferedCover
  /** Whole dollars for each person, above what every policy has to carry, upwards. */
  readonly amounts: readonly number[]
  /** What the law says of them, as a sentence for visitors. */
  readonly detail: string
  readonly statute: string
  readonly source: string
}

/**
 * Each was read in the statute or the regulation, or in a text that quotes it. States whose insurers offer more of their
 * own accord (Delaware, Maryland, Oregon, Texas, Utah …) name no amounts and are not listed; nor is Kentucky, whose law
 * also bounds the amounts by the limits of liability.
 */
const offers: Readonly<Partial<Record<State, Offer>>> = {
  DC: {
    cover: 'injuryProtection',
    amounts: [100_000],
    detail:
      'Every insurer has to offer $50,000 and $100,000 of personal injury protection, and nobody has to buy it. If you take its benefits after a crash, you can sue only over a serious injury or costs above them.',
    statute: 'D.C. Code 31-2404 and 31-2405',
    source: 'github.com/DCCouncil/law-xml, the code of the District',
  },
  NJ: {
    cover: 'injuryProtection',
    amounts: [50_000, 75_000, 150_000, 250_000],
    detail:
      'Personal injury protection pays up to $250,000 unless you choose $150,000, $75,000, $50,000 or $15,000.',
    statute: 'N.J.S.A. 39:6A-4.3',
    source: 'regulations.justia.com, N.J.A.C. 11:3-15 Appendix; fastdemocracy.com, bill summary NJB00053312',
  },
  NY: {
    cover: 'injuryProtection',
    amounts: [75_000],
    detail:
      'You can add $25,000 to the $50,000 of personal injury protection, and decide after a crash what it pays for.',
    statute: '11 NYCRR 65-1.2',
    source: 'govt.westlaw.com',
  },
  WA: {
    cover: 'injuryProtection',
    amounts: [35_000],
    detail:
      'An insurer has to offer you $10,000 of personal injury protection, and $35,000 if you ask for it.',
    statute: 'RCW 48.22.095 and 48.22.100',
    source: 'apps.leg.wa.gov',
  },
}

/** What a state has every insurer offer above the least; undefined where no amounts are known to be law. */
export function offerIn(state: State): Offer | undefined {
  return offers[state]
}
