import type { Ledger } from '../../../contract/page.ts'
import type { AgentPage, AgentRequest } from '../../../contract/purchase/agent.ts'
import { longDay } from '../../../language/days.ts'
import { uncapitalized } from '../../../language/letters.ts'
import { type Speech, spoken, type Text, told, wordsIn } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import { todayAt } from '../../../units/today.ts'
import type { AgentView } from '../../journey/sharing/ask-agent.ts'
import type { LeadPart, LeadView } from '../../journey/sharing/lead-view.ts'
import type { ShownData } from '../../journey/sharing/show-data.ts'
import { momentIn } from '../../results/moment.ts'

const theAgent: Text = { en: 'the agent', es: 'el agente' }

const partWords: Readonly<Record<LeadPart, Text>> = {
  name: { en: 'your name', es: 'su nombre' },
  phone: { en: 'your phone number', es: 'su número de teléfono' },
  email: { en: 'your email address', es: 'su correo electrónico' },
  risk: {
    en: 'the type of insurance, your state and ZIP code',
    es: 'el tipo de seguro, su estado y su código postal',
  },
  quoteNumber: { en: 'your quote number', es: 'su número de cotización' },
  partner: { en: 'the site that sent you here', es: 'el sitio desde el que llegó' },
  inviteCode: { en: 'your invite code', es: 'su código de invitación' },
  prices: { en: 'the prices on your list', es: 'los precios de su lista' },
  answers: { en: 'your answers, except about health', es: 'sus respuestas, salvo las de salud' },
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
    consent: told(consent, speech),
    insurance: uncapitalized(told(insuranceOf(line), speech)),
    hasInviteCode,
    typed,
    errors: {},
    ...(request && { request: tellRequest(request, speech) }),
    ...(disclosed && { disclosed: tellRequest(disclosed, speech) }),
  }
}

/** Who received answers of a quote, with what an agent got. */
export function tellLedger({ quote, ledger, requests }: ShownData, speech: Speech): Ledger {
  return {
    ...allTold(ledger, speech),
    ...(quote.notes.agent && { byAgent: tellByAgent(quote, speech) }),
    requests: requests.map(request => tellRequest(request, speech)),
  }
}

const byAgent = wordsIn({
  en: {
    began: (day: string) => `An assistant began this quote on ${day} and gave answers in your name.`,
    shown: 'It said that it had shown you the information disclosure.',
    notShown: 'It asked no insurer before you had looked through them.',
  },
  es: {
    began: day => `Un asistente empezó esta cotización el ${day} y dio respuestas en su nombre.`,
    shown: 'Indicó que le había mostrado la divulgación de información.',
    notShown: 'No consultó a ninguna aseguradora antes de que usted las revisara.',
  },
})

function tellByAgent({ createdAt, notes }: ShownData['quote'], speech: Speech): string {
  const say = spoken(byAgent, speech)
  const day = longDay(todayAt(createdAt), speech)
  return `${say.began(day)} ${notes.agent?.disclosed ? say.shown : say.notShown}`
}

function tellRequest(lead: LeadView, speech: Speech): AgentRequest {
  const { to = told(theAgent, speech), isDisclosed, state, requestedAt, deliveredAt, place, parts } = lead
  return {
    to,
    ...(isDisclosed && { byDisclosure: true }),
    state,
    requested: allTold(momentIn(place, requestedAt), speech),
    ...(deliveredAt && { delivered: allTold(momentIn(place, deliveredAt), speech) }),
    parts: parts.map(part => told(partWords[part], speech)),
  }
}
