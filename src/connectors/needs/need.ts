import type { Text } from '../../language/text.ts'
import { stateChoices } from '../../law/jurisdictions.ts'

/**
 * What one insurer needs to know beyond the questions of its line: contact data and identifiers, which are the same for all insurers,
 * and questions of its own.
 */
export interface Need {
  /** One of ours, such as `phone`, or the insurer's own name for its question. */
  readonly id: string
  readonly isOurs: boolean
  /** What the visitor is asked. */
  readonly prompt: Text
  /** What the answer is called within a sentence: "your phone number"; absent for an insurer's own question. */
  readonly noun?: Text
  readonly kind: NeedKind
  /** Of the kind `choice`. */
  readonly choices?: readonly NeedChoice[]
  /** Of the kind `number`: whole numbers, both included. */
  readonly least?: number
  readonly most?: number
  /** What the answer is needed to do; `asked`: only if the insurer's reply asks for it. */
  readonly to: NeededTo | 'asked'
  /** Without an answer the insurer can't go on; otherwise the visitor may leave it out. */
  readonly isRequired: boolean
  /** What is sent until the visitor answers. */
  readonly usual?: NeedAnswer
  /** What `carrier check` answers for a made-up person. */
  readonly example?: NeedAnswer
  /** Questions of several insurers with the same meaning are answered once. */
  readonly means?: string
  /** Asked once for each driver. */
  readonly ofDrivers: boolean
  /** Asked about one of the pets, by its place among them from 0: the reply about that pet wants it. */
  readonly ofPet?: number
}

/** `quote`: to give any price. `confirm`: to confirm a price given without it. `buy`: to take an order. */
export const neededTo = ['quote', 'confirm', 'buy'] as const
export type NeededTo = (typeof neededTo)[number]

/** The kinds of an insurer's own questions. */
export const ownKinds = ['choice', 'number', 'date', 'text', 'yes or no'] as const
/** All kinds, including those of contact data and identifiers. */
export type NeedKind = (typeof ownKinds)[number] | 'email' | 'phone' | 'license number'

export interface NeedChoice {
  readonly value: string
  readonly label: Text
}

/** Dates as YYYY-MM-DD, phone numbers as +15125550142. */
export type NeedAnswer = string | number | boolean

/** A question from a reply, or one from the carrier's folder, by its id. */
export interface NeededField {
  readonly path: string
  /** Empty if the folder has it. */
  readonly prompt: string
  /** Text when absent. */
  readonly kind?: Exclude<NeedKind, 'email' | 'phone' | 'license number'>
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** True when absent. */
  readonly required?: boolean
  /** The place of the pet that it is about, from 0; absent if it is not about a single pet. */
  readonly pet?: number
}

/** The contact data and identifiers that an insurer may name. */
export const ourNeedIds = ['email', 'phone', 'licenseNumber', 'licenseState', 'licensedSince'] as const
export type OurNeedId = (typeof ourNeedIds)[number]

type OurNeed = Omit<Need, 'id' | 'to' | 'isOurs' | 'isRequired'> & { readonly noun: Text }

const ours: Readonly<Record<OurNeedId, OurNeed>> = {
  email: {
    kind: 'email',
    prompt: { en: 'Email', es: 'Correo electrónico' },
    noun: { en: 'your email address', es: 'su correo electrónico' },
    ofDrivers: false,
  },
  phone: {
    kind: 'phone',
    prompt: { en: 'Phone', es: 'Teléfono' },
    noun: { en: 'your phone number', es: 'su número de teléfono' },
    ofDrivers: false,
  },
  licenseNumber: {
    kind: 'license number',
    prompt: { en: 'Driver’s license number', es: 'Número de la licencia de conducir' },
    noun: { en: 'each driver’s license number', es: 'el número de la licencia de cada conductor' },
    ofDrivers: true,
  },
  licenseState: {
    kind: 'choice',
    prompt: { en: 'State of that license', es: 'Estado de esa licencia' },
    noun: { en: 'the state of each license', es: 'el estado de cada licencia' },
    choices: stateChoices.map(({ code, name }) => ({ value: code, label: name })),
    ofDrivers: true,
  },
  licensedSince: {
    kind: 'date',
    prompt: { en: 'Date of the first license', es: 'Fecha de la primera licencia' },
    noun: {
      en: 'the date of each driver’s first license',
      es: 'la fecha de la primera licencia de cada conductor',
    },
    ofDrivers: true,
  },
}

/** One of our needs, for an insurer that names it. */
export function ourNeed(id: OurNeedId, to: NeededTo | 'asked'): Need {
  return { ...ours[id], id, to, isOurs: true, isRequired: true }
}

/** Whether a name is one of ours. */
export function isOurNeed(id: string): id is OurNeedId {
  return ourNeedIds.some(one => one === id)
}
