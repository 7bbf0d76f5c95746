import type { Text } from '../language/text.ts'
import type { State } from './jurisdictions.ts'

/** The covers of which laws name more than the least. */
export type OfferedCover = 'injuryProtection' | 'medicalPayments'

/** What a state's law says about more cover than the least. */
export interface Offer {
  readonly cover: OfferedCover
  /** Whole dollars per person that every insurer has to offer, above what every policy has to have, in ascending order. */
  readonly amounts: readonly number[]
  /** What the law says about them, as a sentence for visitors. */
  readonly detail: Text
  readonly statute: string
  readonly source: string
}

/**
 * Each was read in the statute or the regulation, or in a text that quotes it. The laws of Delaware, Maryland, Oregon,
 * Texas and Utah name no amounts above the least. Kentucky’s names up to $40,000 more, within a bound that was not read.
 */
const offers: Readonly<Partial<Record<State, Offer>>> = {
  DC: {
    cover: 'injuryProtection',
    amounts: [100_000],
    detail: {
      en: 'Every insurer has to offer $50,000 and $100,000 of personal injury protection (PIP). You don’t have to buy it. If you use it after a crash, you can sue only for a serious injury or for costs above its limit.',
      es: 'Todas las aseguradoras tienen que ofrecer $50,000 y $100,000 de protección contra lesiones personales (PIP). No tiene que comprarla. Si la usa después de un choque, solo puede demandar por una lesión grave o por gastos que superen su límite.',
    },
    statute: 'D.C. Code 31-2404 and 31-2405',
    source: 'github.com/DCCouncil/law-xml, the code of the District',
  },
  FL: {
    cover: 'medicalPayments',
    amounts: [],
    detail: {
      en: 'If you buy medical payments coverage, it pays the part of your medical bills that personal injury protection (PIP) doesn’t.',
      es: 'Si compra cobertura de pagos médicos, esta paga la parte de sus gastos médicos que la protección contra lesiones personales (PIP) no paga.',
    },
    statute: 'Fla. Stat. 627.736(4)(f)',
    source: 'print.casetext.com, Allstate v. Jones, which quotes it',
  },
  MA: {
    cover: 'medicalPayments',
    amounts: [5_000],
    detail: {
      en: 'Every insurer has to offer you at least $5,000 of medical payments coverage in addition to personal injury protection (PIP).',
      es: 'Todas las aseguradoras tienen que ofrecerle al menos $5,000 de cobertura de pagos médicos, además de la protección contra lesiones personales (PIP).',
    },
    statute: 'M.G.L. c. 175, s. 113C',
    source: 'legalfix.com',
  },
  MI: {
    cover: 'injuryProtection',
    amounts: [],
    detail: {
      en: 'You can leave out medical care if you have Medicare Parts A and B. Or you can choose $250,000 and leave out people whose health coverage pays after a crash. Your spouse and relatives at home need such coverage too if they’re left out. The insurer asks for a signed form and proof.',
      es: 'Puede dejar fuera la atención médica si tiene las Partes A y B de Medicare. O puede elegir $250,000 y dejar fuera a quienes tienen una cobertura de salud que paga después de un choque. Si deja fuera a su cónyuge y a los familiares que viven con usted, también necesitan una cobertura así. La aseguradora pide un formulario firmado y un comprobante.',
    },
    statute: 'MCL 500.3107c, 500.3107d and 500.3109a(2)',
    source: 'instalawyer.io; lawserver.com; michigan.gov, questions of agents',
  },
  NJ: {
    cover: 'injuryProtection',
    amounts: [50_000, 75_000, 150_000, 250_000],
    detail: {
      en: 'Personal injury protection (PIP) pays up to $250,000 unless you choose $150,000, $75,000, $50,000 or $15,000.',
      es: 'La protección contra lesiones personales (PIP) paga hasta $250,000, a menos que elija $150,000, $75,000, $50,000 o $15,000.',
    },
    statute: 'N.J.S.A. 39:6A-4.3',
    source: 'regulations.justia.com, N.J.A.C. 11:3-15 Appendix; fastdemocracy.com, bill summary NJB00053312',
  },
  NY: {
    cover: 'injuryProtection',
    amounts: [75_000],
    detail: {
      en: 'You can add $25,000 to your $50,000 of personal injury protection (PIP), and decide after a crash what it pays for.',
      es: 'Puede agregar $25,000 a sus $50,000 de protección contra lesiones personales (PIP) y decidir después de un choque qué pagan.',
    },
    statute: '11 NYCRR 65-1.2',
    source: 'govt.westlaw.com',
  },
  PA: {
    cover: 'medicalPayments',
    amounts: [100_000],
    detail: {
      en: 'Every insurer has to sell you up to $100,000 of medical benefits if you want them.',
      es: 'Todas las aseguradoras tienen que venderle hasta $100,000 de beneficios médicos si los quiere.',
    },
    statute: '75 Pa.C.S. 1715(a)(1)',
    source: 'instalawyer.io',
  },
  WA: {
    cover: 'injuryProtection',
    amounts: [35_000],
    detail: {
      en: 'Insurers have to offer you $10,000 of personal injury protection (PIP), and $35,000 if you ask for it.',
      es: 'Las aseguradoras tienen que ofrecerle $10,000 de protección contra lesiones personales (PIP), y $35,000 si los pide.',
    },
    statute: 'RCW 48.22.095 and 48.22.100',
    source: 'apps.leg.wa.gov',
  },
}

/** The most medical payments that are sold everywhere, in whole dollars; more only if a law names it. */
export const mostUsualPayments = 10_000

/** What a state’s law says about more cover than the least; undefined if nothing is known to be law. */
export function offerIn(state: State): Offer | undefined {
  return offers[state]
}

/** The same for one cover. */
export function offerOf(cover: OfferedCover, state: State): Offer | undefined {
  const offer = offers[state]
  return offer?.cover === cover ? offer : undefined
}
