import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openLink } from '../../journey/open-link.ts'
import type { Services } from '../../journey/services.ts'
import type { forgeryGuard } from '../plugins/anti-forgery.ts'
import { articleTitle } from './articles.ts'

interface Deps {
  readonly services: Services
  readonly guard: ReturnType<typeof forgeryGuard>
}

type Form = { readonly Body: Readonly<Record<string, unknown>> | undefined }

/** The pages behind the links in mails. Opening such a page changes nothing: mail scanners open every link. */
export function mailPages(app: FastifyInstance, { services, guard }: Deps): void {
  app.get('/open', (_request, reply) => reply.welcome().page({ screen: screenOf('open') }))

  // Without scripts the visitor pastes the link: its token follows the "#", which no server receives.
  app.post<Form>('/open', { preHandler: guard.form }, async (request, reply) => {
    const { link } = request.body ?? {}
    const token = /(?:#t=|^\s*)([\w-]{43})/.exec(String(link ?? ''))?.[1] ?? ''
    const { endpoint } = await openLink(services, {
      token,
      visitor: request.visitor,
      renew: () => reply.renewVisitor(),
    })
    return reply.redirect(endpoint, 303)
  })

  // A mail program posts here on its own (RFC 8058), without cookies or a page of ours.
  app.addContentTypeParser('multipart/form-data', { bodyLimit: 4096, parseAs: 'string' }, async () => ({}))
  for (const [press, [asks, says]] of Object.entries(presses) as [Press, (typeof presses)[Press]][]) {
    app.get(`/mail/${press}`, (request, reply) =>
      reply.page({ screen: { ...screenOf(asks), token: tokenOf(request) } }),
    )
    app.post(`/mail/${press}`, async (request, reply) => {
      await services.pressMail(press, tokenOf(request))
      return reply.page({ screen: screenOf(says) })
    })
  }
}

/** The buttons behind links in mails: the page with the button, and the page that confirms it. */
const presses = {
  stop: ['stop-mail', 'mail-stopped'],
  watch: ['watch-prices', 'watching'],
  unwatch: ['unwatch-prices', 'unwatched'],
} as const

type Press = keyof typeof presses

function screenOf(article: 'open' | (typeof presses)[Press][number]) {
  return { name: 'article', article, title: articleTitle[article], header: true, footer: true } as const
}

function tokenOf(request: FastifyRequest): string {
  const { t } = request.query as { readonly t?: unknown }
  return typeof t === 'string' && /^[\w-]{1,200}$/.test(t) ? t : ''
}
