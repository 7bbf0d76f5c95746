import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Text, told } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import type { Services } from '../../journey/services.ts'
import { openLink } from '../../journey/sharing/open-link.ts'
import type { PageDeps } from './page-deps.ts'

const frame = { header: true, footer: true } as const

const notALink: Text = {
  en: 'Please paste the whole link from your email or your assistant.',
  es: 'Pegue el enlace completo de su correo o de su asistente.',
}

type Form = { readonly Body: Readonly<Record<string, unknown>> | undefined }

/** The pages behind the links in mails. Opening such a page changes nothing: mail scanners open every link. */
export function mailPages(app: FastifyInstance, { services, guard }: PageDeps): void {
  function showOpen({ speech }: FastifyRequest, reply: FastifyReply, problem?: string) {
    const title = told({ en: 'Your prices', es: 'Sus precios' }, speech)
    return reply
      .setVisitorCookies()
      .page({ screen: { name: 'article', article: 'open', title, ...frame, ...(problem && { problem }) } })
  }

  app.get('/open', (request, reply) => showOpen(request, reply))

  // Without scripts the visitor pastes the link: its token follows the "#", which no server receives.
  app.post<Form>('/open', { preHandler: guard.form }, async (request, reply) => {
    const { link } = request.body ?? {}
    const token = /(?:#t=|^\s*)([\w-]{43})/.exec(String(link ?? ''))?.[1]
    if (token === undefined) return showOpen(request, reply.code(422), told(notALink, request.speech))
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
      if (found !== 'asks') return showPressed(reply, { press: link, pressed: found, token })
      const page = allTold(asking[link], request.speech)
      return reply.page({ screen: { name: 'article', ...page, ...frame, token } })
    })
  for (const press of ['stop', 'allow', 'watch', 'unwatch'] as const)
    app.post(`/mail/${press}`, async (request, reply) => {
      const token = tokenOf(request)
      const pressed = await services.mailPresses.press(press, token)
      return showPressed(reply, { press, pressed, token })
    })
}

interface PressedButton {
  readonly press: keyof typeof done
  readonly pressed: Awaited<ReturnType<Services['mailPresses']['press']>>
  readonly token: string
}

/** The page that says what a button did, now or before, or why it did nothing. */
function showPressed(reply: FastifyReply, { press, pressed, token }: PressedButton): FastifyReply {
  const { speech } = reply.request
  if (pressed === 'unread') return showBroken(reply)
  if (pressed === 'gone') {
    const title = told(ended, speech)
    return reply.code(410).page({ screen: { name: 'article', article: 'watch-gone', title, ...frame } })
  }
  const page = allTold(done[pressed === 'stopped' ? 'stop' : press], speech)
  return reply.page({ screen: { name: 'article', ...page, ...frame, token } })
}

/** The pages with the buttons behind links in mails. */
const asking = {
  stop: {
    article: 'stop-mail',
    title: { en: 'Unsubscribe from all email?', es: '¿No recibir más correos?' },
  },
  watch: {
    article: 'watch-prices',
    title: { en: 'Turn on price alerts?', es: '¿Activar las alertas de precios?' },
  },
  unwatch: {
    article: 'unwatch-prices',
    title: {
      en: 'Stop price alerts?',
      es: '¿Detener las alertas de precios?',
    },
  },
} as const

/** The pages that say what a button did. */
const done = {
  stop: {
    article: 'mail-stopped',
    title: {
      en: 'I won’t email that address again.',
      we: 'We won’t email that address again.',
      es: 'No se enviarán más correos a esa dirección.',
    },
  },
  allow: {
    article: 'mail-allowed',
    title: {
      en: 'I can email that address again.',
      we: 'We can email that address again.',
      es: 'Esa dirección puede volver a recibir correos.',
    },
  },
  watch: {
    article: 'watching',
    title: { en: 'Your price alerts are on.', es: 'Sus alertas de precios están activadas.' },
  },
  unwatch: {
    article: 'unwatched',
    title: { en: 'Your price alerts are off.', es: 'Sus alertas de precios están desactivadas.' },
  },
} as const

const ended: Text = { en: 'These price alerts have ended.', es: 'Estas alertas de precios terminaron.' }

/** Mail programs cut and wrap long addresses: nothing has been done, and the page says so. */
function showBroken(reply: FastifyReply): FastifyReply {
  const title = told(
    { en: 'This link is incomplete.', es: 'Este enlace está incompleto.' },
    reply.request.speech,
  )
  return reply.code(400).page({ screen: { name: 'article', article: 'mail-link-broken', title, ...frame } })
}

function tokenOf(request: FastifyRequest): string {
  const { t } = request.query as { readonly t?: unknown }
  return typeof t === 'string' && /^[\w-]{1,200}$/.test(t) ? t : ''
}
