import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Carrier } from '../../carriers/carrier.ts'
import type { ClientCertificate } from '../../connectors/access.ts'
import type { Config } from '../settings/config.ts'

/** What is wrong with the certificates in a carrier's settings: a sentence for each setting, without its value. */
export function certificateFaults({ lines }: Carrier, secret: Config['secret']): readonly string[] {
  const named = Object.values(lines).flatMap(({ connector }) =>
    connector.via === 'wire' && connector.access?.tls ? [connector.access.tls] : [],
  )
  return [...new Set(named.flatMap(tls => faultsIn(tls, secret)))]
}

function faultsIn(tls: ClientCertificate, secret: Config['secret']): readonly string[] {
  const text = (name: string | undefined) => (name === undefined ? undefined : secret(name))
  const [certificate, authority] = [readOf(tls.certificate), readOf(tls.authority)]
  const key = tryTo(() =>
    createPrivateKey({ key: text(tls.key) ?? '', passphrase: text(tls.passphrase) ?? '' }),
  )
  if (certificate === null) return [`${tls.certificate} contains no certificate. It takes PEM text.`]
  if (authority === null) return [`${tls.authority} contains no certificate. It takes PEM text.`]
  if (tls.key === undefined || certificate === undefined) return []
  if (!key) return [`${tls.key} contains no private key, or its passphrase is different. It takes PEM text.`]
  return certificate.checkPrivateKey(key)
    ? []
    : [`${tls.key} is the key of another certificate than that in ${tls.certificate}.`]

  /** Null for text that is not a certificate. */
  function readOf(name: string | undefined): X509Certificate | null | undefined {
    const pem = text(name)
    return pem === undefined ? undefined : tryTo(() => new X509Certificate(pem))
  }
}

function tryTo<Value>(make: () => Value): Value | null {
  try {
    return make()
  } catch {
    return null
  }
}
