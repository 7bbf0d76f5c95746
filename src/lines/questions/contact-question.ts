import { type ContactProps, contact, type EmailVariant } from '../../kinds/contact/contact.ts'
import type { Text } from '../../language/text.ts'
import { type Ask, Line } from '../../wizard/line.ts'

export { emailVariants } from '../../kinds/contact/contact.ts'

type Own = Partial<Omit<ContactProps, 'names'>>

const optional: Text = {
  en: 'Email is optional. You’ll see your quotes either way.',
  es: 'El correo electrónico es opcional. Verá sus cotizaciones de todos modos.',
}

const base = {
  short: { en: 'Email', es: 'Correo electrónico' },
  action: { en: 'View my quotes', es: 'Ver las cotizaciones' },
  variant: 'send',
  information_disclosure: true,
} as const

/** The question for an email address that ends a line. */
export function emailQuestion(own: Own = {}) {
  return contact({
    ...base,
    title: {
      en: 'Where should I send your quotes?',
      we: 'Where should we send your quotes?',
      es: '¿Adónde se envían sus cotizaciones?',
    },
    privacyShort: optional,
    privacyInfo: {
      en: 'Your email address is encrypted with your answers and used only for what you ask for here. I don’t ask for a phone number on this page.',
      we: 'Your email address is encrypted with your answers and used only for what you ask for here. We don’t ask for a phone number on this page.',
      es: 'Su correo electrónico se cifra junto con sus respuestas y se usa solo para lo que usted pide aquí. En esta página no se pide un número de teléfono.',
    },
    ...own,
  })
}

/** The same with a name, in a line that has not asked for one. */
export function nameAndEmailQuestion(own: Own = {}) {
  return contact({
    ...base,
    short: { en: 'Name and email', es: 'Nombre y correo electrónico' },
    title: {
      en: 'Last step: your name, and your email if you like',
      es: 'Último paso: su nombre y, si quiere, su correo electrónico',
    },
    subtitle: optional,
    names: true,
    privacyShort: {
      en: 'Insurers need a name for a quote. Email is up to you.',
      es: 'Las aseguradoras necesitan un nombre para cotizar. El correo electrónico es opcional.',
    },
    privacyInfo: {
      en: 'Insurers need a name for a quote. Your email address is encrypted with your answers and used only for what you ask for here. I don’t ask for a phone number on this page.',
      we: 'Insurers need a name for a quote. Your email address is encrypted with your answers and used only for what you ask for here. We don’t ask for a phone number on this page.',
      es: 'Las aseguradoras necesitan un nombre para cotizar. Su correo electrónico se cifra junto con sus respuestas y se usa solo para lo que usted pide aquí. En esta página no se pide un número de teléfono.',
    },
    ...own,
  })
}

/** A site's settings for the question for an email address. */
export interface ContactChoices {
  /** How the address is offered, by line; a line that is not named keeps its default. */
  readonly emailVariants: Readonly<Partial<Record<string, EmailVariant>>>
  /** The lines that ask for an invite code; absent: each line's default. */
  readonly inviteCode?: readonly string[]
}

interface Choices extends ContactChoices {
  /** Who receives the address that a visitor gives, by the site's disclosure; undefined if nobody does. */
  readonly emailGoesTo?: string | undefined
  /** Who receives an invite code, with a visitor's request; undefined if nobody does. */
  readonly codeGoesTo?: string | undefined
}

/** Whether a line asks for an email address. */
export function asksForEmail({ stages }: Line): boolean {
  return stages.some(stage => stage.type === 'ask' && contactIn(stage) !== null)
}

/**
 * A line with its question for an email address as a site configures it. An answer to either version is valid in the other, so a
 * site may change its settings while visitors are under way.
 */
export function withContact<Name extends string>(line: Line<Name>, choices: Choices): Line<Name> {
  const { emailVariants, inviteCode, emailGoesTo, codeGoesTo } = choices
  const stages = line.stages.map(stage => {
    if (stage.type !== 'ask') return stage
    const props = contactIn(stage)
    if (!props) return stage
    // A site that names its lines has a use for the codes; without one, a line asks if they reach somebody.
    const invite = inviteCode?.includes(line.name) ?? (props.invite === true && codeGoesTo !== undefined)
    const invited = invite ? { invite, invite_hint: purposeOfCode(codeGoesTo) } : { invite }
    const variant = emailVariants[line.name] ?? props.variant
    const disclosed = emailGoesTo === undefined ? {} : disclosureTo(emailGoesTo, props)
    return { ...stage, step: contact({ ...props, ...disclosed, ...invited, variant }) }
  })
  return new Line(line.name, { ...line, stages })
}

/** What an invite code does. */
function purposeOfCode(to: string | undefined): Text {
  return to === undefined
    ? {
        en: 'I keep it with your answers. It doesn’t change your price.',
        we: 'We keep it with your answers. It doesn’t change your price.',
        es: 'Se guarda con sus respuestas. No cambia su precio.',
      }
    : {
        en: `If you ask ${to} to contact you, they get the code too. It doesn’t change your price.`,
        es: `Si le pide a ${to} que se comunique con usted, también recibe el código. No cambia su precio.`,
      }
}

/** The disclosure that a visitor reads before giving an address. It is stored as the text that the visitor was shown. */
function disclosureTo(to: string, { names = false }: ContactProps) {
  const [person, persona] = names ? ['your name, ', 'su nombre, '] : ['', '']
  return {
    lead_disclosure: {
      en: `${to} gets the email address you enter here, along with ${person}the type of insurance, your state, your ZIP code and your quote number. They may email you about this quote. This doesn’t happen if your browser asks not to be tracked.`,
      es: `${to} recibe el correo electrónico que escriba aquí, junto con ${persona}el tipo de seguro, su estado, su código postal y el número de su cotización. Es posible que le envíe correos sobre esta cotización. Esto no ocurre si su navegador pide que no se le rastree.`,
    },
    privacyInfo: {
      en: `${names ? 'Insurers need a name for a quote. ' : ''}Your email address is encrypted with your answers. It’s used for what you ask for here, and ${to} gets it, as this page says. I don’t ask for a phone number on this page.`,
      we: `${names ? 'Insurers need a name for a quote. ' : ''}Your email address is encrypted with your answers. It’s used for what you ask for here, and ${to} gets it, as this page says. We don’t ask for a phone number on this page.`,
      es: `${names ? 'Las aseguradoras necesitan un nombre para cotizar. ' : ''}Su correo electrónico se cifra junto con sus respuestas. Se usa para lo que usted pide aquí, y ${to} lo recibe, como dice esta página. En esta página no se pide un número de teléfono.`,
    },
  }
}

/** The props of a question for an email address; null for any other. */
function contactIn({ step }: Ask): ContactProps | null {
  // The kind determines these props.
  return typeof step !== 'function' && step.kind === 'contact' ? (step.props as ContactProps) : null
}
