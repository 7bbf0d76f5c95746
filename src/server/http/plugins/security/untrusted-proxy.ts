import type { FastifyInstance } from 'fastify'
import type { Log } from '../../../platform/log.ts'

interface Settings {
  readonly trustedProxies: readonly string[]
  readonly log: Log
}

/** Warns once about a proxy that no setting names, because all visitors then share one limit by address. */
export function warnOfUntrustedProxy(app: FastifyInstance, { trustedProxies, log }: Settings): void {
  if (trustedProxies.length > 0) return
  let isTold = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    log('proxy-untrusted')
  })
}
