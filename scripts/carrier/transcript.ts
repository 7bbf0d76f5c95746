import type { Exchange } from './ask-endpoint.ts'

interface Masking {
  /** Names of settings. */
  readonly secrets: readonly string[]
  secret(name: string): string | undefined
}

/** Longer bodies are cut. */
const longestBody = 20_000

/** A question about a made-up person and its answer as they were sent, with secrets replaced by the names of their settings. */
export function transcriptOf(exchange: Exchange, { secrets, secret }: Masking): readonly string[] {
  const { request, reply } = exchange.tokensAt === undefined ? exchange : withoutTokens(exchange)
  const { method, headers, body } = request
  const path = exchange.tokensAt ?? request.path
  const answer =
    typeof reply === 'string'
      ? [`< no reply: ${reply}`]
      : [
          `< ${reply.status} ${reply.headers['content-type'] ?? ''}`.trimEnd(),
          ...(reply.headers.location === undefined ? [] : [`< location: ${reply.headers.location}`]),
          ...lines(reply.body),
        ]
  const all = [
    `> ${method} ${path}`,
    ...Object.entries(headers).map(([name, value]) => `> ${name}: ${value}`),
    ...lines(body),
    ...answer,
  ]
  return all.map(line => masked(line, { secrets, secret }))
}

/** What a server of tokens was asked and said: a login in a header is left out, and of its reply whatever may be a secret. */
function withoutTokens({ request, reply }: Exchange): Exchange {
  const { authorization, ...headers } = request.headers
  return {
    request: {
      ...request,
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization: 'Basic <the login>' }) },
      body: [...new URLSearchParams(request.body)].map(([name, value]) => `${name}=${value}`).join('\n'),
    },
    reply: typeof reply === 'string' ? reply : { ...reply, body: hidden(reply.body) },
  }
}

/** Members that say how a token is to be used, or why there is none. */
const told = ['token_type', 'expires_in', 'scope', 'issued_at', 'error', 'error_description', 'error_uri']

/** The members of a token server's reply; of texts that it need not tell, only how long they are. */
function hidden(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (name, value: unknown) =>
      typeof value === 'string' && !told.includes(name) ? `<${value.length} characters>` : value,
    )
  } catch {
    return body === '' ? '' : `<${body.length} characters that are not JSON>`
  }
}

function masked(line: string, { secrets, secret }: Masking): string {
  return secrets.reduce((text, name) => {
    const value = secret(name)
    if (value === undefined || value === '') return text
    // As it is in a header, in a body, and in an address.
    const written = [
      value,
      JSON.stringify(value).slice(1, -1),
      new URLSearchParams({ '': value }).toString().slice(1),
    ]
    return written.reduce((masked, one) => masked.replaceAll(one, `<${name}>`), text)
  }, line)
}

/** JSON formatted, an XML document with a line for each element, any other text as it is. */
function lines(body: string): readonly string[] {
  if (body === '') return []
  return laidOut(body.slice(0, longestBody)).split('\n')
}

function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body.trimStart().startsWith('<') ? body.replace(/>\s*</g, '>\n<') : body
  }
}
