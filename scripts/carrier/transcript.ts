import type { Exchange } from './ask-endpoint.ts'

interface Masking {
  /** Names of settings. */
  readonly secrets: readonly string[]
  secret(name: string): string | undefined
}

/** Longer bodies are cut. */
const longestBody = 20_000

/** A question about a made-up person and its answer as they were sent, with secrets replaced by the names of their settings. */
export function transcriptOf({ request, reply }: Exchange, { secrets, secret }: Masking): readonly string[] {
  const { method, path, headers, body } = request
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
