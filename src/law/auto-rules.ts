import type { Text } from '../language/text.ts'
import type { ListedRule } from './listed-rule.ts'

const auto = ['auto'] as const

/** California: the factors of Proposition 103 and its regulations, and no others. */
const california = {
  lines: auto,
  states: ['CA'],
  statute: '10 CCR 2632.5',
  source: 'regulations.justia.com',
  confidence: 'high',
} as const

/** The three factors that California has every insurer rate by, heaviest first. */
const mandatoryInCalifornia = ['drivingRecord', 'annualMiles', 'yearsLicensed'] as const

/** Hawaii: one section names what may not be used. */
const hawaii = {
  lines: auto,
  states: ['HI'],
  status: 'banned',
  statute: 'HRS 431:10C-207',
  source: 'Allstate v. Schmidt, 104 Haw. 261 (2004), which quotes it',
  confidence: 'high',
} as const

const massachusetts = {
  lines: auto,
  states: ['MA'],
  statute: '211 CMR 79.00',
  source: 'mass.gov, How do I lower my premium?',
  confidence: 'high',
} as const

const michigan = {
  lines: auto,
  states: ['MI'],
  statute: 'MCL 500.2111 and 500.2105, as changed in 2019',
  source: 'instalawyer.io; mlive.com, May 2019',
  confidence: 'high',
  from: '2020-07-01',
} as const

const northCarolina = { lines: auto, states: ['NC'] } as const

const montana = {
  lines: auto,
  states: ['MT'],
  source: 'insurancecompact.org, news of 2022; Montana Administrative Register, notice 6-266',
  confidence: 'high',
} as const

/** A rule that nobody looked up. */
const recalled = { lines: auto, source: 'recalled', confidence: 'medium' } as const

/** Only the factors themselves are listed: an accident that was somebody else’s fault. */
const notAtFault = { lines: auto, factors: ['notAtFaultAccident'], status: 'banned' } as const

const mandatoryOrder: readonly Text[] = [
  { en: 'Your driving record has to count more than anything else.' },
  { en: 'How far you drive in a year has to count, second only to your driving record.' },
  { en: 'How long you’ve had a license has to count, third after your driving record and your miles.' },
]

