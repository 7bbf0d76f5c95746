import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  for (const link of ['stop', 'watch', 'unwatch'] as const)
    app.get(`/mail/${link}`, async (request, reply) => {
      const token = tokenOf(request)
      const found = await services.mailPresses.look(link, token)
      if (found === 'unread') return showBroken(reply)
      return reply.page({
        screen: { ...screenOf(found === 'stopped' ? 'mail-stopped' : asking[link]), token },
      })
    })
  for (const press of ['stop', 'allow', 'watch', 'unwatch'] as const)
    app.post(`/mail/${press}`, async (request, reply) => {
      const token = tokenOf(request)
      const pressed = await services.mailPresses.press(press, token)
      if (pressed === 'unread') return showBroken(reply)
      if (pressed === 'gone') return reply.code(410).page({ screen: screenOf('watch-gone') })
      return reply.page({ screen: { ...screenOf(done[press]), token } })
    })
}

/** The pages with the buttons behind links in mails. */
const asking = { stop: 'stop-mail', watch: 'watch-prices', unwatch: 'unwatch-prices' } as const

/** The pages that say what a button did. */
const done = {
  stop: 'mail-stopped',
  allow: 'mail-allowed',
  watch: 'watching',
  unwatch: 'unwatched',
} as const

/** Mail programs cut and wrap long addresses: nothing has been done, and the page says so. */
function showBroken(reply: FastifyReply): FastifyReply {
  return reply.code(400).page({ screen: screenOf('mail-link-broken') })
}

function screenOf(article: keyof typeof articleTitle) {
  return { name: 'article', article, title: articleTitle[article], header: true, footer: true } as const
}

function tokenOf(request: FastifyRequest): string {
  const { t } = request.query as { readonly t?: unknown }
  return typeof t === 'string' && /^[\w-]{1,200}$/.test(t) ? t : ''
}
