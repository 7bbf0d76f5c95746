import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { hasDemoAds } from '../../carriers/ad-networks.ts'
import type { FactsIn } from '../../contract/page.ts'
import { sharePicturePath } from '../../site/site.ts'
import { AppError } from '../errors.ts'
import type { LimitRequest } from '../guard/limit-requests.ts'
import { orderedOf } from '../journey/actions-taken.ts'
import type { Services } from '../journey/services.ts'
import { type Log, serverLogger } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'
import * as answer from './calls/answer.ts'
import * as erase from './calls/erase.ts'
import * as getFinancialKey from './calls/get-financial-key.ts'
import * as getPaymentApp from './calls/get-payment-app.ts'
import * as instrument from './calls/instrument.ts'
import * as loadAds from './calls/load-ads.ts'
import * as open from './calls/open.ts'
import * as placeOrder from './calls/place-order.ts'
import * as places from './calls/places.ts'
import * as properties from './calls/properties.ts'
import * as saveQuotes from './calls/save-quotes.ts'
import * as shareQuote from './calls/share-quote.ts'
import * as showShare from './calls/show-share.ts'
import * as status from './calls/status.ts'
import * as stopSharing from './calls/stop-sharing.ts'
import * as updateQuote from './calls/update-quote.ts'
import * as watchPrices from './calls/watch-prices.ts'
import { introductions } from './introduction.ts'
import type { Look, PageSource } from './pages/page-source.ts'
import { pages } from './pages/pages.ts'
import { readAnalyticsChoice } from './plugins/analytics-choice.ts'
import { placeRedirects, withinSite } from './plugins/base-path.ts'
import { cookieTermsOf } from './plugins/cookie-terms.ts'
import { expiryNotice } from './plugins/expiry-notice.ts'
import { flags } from './plugins/flags.ts'
import { inLanguage, languagesOf, leadToLanguages, speakLanguages } from './plugins/languages.ts'
import { logos } from './plugins/logos.ts'
import { type AgentDoor, agentPath, agents } from './plugins/machines/agents.ts'
import { aiCatalog } from './plugins/machines/ai-catalog.ts'
import { carrierCallbacks } from './plugins/machines/carrier-callbacks.ts'
import { forMachines } from './plugins/machines/for-machines.ts'
import { health } from './plugins/machines/health.ts'
import { countRequests } from './plugins/machines/metrics.ts'
import { openApi } from './plugins/machines/open-api.ts'
import { paymentNews } from './plugins/machines/payment-news.ts'
import { pixels } from './plugins/machines/pixels.ts'
import { postbacks } from './plugins/machines/postbacks.ts'
import { missingFiles } from './plugins/missing-files.ts'
import { pagePlugin } from './plugins/page.ts'
import { nameRequests, newRequestId } from './plugins/request-id.ts'
import { forgeryGuard } from './plugins/security/anti-forgery.ts'
import { hostedChallenge } from './plugins/security/hosted-challenge.ts'
import { limitRequests } from './plugins/security/request-limits.ts'
import { securityHeadersOf } from './plugins/security/security-headers.ts'
import { type Lanes, refuseSurplus } from './plugins/security/surplus.ts'
import { answerUnreadable } from './plugins/security/unreadable-requests.ts'
import { warnOfUntrustedProxy } from './plugins/security/untrusted-proxy.ts'
import { leadFromTrailingSlash } from './plugins/trailing-slash.ts'
import { identifyVisitors } from './plugins/visitor.ts'
import { sendError, serve } from './serve.ts'

interface Build {
  readonly config: Config
  readonly services: Services
  /** Facts about the service, the same on every page of a language. */
  readonly facts: FactsIn
  /** What a start page says below its form, in each language. */
  readonly introductionTexts: Parameters<typeof introductions>[0]['texts']
  /** Keys that sign and verify visitors' ids and tokens; the same on every node. */
  readonly visitorKeys: readonly [Buffer, ...Buffer[]]
  /** Whether the database answers. */
  readonly ready: () => Promise<boolean>
  /** Aborted when the service is about to stop: from then on no connection is kept open for another request. */
  readonly stopping: AbortSignal
  readonly lanes: Lanes
  /** Counts requests, to stop machines; absent if nothing is limited. */
  readonly limitRequest?: LimitRequest | undefined
  /** The door for assistants; absent if the site has none. */
  readonly agentDoor?: AgentDoor | undefined
  /** Where pages come from during development. */
  readonly drawing?: PageSource | undefined
  readonly log: Log
}

const bodyLimit = 64 * 1024

