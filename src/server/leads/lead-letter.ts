import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { told } from '../../language/text.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import { html } from '../mail/html.ts'
import type { Mailer, Message } from '../mail/mailer.ts'
import { MailRefused } from '../mail/mailer.ts'
import type { DeliverLead } from './deliver-leads.ts'
import type { ToldLead } from './tell-lead.ts'

const patienceMs = 60_000

/** Delivers leads to one mailbox. The same `Message-ID` at each try lets a mail program recognize a repetition. */
export function leadMail(address: string, mailer: Mailer): DeliverLead {
  return async ({ id, lead }) => {
    try {
      await mailer.send(leadLetter({ id, to: address }, lead), AbortSignal.timeout(patienceMs))
      return { isTaken: true }
    } catch (error) {
      if (error instanceof MailRefused) return { isTaken: false, cause: `mail ${error.reason}` }
      throw error
    }
  }
}

/** A lead as an agent reads it. Nothing that the visitor typed is in the subject. */
export function leadLetter(addressed: Pick<Message, 'id' | 'to'>, lead: ToldLead): Message {
  const rows = rowsOf(lead)
  return {
    ...addressed,
    subject: `A visitor ${whatOf(lead)}: ${lead.line}, ${lead.state} (${lead.quoteNumber})`,
    text: rows.map(([name, text]) => `${name}: ${text}`).join('\n'),
    html: html`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${lead.quoteNumber}</title></head>
<body><table cellpadding="6">${rows.map(([name, text]) => html`<tr><th align="left" valign="top">${name}</th><td>${text}</td></tr>`)}</table></body></html>`
      .html,
  }
}

function whatOf({ grounds, reachBy }: ToldLead): string {
  if (grounds === 'disclosure') return 'left an email address'
  return `asks for ${reachBy === 'phone' ? 'a call' : 'an email'}`
}

function rowsOf(lead: ToldLead): readonly (readonly [string, string])[] {
  const { firstName, lastName, phone, email, partner, inviteCode, prices, answers } = lead
  const isDisclosed = lead.grounds === 'disclosure'
  return [
    ...(firstName || lastName ? ([['Name', `${firstName} ${lastName}`]] as const) : []),
    ...(phone ? ([['Phone', phone]] as const) : []),
    ...(email ? ([['Email', email]] as const) : []),
    ['Insurance', `${told(insuranceOf(lead.line), 'en')} in ${lead.state} ${lead.zip}`],
    ['Quote number', lead.quoteNumber],
    [isDisclosed ? 'Given on' : 'Asked on', lead.requestedAt],
    [isDisclosed ? 'Was told' : 'Agreed to', lead.consent],
    ...(partner ? ([['Partner', partner]] as const) : []),
    ...(inviteCode ? ([['Invite code', inviteCode]] as const) : []),
    ...prices.map(
      ({ insurer, premium, period }) => [insurer, `${dollars(premium)} ${perPeriod(period, 'en')}`] as const,
    ),
    ...answers.map(({ question, answer }) => [question, answer] as const),
  ]
}
