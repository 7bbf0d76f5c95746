import type { ListedRule } from './listed-rule.ts'

const both = ['homeowner', 'renters'] as const
const homeowner = ['homeowner'] as const
const renters = ['renters'] as const

/** Where a state differs from the usual in insurance of homes and of what tenants own. */
export const homeRules: readonly ListedRule[] = [
  // Credit.
  {
    lines: homeowner,
    states: ['MD'],
    factors: ['credit'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t use your credit to set your price or to turn you down.',
      es: 'Las aseguradoras no pueden usar su crédito para fijar su precio ni para rechazar su solicitud.',
    },
    statute: 'Md. Code, Insurance 27-501(e-2)',
    source: 'msa.maryland.gov, Laws of 2002, ch. 580',
    confidence: 'high',
  },
  {
    lines: renters,
    states: ['MD'],
    factors: ['credit'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: {
      en: 'The ban speaks of homeowner’s insurance; whether that includes tenants was not looked up.',
      es: 'La prohibición habla del seguro de vivienda; no se consultó si incluye a los inquilinos.',
    },
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: both,
    states: ['CA', 'HI', 'MA'],
    factors: ['credit'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: {
      en: 'Publishers of price surveys leave credit out; no statute about homes was found.',
      es: 'Quienes publican encuestas de precios dejan fuera el crédito; no se encontró ninguna ley sobre viviendas.',
    },
    source: 'recalled',
    confidence: 'low',
  },

  // The breed of a dog.
  {
    lines: both,
    states: ['AZ'],
    factors: ['dogBreed'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t raise your price for a dog’s breed alone, or turn you down only for that.',
      es: 'Las aseguradoras no pueden subirle el precio solo por la raza de un perro, ni rechazar su solicitud solo por eso.',
    },
    statute: 'A.R.S. 20-1510',
    source: 'difi.az.gov, questions and answers',
    confidence: 'high',
    from: '2023-07-01',
  },
  {
    lines: homeowner,
    states: ['CO'],
    factors: ['dogBreed'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t raise your price or turn you down for a dog’s breed, and can’t ask about it, unless the dog is known to be dangerous.',
      es: 'Las aseguradoras no pueden subirle el precio ni rechazar su solicitud por la raza de un perro, ni preguntar por ella, a menos que se sepa que el perro es peligroso.',
    },
    statute: 'C.R.S. 10-4-110.8(16)',
    source: 'leg.colorado.gov, summary of HB25-1207; denvergazette.com, June 2023',
    confidence: 'high',
    // The first day was not looked up; it lies before any policy sold here.
    from: '2024-01-01',
  },
  {
    lines: renters,
    states: ['CO'],
    factors: ['dogBreed'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: {
      en: 'The ban speaks of homeowners insurance; a bill of 2025 meant to name tenants too.',
      es: 'La prohibición habla del seguro de vivienda; un proyecto de ley de 2025 pretendía nombrar también a los inquilinos.',
    },
    source: 'leg.colorado.gov, summary of HB25-1207',
    confidence: 'low',
    from: '2024-01-01',
  },
  {
    lines: both,
    states: ['IL'],
    factors: ['dogBreed'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t raise your price or turn you down for a dog’s breed alone.',
      es: 'Las aseguradoras no pueden subirle el precio ni rechazar su solicitud solo por la raza de un perro.',
    },
    statute: '215 ILCS 5/143.10e',
    source: 'ilga.gov; legiscan.com, HB 1049 of 2023',
    confidence: 'high',
    from: '2023-12-09',
  },
  {
    lines: homeowner,
    states: ['MN'],
    factors: ['dogBreed'],
    status: 'limited',
    refuse: false,
    detail: {
      en: 'Insurers can’t turn you down only because you own one dog of a certain breed.',
      es: 'Las aseguradoras no pueden rechazar su solicitud solo porque tiene un perro de cierta raza.',
    },
    statute: 'Minn. Stat. 65A.303',
    source: 'self-law.org; animallaw.info',
    confidence: 'high',
    from: '2024-04-01',
  },
  {
    lines: both,
    states: ['NV'],
    factors: ['dogBreed'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t raise your price or turn you down for a dog’s breed.',
      es: 'Las aseguradoras no pueden subirle el precio ni rechazar su solicitud por la raza de un perro.',
    },
    statute: 'Senate Bill 103 of 2021',
    source: 'kolotv.com, 2022-01-12',
    confidence: 'medium',
    from: '2022-01-01',
  },
  {
    lines: homeowner,
    states: ['NY'],
    factors: ['dogBreed'],
    status: 'banned',
    detail: {
      en: 'Insurers can’t raise your price, limit your coverage or turn you down for a dog’s breed alone.',
      es: 'Las aseguradoras no pueden subirle el precio, limitar su cobertura ni rechazar su solicitud solo por la raza de un perro.',
    },
    statute: 'N.Y. Insurance Law 3421',
    source: 'nysenate.gov',
    confidence: 'high',
    from: '2022-01-28',
  },
  {
    lines: renters,
    states: ['NY'],
    factors: ['dogBreed'],
    status: 'unclear',
    rate: false,
    refuse: false,
    detail: {
      en: 'The ban speaks of homeowners’ insurance; a bill of 2023 meant to name tenants too.',
      es: 'La prohibición habla del seguro de vivienda; un proyecto de ley de 2023 pretendía nombrar también a los inquilinos.',
    },
    source: 'legiscan.com, S07416 of 2023',
    confidence: 'low',
    from: '2022-01-28',
  },
  {
    lines: both,
    states: ['PA'],
    factors: ['dogBreed'],
    status: 'unclear',
    rate: true,
    refuse: false,
    detail: {
      en: 'Insurers can’t turn you down for a named breed; of a surcharge it says nothing.',
      es: 'Las aseguradoras no pueden rechazar su solicitud por una raza determinada; de un recargo no se dice nada.',
    },
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: both,
    states: ['MI'],
    factors: ['dogBreed'],
    status: 'unclear',
    rate: true,
    refuse: false,
    detail: {
      en: 'Partial limits; read as a ban on refusal.',
      es: 'Límites parciales; se leen como una prohibición de rechazar.',
    },
    source: 'recalled',
    confidence: 'low',
  },

  // Roofs, questions and the weather.
  {
    lines: homeowner,
    states: ['FL'],
    factors: ['roofAge'],
    status: 'limited',
    detail: {
      en: 'Insurers can’t turn you down for the age of a roof under 15 years old. They can’t do it for an older one either if an inspection finds that it has at least 5 good years left.',
      es: 'Las aseguradoras no pueden rechazar su solicitud por la edad de un techo de menos de 15 años. Tampoco por uno más viejo si una inspección determina que le quedan al menos 5 años de vida útil.',
    },
    statute: 'Fla. Stat. 627.7011(5)',
    source: 'kin.com; broward.us',
    confidence: 'high',
    from: '2022-07-01',
  },
  {
    lines: both,
    states: ['TX'],
    factors: ['weatherClaim'],
    status: 'unclear',
    detail: {
      en: 'Limits what a claim for a natural cause may do to a renewal.',
      es: 'Limita lo que un reclamo por una causa natural puede hacerle a una renovación.',
    },
    statute: 'Tex. Ins. Code 551.107',
    source: 'recalled',
    confidence: 'low',
  },
  {
    lines: both,
    states: ['TX'],
    factors: ['inquiry'],
    status: 'unclear',
    detail: {
      en: "A question about coverage isn't a claim.",
      es: 'Una pregunta sobre la cobertura no es un reclamo.',
    },
    statute: 'Tex. Ins. Code 544.551 and following',
    source: 'recalled',
    confidence: 'low',
  },

  // Protection from the wind.
  {
    lines: homeowner,
    states: ['FL'],
    factors: ['windMitigation'],
    status: 'mandatory',
    bound: { only: 'lowers' },
    detail: {
      en: 'Insurers have to give discounts for what protects your home from wind, such as a stronger roof or shutters.',
      es: 'Las aseguradoras tienen que dar descuentos por lo que protege su casa del viento, como un techo más resistente o contraventanas.',
    },
    statute: 'Fla. Stat. 627.0629(1)',
    source: 'florida.public.law',
    confidence: 'high',
  },

  // Protection from wildfire.
  {
    lines: homeowner,
    states: ['CA'],
    factors: ['wildfireMitigation'],
    status: 'mandatory',
    bound: { each: 'lowers', beside: 'wildfireRisk' },
    detail: {
      en: 'Insurers that price by the danger of wildfire have to take something off for each of 12 things that protect a home from it, such as a Class A roof or cleared ground around the walls.',
      es: 'Las aseguradoras que fijan el precio según el peligro de incendio forestal tienen que rebajarlo por cada una de 12 cosas que protegen una casa, como un techo de clase A o el terreno despejado alrededor de las paredes.',
    },
    statute: '10 CCR 2644.9(d)(1)',
    // The reprint ends within the list, so that its last items were read in a report.
    source: 'opfsc.org, which reprints it in part; carriermanagement.com, 2023-08-24',
    confidence: 'medium',
    from: '2022-10-14',
  },
]
