/**
 * How a carrier authenticates us, apart from what its connector writes into a request. Each secret is given as the name of the
 * setting that contains it.
 */
export interface Access {
  /** Headers of every request: constant text, or the name of a setting. */
  readonly headers?: Readonly<Record<string, string | { readonly setting: string }>>
  readonly basic?: { readonly user: string; readonly password: string }
  readonly oauth?: OAuthClient
  readonly tls?: ClientCertificate
}

/** We fetch a token with our own credentials: the client credentials grant (RFC 6749, 4.4). */
export interface OAuthClient {
  readonly tokenUrl: string
  /** Names of settings. */
  readonly id: string
  readonly secret: string
  readonly scopes?: readonly string[]
  readonly audience?: string
  /** Where the client's id and secret are sent: in the Authorization header, or among the fields of the form. */
  readonly credentialsIn: 'header' | 'form'
  /** The word before the token in the Authorization header; `Bearer` when absent, whatever the server calls its tokens. */
  readonly scheme?: string
}

/** Names of settings that contain PEM text: a certificate with its key, and the authority that signed the carrier's own. */
export interface ClientCertificate {
  readonly certificate?: string
  readonly key?: string
  readonly passphrase?: string
  readonly authority?: string
}

/** The names of all settings behind an access. */
export function settingsOf({ headers = {}, basic, oauth, tls = {} }: Access): readonly string[] {
  return [
    ...Object.values(headers).flatMap(value => (typeof value === 'string' ? [] : [value.setting])),
    ...(basic ? [basic.user, basic.password] : []),
    ...(oauth ? [oauth.id, oauth.secret] : []),
    ...Object.values(tls),
  ]
}

/** Whether this access identifies us to the carrier. */
export function identifies({ headers = {}, basic, oauth, tls }: Access): boolean {
  const hasSecretHeader = Object.values(headers).some(value => typeof value !== 'string')
  return Boolean(basic || oauth || tls?.certificate) || hasSecretHeader
}

/** Whether this access writes the Authorization header. */
export function writesAuthorization({ headers = {}, basic, oauth }: Access): boolean {
  return Boolean(basic || oauth) || Object.keys(headers).some(name => name.toLowerCase() === 'authorization')
}
