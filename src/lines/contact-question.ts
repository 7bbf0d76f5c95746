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

/** Whether a line asks for an email address. */
export function asksForEmail({ stages }: Line): boolean {
  return stages.some(stage => stage.type === 'ask' && contactIn(stage) !== null)
}

/**
 * A line with its question for an email address as a site wants it. An answer to one of both is valid in the other, so a
 * site may change its mind while visitors are under way.
 */
export function withContact(line: Line, { emailVariants, inviteCode }: ContactChoices): Line {
  const stages = line.stages.map(stage => {
    if (stage.type !== 'ask') return stage
    const props = contactIn(stage)
    if (!props) return stage
    const invite = inviteCode?.includes(line.name) ?? props.invite ?? false
    const variant = emailVariants[line.name] ?? props.variant
    return { ...stage, step: contact({ ...props, variant, invite }) }
  })
  return new Line(line.name, { ...line, stages })
}

/** What a question for an email address shows; null for any other. */
function contactIn({ step }: Ask): ContactProps | null {
  // The kind decides which props these are.
  return typeof step !== 'function' && step.kind === 'contact' ? (step.props as ContactProps) : null
}
