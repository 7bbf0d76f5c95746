import * as v from 'valibot'
import type { Text } from '../../language/text.ts'
import { alike } from '../../language/texts.ts'
import { isEmail } from '../../reference/email.ts'
import { characters, object } from '../../wizard/accepts.ts'
import { type Message, said } from '../../wizard/check.ts'
import type { Fields, JsonSchema, Step, StepProps } from '../../wizard/step.ts'
import { acceptedName, personName } from '../name/name.ts'

/** How the e-mail is offered (spec 2.3.9.1). */
export const emailVariants = ['send', 'more', 'monitor'] as const
export type EmailVariant = (typeof emailVariants)[number]

/** The message when its switch is on and the field empty. */
const whenEmpty: Readonly<Record<EmailVariant, Message>> = {
  send: said({
    en: 'Please enter your email to receive quotes',
    es: 'Ingrese su correo electrónico para recibir cotizaciones.',
  }),
  more: said({
    en: "Please enter your email or uncheck 'See more prices' to continue.",
    es: 'Ingrese su correo electrónico o desactive “Ver más precios” para continuar.',
  }),
  monitor: said({ en: 'Email is required', es: 'Ingrese su correo electrónico.' }),
}

export interface ContactProps extends StepProps {
  readonly variant: EmailVariant
  /** Also asks for first and last name. */
  readonly names?: boolean
  /** Offers an invite code behind its own switch. */
  readonly invite?: boolean
  /** What the code does. */
  readonly invite_hint?: Text
  /** No switch: the step requires an e-mail address. */
  readonly email_required?: boolean
  /** The disclosure next to the address: who else gets it and with what; absent if nobody does. */
  readonly lead_disclosure?: Text
}

export const fields: Fields = {
  firstName: { class: 'personal' },
  lastName: { class: 'personal' },
  emailSwitch: { class: 'plain', form: 'flag' },
  email: { class: 'contact' },
  inviteSwitch: { class: 'plain', form: 'flag' },
  inviteCode: { class: 'personal' },
  leadDisclosure: { class: 'plain' },
}

export type Names = { readonly firstName: string; readonly lastName: string }

export type Contact = {
  readonly emailSwitch: boolean
  /** Empty when the visitor wants no e-mail. */
  readonly email: string
  readonly inviteSwitch: boolean
  readonly inviteCode: string
  /** The disclosure on the page; empty if there was none, or no address is given. */
  readonly leadDisclosure: string
}

/** What the page asks; the disclosure is stored as the visitor was shown it. */
type Asked = Omit<ContactProps, keyof StepProps | 'lead_disclosure'> & {
  readonly lead_disclosure?: Text | string
}

/** Schema of the answer: the names and the e-mail as the variant and its switches require. */
export function answer(props: Asked) {
  const { variant, names, invite, email_required: demanded, lead_disclosure: disclosure } = props
  const messages = demanded
    ? {
        empty: said({ en: 'Please enter an email address.', es: 'Ingrese un correo electrónico.' }),
        wrong: said({
          en: 'Please enter a valid email address.',
          es: 'Ingrese un correo electrónico válido.',
        }),
      }
    : {
        empty: whenEmpty[variant],
        wrong: said({ en: 'Invalid email address', es: 'Este correo electrónico no es válido.' }),
      }
  const flag = v.optional(v.fallback(v.boolean(), false), false)
  const line = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254, messages.wrong)), '')
  const code = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, longCode)), '')
  const person: v.ObjectEntries = names ? { firstName: personName(), lastName: personName() } : {}
  const contact: v.GenericSchema<unknown, Contact> = v.object({
    ...person,
    emailSwitch: flag,
    email: line,
    inviteSwitch: flag,
    inviteCode: code,
    leadDisclosure: v.optional(v.fallback(v.string(), ''), ''),
  })
  const complain = (field: 'email' | 'inviteCode', test: (contact: Contact) => boolean, message: Message) =>
    v.forward<Contact, v.CheckIssue<Contact>, readonly [typeof field]>(v.check(test, message), [field])
  const wantsEmail = (contact: Contact) => demanded || contact.emailSwitch
  const isInvited = (contact: Contact) => invite === true && contact.inviteSwitch
  return v.pipe(
    contact,
    complain('email', contact => !wantsEmail(contact) || contact.email !== '', messages.empty),
    complain(
      'email',
      contact => !wantsEmail(contact) || contact.email === '' || isEmail(contact.email),
      messages.wrong,
    ),
    complain('inviteCode', contact => !isInvited(contact) || contact.inviteCode !== '', noCode),
    // The value of a field that is switched off or not asked for does not count.
    v.transform(contact => ({
      ...contact,
      email: wantsEmail(contact) ? contact.email : '',
      inviteSwitch: isInvited(contact),
      inviteCode: isInvited(contact) ? contact.inviteCode : '',
      // If the page showed another disclosure, or none, nobody else gets the address.
      leadDisclosure:
        wantsEmail(contact) && wasShown(disclosure, contact.leadDisclosure) ? contact.leadDisclosure : '',
    })),
  )
}

