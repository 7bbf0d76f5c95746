import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AgentForm, type AgentPage, agentAddress } from '../../../contract/purchase/agent.ts'
import { told } from '../../../language/text.ts'
import { Fail } from '../../errors.ts'
import { askAgent, showAgent, showAgentAgain, takeBackLead } from '../../journey/sharing/ask-agent.ts'
import { whoOf } from '../sender.ts'
import { tellAgent } from '../wire/tell-agent.ts'
import { tellFail } from '../wire/tell-failure.ts'
import type { PageDeps } from './page-deps.ts'
import { type QuoteRoute, quoteIdOf } from './quote-route.ts'

/** The plain forms with which a visitor asks for an agent, or withdraws that request. */
export function agentPages(app: FastifyInstance, { services, guard }: PageDeps): void {
  function show(reply: FastifyReply, { params }: FastifyRequest<QuoteRoute>, agent: AgentPage): FastifyReply {
    const frame = { header: true, footer: true } as const
    return reply.setVisitorCookies().page({
      screen: {
        name: 'article',
        article: 'agent',
        title: told(
          { en: 'Want to hear from an agent?', es: '¿Quiere que un agente se comunique con usted?' },
          reply.request.speech,
        ),
        agent,
        quoteId: params.id,
        ...frame,
      },
    })
  }

  app.get<QuoteRoute>('/quotes/:id/agent', async (request, reply) =>
    show(reply, request, tellAgent(await showAgent(services, quoteOf(request)), request.speech)),
  )

  app.post<QuoteRoute>('/quotes/:id/agent', { preHandler: guard.form }, async (request, reply) => {
    const of = quoteOf(request)
    const typed = formIn(request)
    try {
      await askAgent(services, { ...whoOf(request), id: of.id, typed, speech: request.speech })
    } catch (thrown) {
      if (!(thrown instanceof Fail)) throw thrown
      const { errors } = tellFail(thrown, request.speech)
      const shown = tellAgent(await showAgentAgain(services, { ...of, typed }), request.speech)
      return show(reply.code(422), request, { ...shown, errors })
    }
    return reply.redirect(agentAddress(of.id), 303)
  })

  app.post<QuoteRoute>('/quotes/:id/agent/take-back', { preHandler: guard.form }, async (request, reply) => {
    const of = quoteOf(request)
    const grounds = request.body?.grounds === 'disclosure' ? 'disclosure' : 'request'
    await takeBackLead(services, { ...of, grounds })
    return reply.redirect(agentAddress(of.id), 303)
  })
}

/** A field that was sent twice or not at all counts as empty. */
function formIn({ body }: FastifyRequest<QuoteRoute>): AgentForm {
  const text = (name: string, most = 60) => {
    const value = body?.[name]
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    reach_by: text('reach_by'),
    phone: text('phone'),
    email: text('email', 400),
    answers: text('answers') === 'yes',
    agree: text('agree') === 'yes',
  }
}

function quoteOf(request: FastifyRequest<QuoteRoute>) {
  return { visitor: request.visitor, id: quoteIdOf(request) }
}
