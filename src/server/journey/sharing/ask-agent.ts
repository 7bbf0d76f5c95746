import type { AgentForm } from '../../../contract/purchase/agent.ts'
import type { Contact } from '../../../kinds/contact/contact.ts'
import { type Speech, type Text, told } from '../../../language/text.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import { AppError, Fail } from '../../errors.ts'
import { emailOf } from '../../results/email-of.ts'
import type { OfferView } from '../../results/offer-view.ts'
import { viewResults } from '../../results/results-view.ts'
import type { Lead, LeadPrice } from '../../store/rows/lead.ts'
import type { LeadGrounds } from '../../store/rows/lead-outbox.ts'
import { mailboxIn } from '../../store/rows/mailing/mail-address.ts'
import { phoneIn } from '../needs/check-answer.ts'
import type { QuoteOf } from '../own-quote.ts'
import { ownsContact } from '../own-quote.ts'
import { partnerOf } from '../partner-of.ts'
import { type Finished, type Reading, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { aboutQuote, note, type Who } from '../visits.ts'
import { startStateOf } from '../wizard/start-place.ts'
import { type LeadView, viewLead } from './lead-view.ts'

type Needs = Reading & Services<'agent' | 'leads'>

const empty: AgentForm = {
  ...{ first_name: '', last_name: '', reach_by: '', phone: '', email: '', answers: false, agree: false },
}

/** What the visitor agrees to. A changed text is a new consent: the text that was agreed to is stored with the request. */
function consentTo(agent: string): Text {
  return {
    en: `I’d like ${agent} to contact me about this quote by phone or email, as I chose above. I don’t have to buy anything.`,
    es: `Autorizo a ${agent} a contactarme sobre esta cotización por teléfono o por correo electrónico, según se eligió arriba. No hay obligación de comprar nada.`,
  }
}

/** The page on which an agent is asked for. */
export interface AgentView {
  /** The recipient, as the operator names it. */
  readonly to: string
  readonly consent: Text
  readonly line: InsuranceLine
  readonly hasInviteCode: boolean
  readonly typed: AgentForm
  /** The visitor's request, and what is passed on under the disclosure, if there are any. */
  readonly leads: readonly LeadView[]
}

/** The page on which an agent is asked for. Throws `not-found` if the operator takes no requests, else as showResults does. */
export async function showAgent(services: Needs, of: QuoteOf): Promise<AgentView> {
  const { finished, to } = await readAskable(services, of)
  const own = ownsContact(finished.quote, of.visitor)
  const { firstName: first_name = '', lastName: last_name = '' } = own ? namesIn(finished) : {}
  const email = own ? emailOf(finished.application) : ''
  return { ...(await viewOf(services, finished, to)), typed: { ...empty, first_name, last_name, email } }
}

/**
 * Takes a request for an agent, one per quote, and counts it; a repeated one changes nothing. Throws `Fail` for what the visitor
 * can correct, and as showAgent does.
 */
export async function askAgent(
  services: Needs & Services<'carriers' | 'visits'>,
  { typed, speech, ...of }: QuoteOf & Who & { typed: AgentForm; speech: Speech },
): Promise<void> {
  const { finished, to } = await readAskable(services, of)
  const errors = errorsIn(typed)
  if (Object.keys(errors).length > 0) throw new Fail(errors)
  const { carriers, leads } = services
  await leads.add(finished.quote, leadOf({ carriers, finished, typed, to, speech }))
  note(services, of, { name: 'agent_request', ...aboutQuote(finished.quote) })
}

/** The page with what was typed. */
export async function showAgentAgain(
  services: Needs,
  { typed, ...of }: QuoteOf & { typed: AgentForm },
): Promise<AgentView> {
  const { finished, to } = await readAskable(services, of)
  return { ...(await viewOf(services, finished, to)), typed }
}

/** Withdraws a lead that has not been passed on; otherwise nothing changes. Throws as showAgent does. */
export async function takeBackLead(
  services: Needs,
  { grounds, ...of }: QuoteOf & { grounds: LeadGrounds },
): Promise<void> {
  const { finished } = await readAskable(services, of)
  await services.leads.takeBack(finished.quote.id, grounds)
}

async function readAskable(services: Reading & Services<'agent'>, of: QuoteOf) {
  const { agent } = services
  if (agent === undefined) throw new AppError('not-found')
  return { finished: await readFinished(services, of.visitor, of.id), to: agent }
}

async function viewOf({ leads }: Services<'leads'>, { quote, application }: Finished, to: string) {
  const place = startStateOf(quote)
  return {
    to,
    consent: consentTo(to),
    line: quote.line,
    hasInviteCode: inviteCodeIn(application) !== '',
    leads: (await leads.of(quote)).map(lead => viewLead(lead, { to, place })),
  }
}

/** Empty if the visitor entered none. */
function inviteCodeIn({ contact }: Finished['application']): string {
  // The step kind `contact` gives it, checked by its schema.
  return (contact as Contact | undefined)?.inviteCode ?? ''
}

function namesIn({ application }: Finished): { firstName?: string; lastName?: string } {
  // The step kinds `contact` and `name` store them, checked by their schemas.
  const { contact, name } = application as Record<
    string,
    { firstName?: string; lastName?: string } | undefined
  >
  return { ...name, ...contact }
}

function errorsIn({ first_name, last_name, reach_by, phone, email, agree }: AgentForm): Fail['errors'] {
  const wantsCall = reach_by === 'phone'
  const wantsMail = reach_by === 'email'
  return {
    ...(first_name.trim() === '' && { first_name: { key: 'first-name-missing' } }),
    ...(last_name.trim() === '' && { last_name: { key: 'last-name-missing' } }),
    ...(!wantsCall && !wantsMail && { reach_by: { key: 'reach-by-missing' } }),
    ...(wantsCall && !phoneIn(phone) && { phone: { key: 'phone-invalid' } }),
    ...(wantsMail && !mailboxIn(email) && { email: { key: 'email-invalid' } }),
    ...(!agree && { agree: { key: 'consent-missing' } }),
  }
}

interface Asked extends Services<'carriers'> {
  readonly finished: Finished
  readonly typed: AgentForm
  readonly to: string
  readonly speech: Speech
}

/** Passes on only what the visitor chose: no phone number for an email, no email for a call. */
function leadOf({ carriers, finished, typed, to, speech }: Asked): Lead {
  const { quote } = finished
  const { address, offers } = viewResults(carriers, finished)
  const inviteCode = inviteCodeIn(finished.application)
  const wantsCall = typed.reach_by === 'phone'
  return {
    requestedAt: new Date().toISOString(),
    quoteNumber: quote.number,
    line: quote.line,
    state: address.state,
    zip: address.zip,
    firstName: typed.first_name.trim(),
    lastName: typed.last_name.trim(),
    reachBy: wantsCall ? 'phone' : 'email',
    phone: wantsCall ? (phoneIn(typed.phone) ?? '') : '',
    email: wantsCall ? '' : (mailboxIn(typed.email) ?? ''),
    consent: told(consentTo(to), speech),
    partner: partnerOf(quote.answers) ?? '',
    ...(inviteCode && { inviteCode }),
    prices: offers.flatMap(pricesOf),
    answers: typed.answers ? quote.answers : null,
  }
}

function pricesOf({ insurer, price }: OfferView): LeadPrice[] {
  if (!price?.period) return []
  return [{ insurer, cents: price.cents, period: price.period }]
}
