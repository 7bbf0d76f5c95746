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

/** A course that insurers have to reward. */
const preventionCourse = {
  lines: auto,
  factors: ['preventionCourse'],
  status: 'mandatory',
  confidence: 'high',
} as const

/** Only the factors themselves are listed: an accident that was somebody else’s fault. */
const notAtFault = { lines: auto, factors: ['notAtFaultAccident'], status: 'banned' } as const

const mandatoryOrder: readonly Text[] = [
  {
    en: 'Your driving record has to count more than anything else.',
    es: 'Su historial de manejo tiene que contar más que cualquier otra cosa.',
  },
  {
    en: 'How far you drive in a year has to count, second only to your driving record.',
    es: 'La distancia que maneja en un año tiene que contar, y solo su historial de manejo cuenta más.',
  },
  {
    en: 'How long you’ve had a license has to count, third after your driving record and your miles.',
    es: 'El tiempo que lleva con licencia de conducir tiene que contar, en tercer lugar después de su historial de manejo y sus millas.',
  },
]

/** Where a state differs from the usual in car insurance. */
export const autoRules: readonly ListedRule[] = [
  ...mandatoryInCalifornia.map(
    (factor, index): ListedRule => ({
      ...california,
      factors: [factor],
      status: 'mandatory',
      bound: index > 0 ? { below: mandatoryInCalifornia.slice(0, index) } : { months: 36 },
      detail: mandatoryOrder[index] as Text,
      statute:
        index > 0
          ? 'Cal. Ins. Code 1861.02(a); 10 CCR 2632.8(d)'
          : 'Cal. Ins. Code 1861.02(a); 10 CCR 2632.8(d); 10 CCR 2632.13.1(b)',
      source: 'govt.westlaw.com',
    }),
  ),
  {
    ...california,
    factors: ['credit'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your credit to set your price.',
      es: 'Las aseguradoras no pueden usar su crédito para fijar su precio.',
    },
  },
  {
    ...california,
    factors: ['gender'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your sex to set your price.',
      es: 'Las aseguradoras no pueden usar su sexo para fijar su precio.',
    },
    from: '2019-01-01',
  },
  {
    ...california,
    factors: ['age', 'seniorAge'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your age to set your price. How long you’ve had a license counts instead.',
      es: 'Las aseguradoras no pueden usar su edad para fijar su precio. En su lugar cuenta el tiempo que lleva con licencia de conducir.',
    },
  },
  {
    ...california,
    factors: ['education', 'occupation'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your education or job to set your price. Some groups have their own plans.',
      es: 'Las aseguradoras no pueden usar su nivel de estudios ni su trabajo para fijar su precio. Algunos grupos tienen sus propios planes.',
    },
  },
  {
    ...california,
    factors: ['homeOwnership'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use whether you own a home to set your price.',
      es: 'Las aseguradoras no pueden tomar en cuenta si tiene casa propia para fijar su precio.',
    },
  },
  {
    ...california,
    factors: ['territoryZip'],
    status: 'limited',
    bound: { below: mandatoryInCalifornia },
    detail: {
      en: 'Where you live can count, but less than your driving record, your miles and your years licensed.',
      es: 'El lugar donde vive puede contar, pero menos que su historial de manejo, sus millas y sus años con licencia.',
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
      es: 'Su estado civil puede contar, pero menos que su historial de manejo, sus millas y sus años con licencia.',
    },
    statute: '10 CCR 2632.8(d)',
    source:
      'govt.westlaw.com; legal-dictionary.thefreedictionary.com, "mandatory factor", which quotes the press',
    confidence: 'medium',
  },
  // Which factors an insurer may choose is in 2632.5(d), which was not found. A car’s make, model, value and symbol are named along
  // with the factors in 2632.4(b), and symbols are filed separately (2632.11): they have no weight.
  ...(['multiCar', 'studentDiscount', 'vehicleType', 'vehicleUse'] as const).map(
    (factor): ListedRule => ({
      ...california,
      factors: [factor],
      status: 'limited',
      bound: { below: mandatoryInCalifornia },
      detail: {
        en: 'It can count, but less than the driving record, the miles and the years licensed.',
        es: 'Puede contar, pero menos que el historial de manejo, las millas y los años con licencia.',
      },
      statute: '10 CCR 2632.5(d) and 2632.8(d)',
      source: 'recalled',
      confidence: 'medium',
    }),
  ),
  {
    ...recalled,
    states: ['CA'],
    factors: ['buying', 'telematics'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: {
      en: 'By our reading it is none of the factors that the regulation lets an insurer choose; the list was not found.',
      es: 'Según se lee, no es ninguno de los factores que el reglamento permite elegir; no se encontró la lista.',
    },
    statute: '10 CCR 2632.5(c) and (d)',
    confidence: 'low',
  },
  {
    ...california,
    factors: ['priorInsurance'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t charge you more because you weren’t insured before.',
      es: 'Las aseguradoras no pueden cobrarle más por no haber tenido seguro antes.',
    },
    statute: 'Cal. Ins. Code 1861.02(c)',
    source: 'consumerwatchdog.org, text of Proposition 103',
  },
  {
    ...california,
    factors: ['notAtFaultAccident'],
    status: 'banned',
    detail: {
      en: 'An accident counts against you only if you were mainly at fault.',
      es: 'Un accidente cuenta en su contra solo si la culpa fue principalmente suya.',
    },
    statute: '10 CCR 2632.13',
    source: 'law.cornell.edu, 10 CCR 2632.13.1',
  },
  {
    ...california,
    factors: ['goodDriver'],
    status: 'mandatory',
    bound: { discount: '0.20' },
    detail: {
      en: 'Drivers who’ve had a license for 3 years and have a nearly clean record get at least 20% off.',
      es: 'Los conductores con 3 años de licencia y un historial casi limpio reciben al menos un 20% de descuento.',
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
      es: 'El precio de cada auto se calcula con un solo conductor. Si hay más autos que conductores, los autos de más reciben la tarifa de conductor más baja, o una tarifa sin conductor.',
    },
    statute: '10 CCR 2632.5(b)',
    source: 'insurance.ca.gov, REG-2008-00020',
  },

  {
    ...hawaii,
    factors: ['credit'],
    detail: {
      en: 'Insurers can’t use your credit to set your price.',
      es: 'Las aseguradoras no pueden usar su crédito para fijar su precio.',
    },
  },
  {
    ...hawaii,
    factors: ['gender'],
    detail: {
      en: 'Insurers can’t use your sex to set your price.',
      es: 'Las aseguradoras no pueden usar su sexo para fijar su precio.',
    },
  },
  {
    ...hawaii,
    factors: ['age', 'seniorAge'],
    detail: {
      en: 'Insurers can’t use your age to set your price.',
      es: 'Las aseguradoras no pueden usar su edad para fijar su precio.',
    },
  },
  {
    ...hawaii,
    factors: ['yearsLicensed'],
    detail: {
      en: 'Insurers can’t use how long you’ve been driving to set your price.',
      es: 'Las aseguradoras no pueden usar el tiempo que lleva manejando para fijar su precio.',
    },
  },
  {
    ...hawaii,
    factors: ['maritalStatus'],
    detail: {
      en: 'Insurers can’t use your marital status to set your price.',
      es: 'Las aseguradoras no pueden usar su estado civil para fijar su precio.',
    },
  },

  {
    ...massachusetts,
    factors: ['credit'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your credit to set your price or to turn you down.',
      es: 'Las aseguradoras no pueden usar su crédito para fijar su precio ni para rechazar su solicitud.',
    },
    statute: 'M.G.L. c. 175E, § 4(a)',
    source: 'casetext.com; mass.gov, How do I lower my premium?',
  },
  {
    ...massachusetts,
    factors: ['gender'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your sex to set your price.',
      es: 'Las aseguradoras no pueden usar su sexo para fijar su precio.',
    },
  },
  {
    ...massachusetts,
    factors: ['age'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your age to set your price, except for a discount from age 65. How long you’ve had a license counts instead.',
      es: 'Las aseguradoras no pueden usar su edad para fijar su precio, salvo para un descuento a partir de los 65 años. En su lugar cuenta el tiempo que lleva con licencia de conducir.',
    },
  },
  {
    ...massachusetts,
    factors: ['seniorAge'],
    status: 'mandatory',
    bound: { discount: '0.25' },
    detail: {
      en: 'Drivers 65 and older pay 25% less.',
      es: 'Los conductores de 65 años o más pagan un 25% menos.',
    },
    statute: 'Acts of 1978, c. 511; M.G.L. c. 175, § 113B',
    source: 'massretirees.com; mass.gov, How do I lower my premium?',
    confidence: 'medium',
  },
  {
    ...massachusetts,
    factors: ['maritalStatus'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your marital status to set your price.',
      es: 'Las aseguradoras no pueden usar su estado civil para fijar su precio.',
    },
  },
  {
    ...massachusetts,
    factors: ['education', 'occupation'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your education or job to set your price.',
      es: 'Las aseguradoras no pueden usar su nivel de estudios ni su trabajo para fijar su precio.',
    },
  },
  {
    ...massachusetts,
    factors: ['homeOwnership'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use whether you own a home to set your price.',
      es: 'Las aseguradoras no pueden tomar en cuenta si tiene casa propia para fijar su precio.',
    },
  },

  {
    ...michigan,
    factors: ['credit'],
    status: 'limited',
    rate: false,
    refuse: false,
    detail: {
      en: 'The score itself is banned while filed insurance scores stay in use; read as a ban.',
      es: 'El puntaje de crédito en sí está prohibido, mientras que los puntajes de seguro registrados siguen en uso; se lee como una prohibición.',
    },
    source: 'mlive.com, May 2019',
    confidence: 'low',
  },
  {
    ...michigan,
    factors: ['gender'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your sex to set your price.',
      es: 'Las aseguradoras no pueden usar su sexo para fijar su precio.',
    },
  },
  {
    ...michigan,
    factors: ['maritalStatus'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your marital status to set your price.',
      es: 'Las aseguradoras no pueden usar su estado civil para fijar su precio.',
    },
  },
  {
    ...michigan,
    factors: ['education', 'occupation'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your education or job to set your price.',
      es: 'Las aseguradoras no pueden usar su nivel de estudios ni su trabajo para fijar su precio.',
    },
  },
  {
    ...michigan,
    factors: ['homeOwnership'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use whether you own a home to set your price.',
      es: 'Las aseguradoras no pueden tomar en cuenta si tiene casa propia para fijar su precio.',
    },
  },
  {
    ...michigan,
    factors: ['territoryZip'],
    status: 'limited',
    detail: {
      en: 'Insurers can’t use your ZIP code to set your price. They can use areas that they’ve filed with the state.',
      es: 'Las aseguradoras no pueden usar su código postal para fijar su precio. Pueden usar zonas que hayan registrado ante el estado.',
    },
  },

  {
    ...northCarolina,
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    bound: { only: 'lowers' },
    detail: {
      en: 'Not the only basis, and only to lower a rate.',
      es: 'No puede ser la única base, y solo puede bajar una tarifa.',
    },
    statute: 'G.S. 58-36-90',
    source: 'recalled',
    confidence: 'medium',
  },
  {
    ...northCarolina,
    factors: ['gender'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your sex to set your price.',
      es: 'Las aseguradoras no pueden usar su sexo para fijar su precio.',
    },
    statute: 'G.S. 58-3-25(a)',
    source: 'instalawyer.io',
    confidence: 'high',
  },
  {
    ...northCarolina,
    factors: ['age', 'seniorAge'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your age to set your price. How long you’ve had a license counts instead.',
      es: 'Las aseguradoras no pueden usar su edad para fijar su precio. En su lugar cuenta el tiempo que lleva con licencia de conducir.',
    },
    statute: 'G.S. 58-3-25(a)',
    source: 'instalawyer.io',
    confidence: 'high',
  },
  {
    ...northCarolina,
    factors: ['drivingRecord'],
    status: 'limited',
    bound: { months: 36 },
    detail: {
      en: 'Accidents you caused and traffic violations count for 3 years.',
      es: 'Los accidentes que usted causó y las infracciones de tránsito cuentan durante 3 años.',
    },
    statute: 'G.S. 58-36-65 and 58-36-75',
    source: 'ncdoi.gov, Safe Driver Incentive Plan',
    confidence: 'high',
  },
  {
    ...northCarolina,
    factors: ['yearsLicensed'],
    status: 'mandatory',
    bound: { years: [{ until: 3 }, { licensedFrom: '2025-07-01', until: 8 }] },
    detail: {
      en: 'New drivers pay more: for 3 years if they were licensed before July 2025, and for up to 8 years if licensed later.',
      es: 'Los conductores nuevos pagan más: durante 3 años si la licencia es anterior a julio de 2025, y durante un máximo de 8 si es más reciente.',
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
    detail: {
      en: 'Insurers can’t use your sex to set your price.',
      es: 'Las aseguradoras no pueden usar su sexo para fijar su precio.',
    },
    statute: 'Hartford Accident & Indemnity v. Insurance Commissioner, 505 Pa. 571 (1984)',
    source: 'law.justia.com',
    confidence: 'high',
  },
  {
    ...montana,
    factors: ['gender', 'maritalStatus'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your sex or marital status to set your price.',
      es: 'Las aseguradoras no pueden usar su sexo ni su estado civil para fijar su precio.',
    },
    statute: 'Mont. Code Ann. 49-2-309 of 1985',
    until: '2022-01-01',
  },
  {
    ...montana,
    factors: ['gender', 'maritalStatus'],
    status: 'allowed',
    detail: {
      en: 'Since 2022, insurers can use your sex and marital status to set your price.',
      es: 'Desde 2022, las aseguradoras pueden usar su sexo y su estado civil para fijar su precio.',
    },
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
    detail: {
      en: 'Some lists of consumer groups name Georgia; no statute was found.',
      es: 'Algunas listas de grupos de consumidores nombran a Georgia; no se encontró ninguna ley.',
    },
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
      es: 'Las aseguradoras pueden usar su nivel de estudios o su trabajo solo si han demostrado ante el estado que dice algo sobre su manera de manejar.',
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
    detail: {
      en: 'Insurers can’t rely on credit alone, and have to tell you if it counts against you.',
      es: 'Las aseguradoras no pueden basarse solo en el crédito, y deben avisarle si lo perjudica.',
    },
    statute: 'N.Y. Insurance Law, article 28',
  },
  {
    ...recalled,
    states: ['NJ'],
    factors: ['territoryZip'],
    status: 'limited',
    detail: {
      en: 'Insurers file their territories with the state, and a cap ties each one to the state average.',
      es: 'Las aseguradoras registran sus territorios ante el estado, y cada uno tiene un tope con respecto al promedio del estado.',
    },
    confidence: 'low',
  },
  {
    ...recalled,
    states: ['MD'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    bound: { swing: '0.40' },
    detail: {
      en: 'Insurers can use credit only to set a price, within 40%, and not to refuse or cancel a policy.',
      es: 'Las aseguradoras pueden usar el crédito solo para fijar un precio, dentro de un 40%, y no para rechazar ni cancelar una póliza.',
    },
    statute: 'Md. Code, Insurance 27-501(e-2)',
  },
  {
    ...recalled,
    states: ['NV'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: {
      en: 'Nevada froze prices that depend on credit for a time. The freeze ended in 2024.',
      es: 'Nevada congeló por un tiempo los precios que dependen del crédito. La congelación terminó en 2024.',
    },
    statute: 'NRS 686A.600 and following',
    confidence: 'low',
  },
  {
    ...recalled,
    states: ['OR'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: {
      en: 'Insurers can use credit only when they first price a policy.',
      es: 'Las aseguradoras pueden usar el crédito solo para el primer precio de una póliza.',
    },
    statute: 'ORS 746.661',
  },
  {
    ...recalled,
    states: ['UT'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: {
      en: 'After 60 days, insurers can’t use credit to raise the price of a renewal.',
      es: 'Después de 60 días, las aseguradoras no pueden usar el crédito para subir el precio de una renovación.',
    },
  },
  {
    ...recalled,
    states: ['WA'],
    factors: ['credit'],
    status: 'limited',
    refuse: false,
    detail: {
      en: 'Insurers can use credit only by a model that they have filed with the state. A temporary ban was struck down in 2022.',
      es: 'Las aseguradoras pueden usar el crédito solo con un modelo que hayan registrado ante el estado. En 2022 se anuló una prohibición temporal.',
    },
    statute: 'RCW 48.19.035',
    source: 'self-law.org; insurance.wa.gov, 2022-08-29',
    confidence: 'high',
  },
  {
    lines: auto,
    states: ['CO'],
    factors: ['externalData'],
    status: 'limited',
    detail: {
      en: 'Insurers that use outside data or algorithms have to test that they don’t treat anyone unfairly.',
      es: 'Las aseguradoras que usan datos externos o algoritmos tienen que comprobar que no tratan a nadie de manera injusta.',
    },
    statute: 'C.R.S. 10-3-1104.9; 3 CCR 702-10, Regulation 10-1-1',
    source: 'lexace.ai; faegredrinker.com, 2025-09-02; aaisonline.com, 2025-10-28',
    confidence: 'high',
    from: '2025-10-15',
  },

  // Discounts that the law gives.
  {
    ...preventionCourse,
    states: ['CA'],
    detail: {
      en: 'A car’s main driver who is 55 or older and has passed an approved accident prevention course gets a discount for 3 years.',
      es: 'El conductor principal de un auto que tenga 55 años o más y haya aprobado un curso autorizado de prevención de accidentes recibe un descuento durante 3 años.',
    },
    statute: 'Cal. Ins. Code 11628.3',
    source: 'casetext.com; self-law.org',
  },
  {
    ...preventionCourse,
    states: ['FL'],
    detail: {
      en: 'A car’s main driver who is 55 or older and has passed an approved accident prevention course gets a discount for 3 years. It can end after an accident that was their fault, or a ticket.',
      es: 'El conductor principal de un auto que tenga 55 años o más y haya aprobado un curso autorizado de prevención de accidentes recibe un descuento durante 3 años. Puede perderlo por un accidente por su culpa o por una multa.',
    },
    statute: 'Fla. Stat. 627.0652',
    source: 'flsenate.gov',
  },
  {
    ...preventionCourse,
    states: ['IL'],
    detail: {
      en: 'Drivers over 55 who have passed an approved accident prevention course get a discount for 3 years.',
      es: 'Los conductores de más de 55 años que hayan aprobado un curso autorizado de prevención de accidentes reciben un descuento durante 3 años.',
    },
    statute: '215 ILCS 5/143.29',
    source: 'ilga.gov',
  },
  {
    ...preventionCourse,
    states: ['MN'],
    bound: { discount: '0.10' },
    detail: {
      en: 'Drivers 55 and older who have passed an approved accident prevention course in the past 3 years get at least 10% off.',
      es: 'Los conductores de 55 años o más que hayan aprobado un curso autorizado de prevención de accidentes en los últimos 3 años reciben al menos un 10% de descuento.',
    },
    statute: 'Minn. Stat. 65B.28',
    source: 'instalawyer.io',
  },
  {
    ...preventionCourse,
    states: ['NV'],
    detail: {
      en: 'Drivers 55 and older get a discount for 3 years if they have passed an approved traffic safety course and have caused no accident and had no violation for 3 years.',
      es: 'Los conductores de 55 años o más reciben un descuento durante 3 años si han aprobado un curso autorizado de seguridad vial y llevan 3 años sin accidentes por su culpa ni infracciones.',
    },
    statute: 'NRS 690B.029',
    source: 'self-law.org',
  },
  {
    ...preventionCourse,
    states: ['NY'],
    detail: {
      en: 'Drivers of any age who have passed an approved accident prevention course get a discount for 3 years.',
      es: 'Los conductores de cualquier edad que hayan aprobado un curso autorizado de prevención de accidentes reciben un descuento durante 3 años.',
    },
    statute: 'N.Y. Ins. Law 2336(a)',
    source: 'nysenate.gov; instalawyer.io',
  },
  {
    lines: auto,
    states: ['MN'],
    factors: ['antiTheft'],
    status: 'mandatory',
    bound: { discount: '0.05', of: 'reached' },
    detail: {
      en: 'A car with a built-in anti-theft device that arms itself gets at least 5% off comprehensive coverage.',
      es: 'Un auto con un dispositivo antirrobo de fábrica que se activa solo recibe al menos un 5% de descuento en la cobertura de otras causas (comprehensive).',
    },
    statute: 'Minn. Stat. 65B.285',
    source: 'self-law.org',
    confidence: 'high',
  },
  // Insurers give these discounts from an age or up to one, and these states keep age out of prices.
  ...(
    [
      ['HI', ['preventionCourse', 'studentDiscount']],
      ['MA', ['preventionCourse']],
      ['NC', ['preventionCourse', 'studentDiscount']],
    ] as const
  ).map(
    ([state, factors]): ListedRule => ({
      ...recalled,
      states: [state],
      factors,
      status: 'unclear',
      rate: false,
      refuse: false,
      detail: {
        en: 'Discounts for students and for older drivers depend on age, which stays out of prices; no exception was found.',
        es: 'Los descuentos para estudiantes y para conductores mayores dependen de la edad, que queda fuera de los precios; no se encontró ninguna excepción.',
      },
      confidence: 'low',
    }),
  ),

  // Accidents that somebody else caused.
  {
    lines: auto,
    states: ['NY'],
    factors: ['comprehensiveClaim'],
    status: 'banned',
    detail: {
      en: 'Theft, glass and other comprehensive claims can’t raise your price.',
      es: 'Los reclamos por robo, vidrios y otros daños ajenos a un choque no pueden subir su precio.',
    },
    statute: '11 NYCRR 169.1(b)',
    source: 'govt.westlaw.com',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['AK'],
    detail: {
      en: 'An accident counts against you only if it was at least half your fault.',
      es: 'Un accidente cuenta en su contra solo si al menos la mitad de la culpa fue suya.',
    },
    statute: '3 AAC 29.290',
    source: 'casetext.com',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['CO'],
    detail: {
      en: 'Accidents that weren’t your fault can’t raise your price or cost you a policy.',
      es: 'Los accidentes que no fueron culpa suya no pueden subir su precio ni costarle una póliza.',
    },
    statute: 'C.R.S. 10-4-628(1)',
    source: 'getpocketlaw.com',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['DC'],
    detail: {
      en: 'Insurers can’t raise your price for an accident unless it was your fault.',
      es: 'Las aseguradoras no pueden subirle el precio por un accidente, a menos que haya sido culpa suya.',
    },
    statute: 'D.C. Code 31-2406(a)(5)',
    source: 'github.com/DCCouncil/law-xml, the code of the District',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['NV'],
    detail: {
      en: 'Claims that weren’t your fault can’t raise the price of a renewal; nothing was read about a first policy.',
      es: 'Los reclamos que no fueron culpa suya no pueden subir el precio de una renovación; no se leyó nada sobre una primera póliza.',
    },
    statute: 'NRS 687B.385',
    source: 'nevadacoveragelaw.com, which quotes it',
    confidence: 'medium',
  },
  {
    ...notAtFault,
    states: ['FL'],
    detail: {
      en: 'Insurers can’t raise your price just for an accident, unless it was largely your fault.',
      es: 'Las aseguradoras no pueden subirle el precio solo por un accidente, a menos que en gran parte haya sido culpa suya.',
    },
    statute: 'Fla. Stat. 626.9541(1)(o)3',
    source: 'floridainjuryattorneyblawg.com, 2014, which quotes it',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['GA'],
    detail: {
      en: 'Insurers can’t raise your price for a crash with another car that wasn’t your fault.',
      es: 'Las aseguradoras no pueden subirle el precio por un choque con otro auto que no fue culpa suya.',
    },
    statute: 'O.C.G.A. 33-9-40',
    source: 'thesessionslawfirm.com, 2017, which quotes it',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['MA'],
    detail: {
      en: 'Only accidents that were your fault count against you.',
      es: 'Solo cuentan en su contra los accidentes que fueron culpa suya.',
    },
    statute: '211 CMR 79.00',
    source: 'mass.gov, How do I lower my premium?',
    confidence: 'medium',
  },
  {
    ...notAtFault,
    states: ['NC'],
    detail: {
      en: 'Only accidents that were your fault count against you.',
      es: 'Solo cuentan en su contra los accidentes que fueron culpa suya.',
    },
    statute: 'G.S. 58-36-65 and 58-36-75',
    source: 'ncleg.net; ncdoi.gov',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['NJ'],
    detail: {
      en: 'You get insurance points only for accidents that were your fault.',
      es: 'Solo recibe puntos de seguro por los accidentes que fueron culpa suya.',
    },
    statute: 'N.J.S.A. 17:33B-14; N.J.A.C. 11:3-34',
    source: 'legalfix.com',
    confidence: 'medium',
  },
  {
    ...notAtFault,
    states: ['NY'],
    detail: {
      en: 'Insurers can’t raise your price for an accident if, for example, you were parked or were hit from behind.',
      es: 'Las aseguradoras no pueden subirle el precio por un accidente si, por ejemplo, su auto estaba estacionado o lo golpearon por detrás.',
    },
    statute: '11 NYCRR 169.1',
    source: 'govt.westlaw.com',
    confidence: 'medium',
  },
  {
    ...notAtFault,
    states: ['OK'],
    detail: {
      en: 'Insurers can’t raise your price or turn you down for a crash that wasn’t your fault.',
      es: 'Las aseguradoras no pueden subirle el precio ni rechazar su solicitud por un choque que no fue culpa suya.',
    },
    statute: '36 O.S. 941',
    source: 'legalfix.com',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['PA'],
    detail: {
      en: 'Insurers can’t raise your price for a claim unless the accident was partly your fault.',
      es: 'Las aseguradoras no pueden subirle el precio por un reclamo, a menos que el accidente haya sido en parte culpa suya.',
    },
    statute: '75 Pa.C.S. 1793(a)',
    source: 'instalawyer.io',
    confidence: 'high',
  },
  {
    ...notAtFault,
    states: ['VA'],
    detail: {
      en: 'Insurers can’t raise your price for an accident unless you caused some of it.',
      es: 'Las aseguradoras no pueden subirle el precio por un accidente, a menos que usted lo haya causado en parte.',
    },
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
    detail: {
      en: 'Charges are for accidents at fault by our reading; the section was not looked up.',
      es: 'Según se lee, los recargos son por accidentes por culpa propia; no se consultó el artículo.',
    },
    confidence: 'low',
  },
]
