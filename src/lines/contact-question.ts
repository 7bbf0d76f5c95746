import { type ContactProps, contact, type EmailVariant } from '../kinds/contact/contact.ts'
import { type Ask, Line } from '../wizard/line.ts'

export { emailVariants } from '../kinds/contact/contact.ts'

/** What a site decides about the question for an email address. */
export interface ContactChoices {
  /** How the address is offered, by line; a line that is not named keeps its own way. */
  readonly emailVariants: Readonly<Partial<Record<string, EmailVariant>>>
  /** The lines that ask for an invite code; absent: those that do by themselves. */
  readonly inviteCode?: readonly string[]
}

interface Choices extends ContactChoices {
  /** Who gets the address that a visitor gives, by the site's disclosure; undefined where nobody does. */
  readonly emailGoesTo?: string | undefined
}

/** Whether a line asks for an email address. */
export function asksForEmail({ stages }: Line): boolean {
  return stages.some(stage => stage.type === 'ask' && contactIn(stage) !== null)
}

/**
 * A line with its question for an email address as a site wants it. An answer to one of both is valid in the other, so a
 * site may change its mind while visitors are under way.
 */
export function withContact(line: Line, { emailVariants, inviteCode, emailGoesTo }: Choices): Line {
  const stages = line.stages.map(stage => {
    if (stage.type !== 'ask') return stage
    const props = contactIn(stage)
    if (!props) return stage
    const invite = inviteCode?.includes(line.name) ?? props.invite ?? false
    const variant = emailVariants[line.name] ?? props.variant
    const disclosed = emailGoesTo === undefined ? {} : disclosureTo(emailGoesTo, props)
    return { ...stage, step: contact({ ...props, ...disclosed, variant, invite }) }
  })
  return new Line(line.name, { ...line, stages })
}

/** What a visitor reads, before giving an address, of who gets it. It is kept as what the visitor was told. */
function disclosureTo(to: string, { names = false }: ContactProps) {
  const person = names ? 'your name, ' : ''
  return {
    lead_disclosure: `${to} gets an address that you give here, with ${person}the kind of insurance, your state, your ZIP code and your quote number, and may write to you about this quote, unless your browser asks not to be tracked.`,
    privacyInfo: `${names ? 'Insurers need a name for a quote. ' : ''}Your email address is sealed with your answers. It’s used for what you ask for here, and ${to} gets it, as this page says. I don’t ask for a phone number.`,
  }
}

/** What a question for an email address shows; null for any other. */
function contactIn({ step }: Ask): ContactProps | null {
  // The kind decides which props these are.
  return typeof step !== 'function' && step.kind === 'contact' ? (step.props as ContactProps) : null
}