/** Whether a page showed this, in one language or another. */
function wasShown(disclosure: Text | string | undefined, shown: string): boolean {
  return typeof disclosure === 'object' ? Object.values(disclosure).includes(shown) : disclosure === shown
}

const noCode = said({ en: 'Please enter your invite code', es: 'Ingrese su código de invitación.' })
const longCode = said({
  en: 'Invite codes have no more than 60 characters',
  es: 'Un código de invitación tiene 60 caracteres como máximo.',
})

function accepts({
  names,
  invite,
  email_required: demanded,
  lead_disclosure: disclosure,
}: ContactProps): JsonSchema {
  const switched = { type: 'boolean', description: 'Whether the visitor wants email; then email is required' }
  const person: Readonly<Record<string, JsonSchema>> = names
    ? { firstName: acceptedName, lastName: acceptedName }
    : {}
  const properties: Readonly<Record<string, JsonSchema>> = {
    ...person,
    emailSwitch: demanded ? { type: 'boolean' } : switched,
    email: demanded
      ? { ...characters(254), pattern: '^\\s*\\S+@\\S+\\.\\S+\\s*$' }
      : { ...characters(254, 0), description: 'An email address, with emailSwitch' },
    inviteSwitch: invite
      ? { type: 'boolean', description: 'Whether there is an invite code; then inviteCode is required' }
      : { const: false },
    inviteCode: characters(60, 0),
    leadDisclosure: {
      type: 'string',
      description: disclosure
        ? `Who else gets the address: “${disclosure.en}”. Only where the visitor was shown this and gave the address, and then word for word`
        : 'Nobody else gets the address: leave this out',
    },
  }
  const required = [...Object.keys(person), ...(demanded ? ['email'] : [])]
  return object(
    properties,
    Object.keys(properties).filter(name => !required.includes(name)),
  )
}

/** Where to send the quotes (spec 2.3.9.1). */
export function contact<const Props extends ContactProps>(
  props: Props,
): Step<Props extends { names: true } ? Contact & Names : Contact, Props> {
  const schema = answer(props)
  // With `names` the schema requires both names, which a type computed from an optional flag cannot express.
  return {
    kind: 'contact',
    props,
    fields,
    answer: () => schema as never,
    accepts: () => accepts(props),
    say: ({ firstName, lastName, email }: Contact & Partial<Names>) => {
      if (!firstName) return email ? alike(email) : { en: 'none', es: 'ninguno' }
      const name = `${firstName} ${lastName}`
      return email
        ? alike(`${name}, ${email}`)
        : { en: `${name}, no email`, es: `${name}, sin correo electrónico` }
    },
    more: ({ inviteCode }: Contact) =>
      inviteCode
        ? [{ label: { en: 'Invite code', es: 'Código de invitación' }, text: alike(inviteCode) }]
        : [],
  }
}
