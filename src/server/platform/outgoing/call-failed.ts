import type { FailureCause } from '../../../connectors/connector.ts'

/** A call without a reply. It reveals neither address nor content. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly trouble: FailureCause
  /** The request cannot have been received. */
  readonly unsent: boolean
  /** The code of the error, like CERT_HAS_EXPIRED; absent where it has none that is safe to show. */
  readonly detail?: string

  /** The cause is dropped: it may quote what the carrier sent. */
  constructor(trouble: FailureCause, { unsent = false, detail }: { unsent?: boolean; detail?: string } = {}) {
    super(trouble)
    this.trouble = trouble
    this.unsent = unsent
    if (detail !== undefined) this.detail = detail
  }
}

interface Circumstances {
  readonly signal: AbortSignal
  /** The call went through our proxy. */
  readonly isProxied: boolean
}

/** Codes that show that no connection was made, so that nothing was sent. */
const unsentCodes: readonly (readonly [RegExp, FailureCause])[] = [
  [/^FORBIDDEN_ADDRESS$/, 'forbidden'],
  [/^(ENOTFOUND|EAI_\w+)$/, 'dns'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(UND_ERR_CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/, 'network'],
]
const certificateCodes =
  /^(CERT_\w+|\w+_SELF_SIGNED_CERT|SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|ERR_TLS_\w+|ERR_SSL_\w+|ERR_OSSL_\w+|EPROTO|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED|INVALID_PURPOSE)$/
const unreadable = /^(UND_ERR_RES_EXCEEDED_MAX_SIZE|UND_ERR_HEADERS_OVERFLOW|HPE_\w+)$/

/** The failure that an error of the transport stands for. */
export function failureOf(error: unknown, { signal, isProxied }: Circumstances): CallFailed {
  const { code = '', name = '' } = error instanceof Error ? (error as Error & { code?: string }) : {}
  const detail = /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? { detail: code } : {}
  if (signal.aborted || /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(code)) return new CallFailed('timeout')
  if (unreadable.test(code) || name === 'HTTPParserError') return new CallFailed('badAnswer')
  // Once the tunnel is open, only the carrier's own certificate can fail.
  if (certificateCodes.test(code)) return new CallFailed('certificate', detail)
  const unsent = unsentCodes.find(([codes]) => codes.test(code))?.[1]
  if (isProxied && (unsent || /^UND_ERR_(ABORTED|PRX\w*|INVALID_ARG)$/.test(code)))
    return new CallFailed('proxy', { unsent: true, ...detail })
  return unsent ? new CallFailed(unsent, { unsent: true, ...detail }) : new CallFailed('network', detail)
}
