import type { FastifyInstance } from 'fastify'
import { told } from '../../../language/text.ts'
import type { Services } from '../../journey/services.ts'
import { tellCommunity } from '../wire/tell-community.ts'

/**
 * The pages of communities (spec 2.1.4). The page for an unknown community still shows how to get a price. The cookies are for
 * the form on both, which begins a quote.
 */
export function communityPages(app: FastifyInstance, { communities }: Services<'communities'>): void {
  app.get<{ Params: { id: string } }>('/best-renters-insurance-:id(^.+)-tenants', async (request, reply) => {
    const made = await communities.page(request.params.id)
    reply.setVisitorCookies()
    if (!made) {
      const title = told(
        { en: 'That community isn’t listed yet', es: 'Esa comunidad todavía no está en la lista' },
        request.speech,
      )
      const screen = { article: 'communities', title, communities: communities.all } as const
      return reply.code(404).page({ screen: { name: 'article', ...screen, header: true, footer: true } })
    }
    const community = tellCommunity(made, request.speech)
    const title = told(
      {
        en: `Renters insurance for ${community.name} tenants in ${community.place}`,
        es: `Seguro para inquilinos de ${community.name} en ${community.place}`,
      },
      request.speech,
    )
    const screen = { article: 'community', title, community } as const
    const lead_id = `${request.params.id}-${community.day}`
    return reply.page({ lead_id, screen: { name: 'article', ...screen, header: true, footer: true } })
  })
}
