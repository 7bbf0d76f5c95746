import type { AskableRisk } from '../../risk/askable.ts'
import type { Day } from '../../units/day.ts'
import {
  isOurNeed,
  type Need,
  type NeedAnswer,
  type NeededField,
  type NeededTo,
  ourNeed,
  ourNeedIds,
} from './need.ts'

/** What a visitor gave one insurer, by the keys of its fields: see `fieldsOf`. */
export type GivenAnswers = Readonly<Record<string, NeedAnswer>>

/** What an insurer gets beyond the risk: only what its visitor gave it, and what its folder says is usual. */
export interface Details {
  readonly contact?: { readonly email?: string; readonly phone?: string }
  /** The drivers' licenses, in their order; empty for a driver about whom nothing was given. */
  readonly licenses?: readonly License[]
  /** The insurer's own questions. */
  readonly answers?: Readonly<Record<string, NeedAnswer>>
  /** For each pet, in their order: what is sent about that pet alone; absent if nothing was given about any. */
  readonly pets?: readonly Readonly<Record<string, NeedAnswer>>[]
}

export interface License {
  readonly number?: string
  readonly state?: string
  readonly since?: Day
}

/** One field of a need: of the need itself, of one driver or of one pet. */
export interface NeedField {
  readonly need: Need
  /** The name of its control, the same in every language. */
  readonly name: string
  /**
   * The key under which its answer is stored. It names the driver, not a place in the list, which other answers may change. Needs
   * with one meaning share a key, so answering one answers all.
   */
  readonly key: string
  /** From 0; absent if it is not about a driver. */
  readonly driver?: number
  /** From 0; absent if it is not about a single pet. */
  readonly pet?: number
}

/** The fields of needs, in their order: driver by driver for those asked of drivers, then those of pets. */
export function fieldsOf(needs: readonly Need[], risk: AskableRisk): readonly NeedField[] {
  const common = needs
    .filter(need => !need.ofDrivers && need.ofPet === undefined)
    .map(need => ({ need, name: need.id, key: keyOf(need) }))
  const drivers = risk.line === 'auto' ? risk.drivers : []
  const each = drivers.flatMap(({ first, last, dob }, driver) =>
    needs
      .filter(need => need.ofDrivers)
      .map(need => ({
        need,
        name: `${need.id}.${driver}`,
        key: `${keyOf(need)} ${JSON.stringify([first, last, dob])}`,
        driver,
      })),
  )
  const ofPets = petsOf(risk).flatMap((named, pet) =>
    needs
      .filter(need => need.ofPet === pet)
      .map(need => ({ need, name: `${need.id}.${pet}`, key: petKey(named, need.id), pet })),
  )
  return [...common, ...each, ...ofPets]
}

const ownKey = 'own '
const petsKey = 'pet '

/** What tells the pets apart, in their order; those that are alike are numbered. */
function petsOf(risk: AskableRisk): readonly string[] {
  if (risk.line !== 'pet') return []
  const all = [risk.pet, ...(risk.others ?? [])].map(({ breedGroup, dob }) =>
    JSON.stringify([breedGroup, dob ?? '']),
  )
  return all.map((one, at) => `${one} ${all.slice(0, at).filter(other => other === one).length}`)
}

function petKey(pet: string, id: string): string {
  return `${petsKey}${pet} ${id}`
}

function keyOf({ id, isOurs, means }: Need): string {
  if (isOurs) return id
  return means === undefined ? ownKey + id : `means ${means}`
}

/** Whether an answer under this key may fill in another insurer's field. */
export function isCommonKey(key: string): boolean {
  return !key.startsWith(ownKey) && !key.startsWith(petsKey)
}

interface Given {
  readonly needs: readonly Need[]
  readonly given: GivenAnswers
  readonly risk: AskableRisk
}

/** What an insurer with these needs gets from what it was given; undefined if nothing. */
export function detailsOf({ needs, given, risk }: Given): Details | undefined {
  // What only a reply asked for is sent too.
  const unnamed = ourNeedIds.filter(id => !needs.some(need => need.id === id))
  const fields = fieldsOf([...needs, ...unnamed.map(id => ourNeed(id, 'asked'))], risk).flatMap(
    ({ key, ...field }) => {
      const answer = given[key] ?? field.need.usual
      return answer === undefined ? [] : [{ ...field, answer }]
    },
  )
  const textOf = (id: string, driver?: number) => {
    const field = fields.find(one => one.need.isOurs && one.need.id === id && one.driver === driver)
    return field === undefined ? undefined : String(field.answer)
  }
  const contact = present({ email: textOf('email'), phone: textOf('phone') })
  const drivers = risk.line === 'auto' ? risk.drivers : []
  const licenses = drivers.map((_, at) =>
    present({
      number: textOf('licenseNumber', at),
      state: textOf('licenseState', at),
      // The check takes only days.
      since: textOf('licensedSince', at) as Day | undefined,
    }),
  )
  const known = fields
    .filter(({ need }) => !need.isOurs)
    .map(({ need, answer }) => [need.id, answer] as const)
  const replied = Object.entries(given).flatMap(([key, answer]) =>
    key.startsWith(ownKey) ? [[key.slice(ownKey.length), answer] as const] : [],
  )
  const own = [...replied, ...known]
  const pets = petsOf(risk).map(pet => {
    const start = petKey(pet, '')
    const ofPet = Object.entries(given).filter(([key]) => key.startsWith(start))
    return Object.fromEntries(ofPet.map(([key, answer]) => [key.slice(start.length), answer]))
  })
  const details = {
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
    ...(licenses.some(one => Object.keys(one).length > 0) ? { licenses } : {}),
    ...(own.length > 0 ? { answers: Object.fromEntries(own) } : {}),
    ...(pets.some(one => Object.keys(one).length > 0) ? { pets } : {}),
  }
  return Object.keys(details).length > 0 ? details : undefined
}

type Present<Members> = { readonly [Name in keyof Members]?: Exclude<Members[Name], undefined> }

function present<Members extends object>(members: Members): Present<Members> {
  // Removes only undefined members.
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Present<Members>
}

/** The required needs for something that have no answer yet; what is needed to quote is needed to confirm too. */
export function openNeeds({ needs, given, risk, to }: Given & { readonly to: NeededTo }): readonly Need[] {
  return needs.filter(
    need =>
      need.isRequired &&
      (need.to === to || (to === 'confirm' && need.to === 'quote')) &&
      fieldsOf([need], risk).some(({ key }) => given[key] === undefined),
  )
}

/** The paths under which a reply may ask for contact data. */
const ourPaths: Readonly<Record<string, Parameters<typeof ourNeed>[0]>> = {
  'contact.email': 'email',
  'contact.phone': 'phone',
}

/** The need that a field of a reply stands for: one of the folder's, one of ours, or a question that only the reply knows. */
export function needOf(field: NeededField, declared: readonly Need[]): Need {
  const id = ourPaths[field.path] ?? field.path
  const known = declared.find(need => need.id === id)
  const { prompt, kind = 'text', choices, required = true, pet } = field
  const about = pet === undefined ? {} : { ofPet: pet }
  if (known) return { ...known, isRequired: true, ...(known.isOurs ? {} : about) }
  if (isOurNeed(id)) return ourNeed(id, 'asked')
  return {
    id,
    isOurs: false,
    prompt: { en: prompt },
    kind,
    ...(choices ? { choices: choices.map(({ value, label }) => ({ value, label: { en: label } })) } : {}),
    to: 'asked',
    isRequired: required,
    ofDrivers: false,
    ...about,
  }
}