/** Where a state differs from the usual in car insurance. */
export const autoRules: readonly ListedRule[] = [
  ...mandatoryInCalifornia.map(
    (factor, index): ListedRule => ({
      ...california,
      factors: [factor],
      status: 'mandatory',
      ...(index > 0 ? { bound: { below: mandatoryInCalifornia.slice(0, index) } } : {}),
      detail: mandatoryOrder[index] as Text,
      statute: 'Cal. Ins. Code 1861.02(a); 10 CCR 2632.8(d)',
      source: 'govt.westlaw.com',
    }),
  ),
  {
    ...california,
    factors: ['credit'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your credit to set your price.' },
  },
  {
    ...california,
    factors: ['gender'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your sex to set your price.' },
    from: '2019-01-01',
  },
  {
    ...california,
    factors: ['age', 'seniorAge'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your age to set your price. How long you’ve had a license counts instead.',
    },
  },
  {
    ...california,
    factors: ['education', 'occupation'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your education or job to set your price. Some groups have their own plans.',
    },
  },
  {
    ...california,
    factors: ['homeOwnership'],
    status: 'banned',
    detail: { en: 'Insurers can’t use whether you own a home to set your price.' },
  },
  {
    ...california,
    factors: ['territoryZip'],
    status: 'limited',
    bound: { below: mandatoryInCalifornia },
    detail: {
      en: 'Where you live can count, but less than your driving record, your miles and your years licensed.',
    },
    statute: '10 CCR 2632.8(d)',
    source: 'govt.westlaw.com',
  },
  {
    ...california,
    factors: ['maritalStatus'],
    status: 'limited',
    bound: { below: mandatoryInCalifornia },
    detail: {
      en: 'Whether you’re married can count, but less than your driving record, your miles and your years licensed.',
    },
    statute: '10 CCR 2632.8(d)',
    source:
      'govt.westlaw.com; legal-dictionary.thefreedictionary.com, "mandatory factor", which quotes the press',
    confidence: 'medium',
  },
  // Which factors an insurer may choose is in 2632.5(d), which was not found. A car’s make, model, value and symbol are
  // named beside the factors in 2632.4(b), and symbols are filed apart (2632.11): they have no weight.
  ...(['multiCar', 'vehicleType', 'vehicleUse'] as const).map(
    (factor): ListedRule => ({
      ...california,
      factors: [factor],
      status: 'limited',
      bound: { below: mandatoryInCalifornia },
      detail: { en: 'It can count, but less than the driving record, the miles and the years licensed.' },
      statute: '10 CCR 2632.5(d) and 2632.8(d)',
      source: 'recalled',
      confidence: 'medium',
    }),
  ),
  {
    ...california,
    factors: ['priorInsurance'],
    status: 'banned',
    detail: { en: 'Insurers can’t charge you more because you weren’t insured before.' },
    statute: 'Cal. Ins. Code 1861.02(c)',
    source: 'consumerwatchdog.org, text of Proposition 103',
  },
  {
    ...california,
    factors: ['notAtFaultAccident'],
    status: 'banned',
    detail: { en: 'An accident counts against you only if you were mainly at fault.' },
    statute: '10 CCR 2632.13',
    source: 'law.cornell.edu, 10 CCR 2632.13.1',
  },
  {
    ...california,
    factors: ['goodDriver'],
    status: 'mandatory',
    bound: { discount: '0.20' },
    detail: {
      en: 'Drivers who’ve had a license for three years and have a nearly clean record get at least 20% off.',
    },
    statute: 'Cal. Ins. Code 1861.02(b) and 1861.025',
    source: 'law.cornell.edu, 10 CCR 2632.13.1; consumerwatchdog.org',
  },
  {
    ...california,
    factors: ['driverAssignment'],
    status: 'mandatory',
    bound: { driversPerCar: 1 },
    detail: {
      en: 'Each car is priced for one driver. If you have more cars than drivers, the extra cars get the lowest driver rate, or a rate without a driver.',
    },
    statute: '10 CCR 2632.5(b)',
    source: 'insurance.ca.gov, REG-2008-00020',
  },

  { ...hawaii, factors: ['credit'], detail: { en: 'Insurers can’t use your credit to set your price.' } },
  { ...hawaii, factors: ['gender'], detail: { en: 'Insurers can’t use your sex to set your price.' } },
  {
    ...hawaii,
    factors: ['age', 'seniorAge'],
    detail: { en: 'Insurers can’t use your age to set your price.' },
  },
  {
    ...hawaii,
    factors: ['yearsLicensed'],
    detail: { en: 'Insurers can’t use how long you’ve been driving to set your price.' },
  },
  {
    ...hawaii,
    factors: ['maritalStatus'],
    detail: { en: 'Insurers can’t use your marital status to set your price.' },
  },

  {
    ...massachusetts,
    factors: ['credit'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your credit to set your price or to turn you down.' },
    statute: 'M.G.L. c. 175E, § 4(a)',
    source: 'casetext.com; mass.gov, How do I lower my premium?',
  },
  {
    ...massachusetts,
    factors: ['gender'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your sex to set your price.' },
  },
  {
    ...massachusetts,
    factors: ['age'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your age to set your price, except for a discount from age 65. How long you’ve had a license counts instead.',
    },
  },
  {
    ...massachusetts,
    factors: ['seniorAge'],
    status: 'mandatory',
    bound: { discount: '0.25' },
    detail: { en: 'Drivers 65 and older pay 25% less.' },
    statute: 'Acts of 1978, c. 511; M.G.L. c. 175, § 113B',
    source: 'massretirees.com; mass.gov, How do I lower my premium?',
    confidence: 'medium',
  },
  {
    ...massachusetts,
    factors: ['maritalStatus'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your marital status to set your price.' },
  },
  {
    ...massachusetts,
    factors: ['education', 'occupation'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your education or job to set your price.' },
  },
  {
    ...massachusetts,
    factors: ['homeOwnership'],
    status: 'banned',
    detail: { en: 'Insurers can’t use whether you own a home to set your price.' },
  },

  {
    ...michigan,
    factors: ['credit'],
    status: 'limited',
    rate: false,
    refuse: false,
    detail: { en: 'The score itself is banned while filed insurance scores stay in use; read as a ban.' },
    source: 'mlive.com, May 2019',
    confidence: 'low',
  },
  {
    ...michigan,
    factors: ['gender'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your sex to set your price.' },
  },
  {
    ...michigan,
    factors: ['maritalStatus'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your marital status to set your price.' },
  },
  {
    ...michigan,
    factors: ['education', 'occupation'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your education or job to set your price.' },
  },
  {
    ...michigan,
    factors: ['homeOwnership'],
    status: 'banned',
    detail: { en: 'Insurers can’t use whether you own a home to set your price.' },
  },
  {
    ...michigan,
    factors: ['territoryZip'],
    status: 'limited',
    detail: {
      en: 'Insurers can’t use your ZIP code to set your price. They can use areas that they’ve filed with the state.',
    },
  },

  {
    ...northCarolina,
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    bound: { only: 'lowers' },
    detail: { en: 'Not the only basis, and only to lower a rate.' },
    statute: 'G.S. 58-36-90',
    source: 'recalled',
    confidence: 'medium',
  },
  {
    ...northCarolina,
    factors: ['gender'],
    status: 'banned',
    detail: {
      en: 'The plan of the Rate Bureau has no factor for it; the section that bans it was not found.',
    },
    source: 'recalled',
    confidence: 'medium',
  },
  {
    ...northCarolina,
    factors: ['age', 'seniorAge'],
    status: 'banned',
    detail: { en: 'Years licensed count instead; the section that bans age was not found.' },
    source: 'recalled',
    confidence: 'medium',
  },
  {
    ...northCarolina,
    factors: ['yearsLicensed'],
    status: 'mandatory',
    bound: { years: [{ until: 3 }, { licensedFrom: '2025-07-01', until: 8 }] },
    detail: {
      en: 'New drivers pay more. It’s for three years if the license is from before July 2025, and for up to eight if it’s newer.',
    },
    statute: 'G.S. 58-36-65; S.L. 2023-133',
    source: 'ncdoi.gov; overbayinsurance.com',
    confidence: 'high',
  },

  {
    lines: auto,
    states: ['PA'],
    factors: ['gender'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your sex to set your price.' },
    statute: 'Hartford Accident & Indemnity v. Insurance Commissioner, 505 Pa. 571 (1984)',
    source: 'law.justia.com',
    confidence: 'high',
  },
  {
    ...montana,
    factors: ['gender', 'maritalStatus'],
    status: 'banned',
    detail: { en: 'Insurers can’t use your sex or marital status to set your price.' },
    statute: 'Mont. Code Ann. 49-2-309 of 1985',
    until: '2022-01-01',
  },
  {
    ...montana,
    factors: ['gender', 'maritalStatus'],
    status: 'allowed',
    detail: { en: 'Since 2022, insurers can use your sex and marital status to set your price.' },
    statute: 'Mont. Code Ann. 49-2-309(4); ARM 6.6.2102',
    from: '2022-01-01',
  },
  {
    lines: auto,
    states: ['GA'],
    factors: ['education', 'occupation'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: { en: 'Some lists of consumer groups name Georgia; no statute was found.' },
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: auto,
    states: ['NY'],
    factors: ['education', 'occupation'],
    status: 'limited',
    rate: false,
    refuse: false,
    detail: {
      en: 'Insurers can use your education or job only if they’ve shown the state that it says something about how you drive.',
    },
    statute: '11 NYCRR 154.6',
    source: 'regulations.justia.com',
    confidence: 'high',
  },
  {
    ...recalled,
    states: ['NY'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: { en: 'Not the sole basis, and notice of an adverse action.' },
    statute: 'N.Y. Insurance Law, article 28',
  },
  {
    ...recalled,
    states: ['NJ'],
    factors: ['territoryZip'],
    status: 'limited',
    detail: { en: 'Territories are filed and capped against the average of the state.' },
    confidence: 'low',
  },
  {
    ...recalled,
    states: ['MD'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    bound: { swing: '0.40' },
    detail: { en: 'For rating only, within 40%; not to refuse or cancel.' },
    statute: 'Md. Code, Insurance 27-501(e-2)',
  },
  {
    ...recalled,
    states: ['NV'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: { en: 'A freeze of prices by credit ended in 2024.' },
    statute: 'NRS 686A.600 and following',
    confidence: 'low',
  },
  {
    ...recalled,
    states: ['OR'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: { en: 'For the first rating only.' },
    statute: 'ORS 746.661',
  },
  {
    ...recalled,
    states: ['UT'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: { en: 'Not to raise a renewal after 60 days.' },
  },
  {
    ...recalled,
    states: ['WA'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: { en: 'A temporary ban was struck down in 2022.' },
    statute: 'RCW 48.19.035',
  },
  {
    lines: auto,
    states: ['CO'],
    factors: ['externalData'],
    status: 'limited',
    detail: {
      en: 'Insurers that use outside data or algorithms have to test that they don’t treat anyone unfairly.',
    },
    statute: 'C.R.S. 10-3-1104.9; 3 CCR 702-10, Regulation 10-1-1',
    source: 'lexace.ai; faegredrinker.com, 2025-09-02; aaisonline.com, 2025-10-28',
    confidence: 'high',
    from: '2025-10-15',
  },

  // Accidents that somebody else caused.
  {
    ...notAtFault,
    states: ['AK'],
    detail: { en: 'An accident counts against you only if it was at least half your fault.' },
    statute: '3 AAC 29.290',
    source: 'casetext.com',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['FL'],
    detail: { en: 'Insurers can’t raise your price just for an accident, unless it was largely your fault.' },
    statute: 'Fla. Stat. 626.9541(1)(o)3',
    source: 'floridainjuryattorneyblawg.com, 2014, which quotes it',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['GA'],
    detail: { en: 'Insurers can’t raise your price for a crash with another car that wasn’t your fault.' },
    statute: 'O.C.G.A. 33-9-40',
    source: 'thesessionslawfirm.com, 2017, which quotes it',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['MA'],
    detail: { en: 'Only accidents that were your fault count against you.' },
    statute: '211 CMR 79.00',
    source: 'mass.gov, How do I lower my premium?',
    confidence: 'medium',
  },
  {
    ...notAtFault,
    states: ['NC'],
    detail: { en: 'Only accidents that were your fault count against you.' },
    statute: 'G.S. 58-36-65 and 58-36-75',
    source: 'ncleg.net; ncdoi.gov',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['NJ'],
    detail: { en: 'You get insurance points only for accidents that were your fault.' },
    statute: 'N.J.S.A. 17:33B-14; N.J.A.C. 11:3-34',
    source: 'legalfix.com',
    confidence: 'medium',
  },
  {
    ...notAtFault,
    states: ['NY'],
    detail: {
      en: 'Insurers can’t raise your price for an accident if, for example, you were parked or were hit from behind.',
    },
    statute: '11 NYCRR 169.1',
    source: 'govt.westlaw.com',
    confidence: 'medium',
  },
  {
    ...notAtFault,
    states: ['OK'],
    detail: { en: 'Insurers can’t raise your price or turn you down for a crash that wasn’t your fault.' },
    statute: '36 O.S. 941',
    source: 'legalfix.com',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['PA'],
    detail: { en: 'Insurers can’t raise your price for a claim unless the accident was partly your fault.' },
    statute: '75 Pa.C.S. 1793(a)',
    source: 'instalawyer.io',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['VA'],
    detail: { en: 'Insurers can’t raise your price for an accident unless you caused some of it.' },
    statute: 'Va. Code 38.2-1905',
    source: 'lawserver.com',
    confidence: 'high',
  },
  {
    ...recalled,
    states: ['MI', 'SC'],
    factors: ['notAtFaultAccident'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: { en: 'Charges are for accidents at fault by our reading; the section was not looked up.' },
    confidence: 'low',
  },
]
