import * as v from 'valibot'
import { setting } from './setting-name.ts'

const header = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i, 'write the name of a header'))
const line = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,500}$/, 'write one line of plain text'))

/** Headers that the transport itself writes. */
const own =
  /^(host|connection|content-length|transfer-encoding|content-type|accept-encoding|proxy-.*|te|upgrade)$/i

const headers = v.pipe(
  v.record(
    header,
    v.union([line, v.strictObject({ setting })], 'write a text, or { "setting": "WREN_KEY" }'),
  ),
  v.check(
    all => !Object.keys(all).some(name => own.test(name)),
    'leave out Host, Connection, Content-Type and the like: the service writes them itself',
  ),
)

const tokenUrl = v.pipe(
  v.string(),
  v.check(text => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hash === ''
  }, 'write the https address where tokens are fetched'),
)

const oauth = v.strictObject({
  tokenUrl,
  id: setting,
  secret: setting,
  scopes: v.exactOptional(
    v.array(v.pipe(v.string(), v.regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/, 'write one scope'))),
  ),
  audience: v.exactOptional(line),
  credentialsIn: v.optional(v.picklist(['header', 'form']), 'header'),
  scheme: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'write the word before the token, like Bearer')),
  ),
})

const tls = v.pipe(
  v.strictObject({
    certificate: v.exactOptional(setting),
    key: v.exactOptional(setting),
    passphrase: v.exactOptional(setting),
    authority: v.exactOptional(setting),
  }),
  v.check(
    ({ certificate, key }) => (certificate === undefined) === (key === undefined),
    'a certificate and its key belong together: name both settings or neither',
  ),
)

/** How a carrier authenticates us (docs/carriers/access.md); see `Access` in the connectors. */
export const access = v.pipe(
  v.strictObject({
    headers: v.exactOptional(headers),
    basic: v.exactOptional(v.strictObject({ user: setting, password: setting })),
    oauth: v.exactOptional(oauth),
    tls: v.exactOptional(tls),
  }),
  v.check(
    ({ headers = {}, basic, oauth }) =>
      [basic, oauth, Object.keys(headers).find(name => name.toLowerCase() === 'authorization')].filter(
        Boolean,
      ).length <= 1,
    'there is one Authorization header: give basic, oauth or a header of that name',
  ),
)
