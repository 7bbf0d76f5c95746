import type { Ledger } from '../../../contract/page.ts'
import type { AgentPage, AgentRequest } from '../../../contract/purchase/agent.ts'
import { uncapitalized } from '../../../language/letters.ts'
import { allTold, type Speech, told } from '../../../language/text.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import type { AgentView } from '../../journey/sharing/ask-agent.ts'
import type { LeadPart, LeadView } from '../../journey/sharing/lead-view.ts'
import type { ShownData } from '../../journey/sharing/show-data.ts'
import { momentIn } from '../../results/moment.ts'

const partWords: Readonly<Record<LeadPart, string>> = {
  name: 'your name',
  phone: 'your phone number',
  email: 'your email address',
  risk: 'the type of insurance, your state and ZIP code',
  quoteNumber: 'your quote number',
  partner: 'the site that sent you here',
  inviteCode: 'your invite code',
  prices: 'the prices on your list',
  answers: 'your answers, except about health',
}

/** The page on which a visitor asks for an agent. */
export function tellAgent(
  { to, consent, line, hasInviteCode, typed, leads }: AgentView,
  speech: Speech,
): AgentPage {
  const request = leads.find(({ isDisclosed }) => !isDisclosed)
  const disclosed = leads.find(({ isDisclosed }) => isDisclosed)
  return {
    to,
    consent,
    insurance: uncapitalized(told(insuranceOf(line), speech)),
    hasInviteCode,
    typed,
    errors: {},
    ...(request && { request: tellRequest(request, speech) }),
    ...(disclosed && { disclosed: tellRequest(disclosed, speech) }),
  }
}

/** Who received answers of a quote, with what an agent got. */
export function tellLedger({ ledger, requests }: ShownData, speech: Speech): Ledger {
  return { ...allTold(ledger, speech), requests: requests.map(request => tellRequest(request, speech)) }
}

function tellRequest(lead: LeadView, speech: Speech): AgentRequest {
  const { to = 'the agent', isDisclosed, state, requestedAt, deliveredAt, place, parts } = lead
  return {
    to,
    ...(isDisclosed && { byDisclosure: true }),
    state,
    requested: allTold(momentIn(place, requestedAt), speech),
    ...(deliveredAt && { delivered: allTold(momentIn(place, deliveredAt), speech) }),
    parts: parts.map(part => partWords[part]),
  }
}