/** The public server, complete and not yet listening. */
export async function buildApp({
  config,
  services,
  facts,
  introductionTexts,
  visitorKeys,
  ready,
  stopping,
  lanes,
  limitRequest,
  agentDoor,
  drawing,
  log,
}: Build): Promise<FastifyInstance> {
  const secure = config.origins[0].startsWith('https:')
  const cookies = cookieTermsOf(config)
  const languages = languagesOf(config.site)
  const within = (asked: string) => withinSite(config.basePath, asked)
  const headers = securityHeadersOf({ hsts: secure ? config.hsts : undefined })
  const app = Fastify({
    loggerInstance: serverLogger(log),
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // What is drawn before the first request takes its time: a slow machine should start late rather than never.
    pluginTimeout: 0,
    requestTimeout: 10_000,
    // Node looks for late headers and bodies only every 30 seconds by default.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    rewriteUrl: ({ url = '/' }) => inLanguage(within(url), languages).path,
    routerOptions: { maxParamLength: 100 },
    // A malformed address reaches no route, and Fastify's own message would repeat it.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, 'X-Request-Id': request.id })
      // A person who mistyped one gets what any unknown address leads to.
      if (request.headers.accept?.includes('text/html'))
        return reply.redirect(`${config.basePath}/start`, 303)
      sendError(new AppError('bad-request'), request, reply)
    },
    clientErrorHandler: answerUnreadable(headers, facts.en.speech),
    // A request in flight when the service stops is still answered by its handler.
    return503OnClosing: false,
  })
  speakLanguages(app, { site: config.site, withinSite: within })
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(new AppError('not-found'), request, reply))
  const guard = forgeryGuard(config.origins)

  refuseSurplus(app, lanes, headers)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
    if (stopping.aborted) reply.header('Connection', 'close')
  })
  nameRequests(app)
  placeRedirects(app, config.basePath)
  countRequests(app, log)
  leadFromTrailingSlash(app, services)
  await identifyVisitors(app, { keys: visitorKeys, cookies, days: config.site.retentionDays })
  leadToLanguages(app, { site: config.site, cookies })
  warnOfUntrustedProxy(app, { trustedProxies: config.trustedProxies, log })
  if (limitRequest) limitRequests(app, limitRequest)
  const choice = readAnalyticsChoice(app, { isOffered: config.ga4 !== undefined, cookies })
  await pagePlugin(app, {
    drawing,
    place: config,
    facts,
    look: {
      ...lookOf(config),
      introductionIn: introductions({ texts: introductionTexts, sampleList: services.sampleList }),
    },
    orderedOf: id => orderedOf(services, id),
  })
  health(app, ready)
  logos(app, config.site, services.carriers)
  flags(app)
  missingFiles(app)
  forMachines(app, {
    site: config.site,
    origin: config.siteAddress,
    lines: services.lines,
    articles: services.articles.en,
    communities: services.communities.all,
    hasAgents: agentDoor !== undefined,
  })
  openApi(app, {
    name: config.site.name,
    address: config.siteAddress,
    languages,
    cookiePrefix: cookies.prefix,
    ...(agentDoor ? { agents: `${config.siteAddress}${agentPath}` } : {}),
  })
  if (config.turnstile) hostedChallenge(app, { turnstile: config.turnstile, framedBy: config.framedBy })
  pixels(app, { services, framedBy: config.framedBy })
  if (agentDoor) {
    agents(app, { door: agentDoor, siteAddress: config.siteAddress, origins: config.origins })
    aiCatalog(app, { name: config.site.name, address: config.siteAddress })
  }
  await paymentNews(app, services)
  await carrierCallbacks(app, services)
  await postbacks(app, { knows: config.knowsReporter, services })

  await app.register(async api => {
    readJsonOnly(api)
    api.addHook('preValidation', async request => {
      if (request.method === 'POST') await guard.call(request)
    })
    serve(api, answer.call, answer.handler(services))
    serve(api, properties.call, properties.handler(services))
    serve(api, status.call, status.handler(services))
    serve(api, loadAds.call, loadAds.handler(services))
    serve(api, getFinancialKey.call, getFinancialKey.handler(services))
    serve(api, getPaymentApp.call, getPaymentApp.handler(services))
    serve(api, placeOrder.call, placeOrder.handler(services))
    serve(api, open.call, open.handler(services))
    serve(api, watchPrices.call, watchPrices.handler(services))
    serve(api, saveQuotes.call, saveQuotes.handler(services))
    serve(api, shareQuote.call, shareQuote.handler(services))
    serve(api, showShare.call, showShare.handler(services))
    serve(api, stopSharing.call, stopSharing.handler(services))
    serve(api, updateQuote.call, updateQuote.handler(services))
    serve(api, erase.call, erase.handler(services))
    serve(api, places.call, places.handler(services))
    serve(api, instrument.call, instrument.handler(services, log))
    api.all('/api/*', async () => {
      throw new AppError('not-found')
    })
  })
  await app.register(pages, {
    services,
    guard,
    notice: expiryNotice(cookies),
    choice,
    hasDemoAds: hasDemoAds(services.carriers),
  })
  return app
}

function lookOf({ site: { theme, sharePicture }, siteAddress }: Config): Look {
  return {
    siteAddress,
    ...(theme ? { theme } : {}),
    ...(sharePicture ? { sharePicture: `${siteAddress}${sharePicturePath}` } : {}),
  }
}

/** Only JSON is parsed: a form or plain text needs no preflight, so another site could send it. */
function readJsonOnly(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parse)
}
