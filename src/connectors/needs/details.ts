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

/** What an insurer gets beyond the risk: only what its visitor gave to it, and what its folder says is usual. */
export interface Details {
  readonly contact?: { readonly email?: string; readonly phone?: string }
  /** Of the drivers, in their order; empty where nothing was given of one. */
  readonly licenses?: readonly License[]
  /** The insurer's own questions. */
  readonly answers?: Readonly<Record<string, NeedAnswer>>
}

export interface License {
  readonly number?: string
  readonly state?: string
  readonly since?: Day
}

/** One field of a need: of the need itself, or of one driver. */
export interface NeedField {
  readonly need: Need
  /** The name of its control, the same in every language. */
  readonly name: string
  /**
   * Under which its answer is stored. It names its driver and not a place in the list, which other answers may change. Needs with one
   * meaning share a key, so that whoever answered one has answered all.
   */
  readonly key: string
  /** From 0; absent where it is not about a driver. */
  readonly driver?: number
}

/** The fields of needs, in their order; driver by driver where they are asked of drivers. */
export function fieldsOf(needs: readonly Need[], risk: AskableRisk): readonly NeedField[] {
  const common = needs
    .filter(need => !need.ofDrivers)
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
  return [...common, ...each]
}

const ownKey = 'own '

function keyOf({ id, isOurs, means }: Need): string {
  if (isOurs) return id
  return means === undefined ? ownKey + id : `means ${means}`
}

/** Whether an answer under this key may fill in another insurer's field. */
export function isCommonKey(key: string): boolean {
  return !key.startsWith(ownKey)
}

interface Given {
  readonly needs: readonly Need[]
  readonly given: GivenAnswers
  readonly risk: AskableRisk
}

/** What an insurer with these needs gets of what it was given; undefined for nothing. */
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
    isCommonKey(key) ? [] : [[key.slice(ownKey.length), answer] as const],
  )
  const own = [...replied, ...known]
  const details = {
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
    ...(licenses.some(one => Object.keys(one).length > 0) ? { licenses } : {}),
    ...(own.length > 0 ? { answers: Object.fromEntries(own) } : {}),
  }
  return Object.keys(details).length > 0 ? details : undefined
}

type Present<Members> = { readonly [Name in keyof Members]?: Exclude<Members[Name], undefined> }

function present<Members extends object>(members: Members): Present<Members> {
  // Only members that are undefined go.
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
  if (known) return { ...known, isRequired: true }
  if (isOurNeed(id)) return ourNeed(id, 'asked')
  const { prompt, kind = 'text', choices, required = true } = field
  return {
    id,
    isOurs: false,
    prompt: { en: prompt },
    kind,
    ...(choices ? { choices: choices.map(({ value, label }) => ({ value, label: { en: label } })) } : {}),
    to: 'asked',
    isRequired: required,
    ofDrivers: false,
  }
}
