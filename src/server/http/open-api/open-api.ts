import { toJsonSchema } from '@valibot/to-json-schema'
import { proofHeader, proofRounds } from '../../../contract/answers/proof.ts'
import type { ErrorCode } from '../../../contract/call.ts'
import replies from '../../../contract/replies.json' with { type: 'json' }
import { pathIn } from '../../../language/paths.ts'
import type { Language } from '../../../language/text.ts'
import { AppError } from '../../errors.ts'
import { members, type Operation, operations } from './operations.ts'

/** Part of a document, or of a schema in it. */
type Part = Readonly<Record<string, unknown>>

export interface OpenApiSite {
  readonly name: string
  /** The base of links to the site: its origin, and its path if it has one. */
  readonly address: string
  readonly languages: readonly Language[]
  /** The prefix of its cookies' names. */
  readonly cookiePrefix: string
  /** Where assistants call, if they may. */
  readonly agents?: string
}

/** The calls of the page as an OpenAPI 3.1 document, made from the schemas that check them and the types of their replies. */
export function openApiOf(site: OpenApiSite): Part {
  return {
    openapi: '3.1.0',
    info: { title: `${site.name}: quotes by plain HTTP`, version: '1', description: descriptionOf(site) },
    servers: site.languages.map(language => ({
      url: `${site.address}${pathIn[language]}`,
      description: languageNames[language],
    })),
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    security: [{ visitor: [], csrfCookie: [], csrfHeader: [] }],
    paths: {
      '/start': { get: opening },
      ...Object.fromEntries(operations.map(one => [one.call.path, { post: operationOf(one) }])),
    },
    components: {
      schemas: replies.schemas,
      securitySchemes: securityOf(site),
      parameters: { idempotencyKey, proof },
      headers: { requestId },
      responses: Object.fromEntries(errorStatuses.map(status => [`error${status}`, errorOf(status)])),
    },
  }
}

const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' }

const tags: Readonly<Record<Operation['tag'], string>> = {
  questions: 'From the first question to the last.',
  prices: 'What insurers would charge.',
  keeping: 'Mailing, sharing and erasing a quote.',
  buying: 'Ordering a policy; only where the site sells them.',
  counting: 'What the page reports.',
}

function descriptionOf({ name, agents }: OpenApiSite): string {
  return [
    `What the pages of ${name} themselves call, for programs that compare quotes at the wish of a person. Begin with \`GET /start\`, keep its two cookies and send them with every call, and the token of the second in the header \`X-CSRFToken\`.`,
    'Every call is a POST of JSON, up to 64 KiB. Status 200 with `"status": "OK"` is done; 200 with `"Fail"` has messages by field, for the person to correct; any other status has an error code. Members that are not listed here may be added to replies. Each call may be repeated after a lost reply.',
    'Not described here: the fields that each question takes, because they depend on earlier answers. A page’s `properties` have its kind and choices, and its `Fail` names the fields that are wrong.',
    ...(agents ? [`Assistants have a door of their own, by the Model Context Protocol: ${agents}`] : []),
  ].join('\n\n')
}

const opening = {
  operationId: 'start',
  tags: ['questions'],
  summary: 'Sets the cookies of a new visitor',
  security: [],
  responses: {
    200: {
      description: 'The first page',
      headers: {
        'Set-Cookie': { schema: { type: 'string' }, description: 'Two cookies: the visitor, and the token.' },
      },
      content: { 'text/html': { schema: { type: 'string' } } },
    },
  },
}

function securityOf({ cookiePrefix }: OpenApiSite): Part {
  return {
    visitor: {
      type: 'apiKey',
      in: 'cookie',
      name: `${cookiePrefix}sid`,
      description: 'The anonymous visitor, to whom quotes belong. Whoever has it can read them.',
    },
    csrfCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: `${cookiePrefix}csrftoken`,
      description: 'The token of that visitor.',
    },
    csrfHeader: {
      type: 'apiKey',
      in: 'header',
      name: 'X-CSRFToken',
      description: 'The same token once more. A call whose `Origin` is another site is refused.',
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'One for each intent, kept when a call is repeated: the same key and body get the same reply, another body gets `conflict`.',
  schema: { type: 'string', pattern: '^[\\w-]{8,255}$' },
}

const proof = {
  name: 'X-Proof',
  in: 'header',
  description: `Proof of work, after \`proof-needed\`: \`challenge~number\`, where PBKDF2 with SHA-256 (the number as password, the challenge as salt, ${proofRounds} rounds) begins with as many zero bits as the challenge says at its start.`,
  schema: { type: 'string' },
} satisfies Part

const requestId = {
  description: 'The id of the request, also in the log of the site.',
  schema: { type: 'string' },
}

function operationOf({ call, tag, summary, description, canFail, errors, takesKey }: Operation): Part {
  const { $schema: _, ...asked } = toJsonSchema(call.ask, { typeMode: 'input', errorMode: 'ignore' })
  const statuses = new Set([...anyCall, ...errors].map(statusOf))
  return {
    operationId: call.path.slice(call.path.lastIndexOf('/') + 1),
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    parameters: [
      ...(takesKey ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
      ...(errors.includes('proof-needed') ? [{ $ref: '#/components/parameters/proof' }] : []),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: described(asked) } } },
    responses: {
      200: {
        description: canFail ? 'Done, or refused for what a person can correct' : 'Done',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/requestId' } },
        content: {
          'application/json': {
            schema: canFail ? { anyOf: [doneOf(call.path), replies.calls.fail] } : doneOf(call.path),
          },
        },
      },
      ...Object.fromEntries(
        [...statuses].map(status => [status, { $ref: `#/components/responses/error${status}` }]),
      ),
    },
  }
}

/** An OK reply: its own members besides the status. */
function doneOf(path: string): Part {
  const ok = { type: 'object', required: ['status'], properties: { status: { const: 'OK' } } }
  const own: Part | undefined = (replies.calls as Readonly<Record<string, Part>>)[path]
  return own ? { allOf: [ok, own] } : ok
}

/** A schema whose members say what they are. */
function described(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(described)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties'
        ? Object.fromEntries(
            Object.entries(value as Part).map(([name, of]) => [
              name,
              { ...(described(of) as Part), ...(members[name] ? { description: members[name] } : {}) },
            ]),
          )
        : described(value),
    ]),
  )
}

/** The errors that every call can have. */
const anyCall = [
  'bad-request',
  'forbidden',
  'too-large',
  'too-many-requests',
  'internal',
  'unavailable',
] as const

const causes: Readonly<Record<ErrorCode, string>> = {
  'bad-request': 'the request is not what this call takes',
  forbidden: 'cookies and token do not belong together, or another site sent them',
  'not-found': 'there is no such thing here',
  'not-on-path': 'another page comes first, `data.endpoint`',
  'quote-expired': 'there is no such quote, or it is another visitor’s',
  conflict: 'the key was used for another request, or there is an order',
  'too-large': 'more than 64 KiB',
  'too-many-requests': 'repeat it later',
  'proof-needed': `repeat it with a proof of work for \`challenge\` in the header \`${proofHeader}\``,
  unavailable: 'repeat it after the seconds of `Retry-After`; nothing was lost',
  internal: 'a fault of the service',
}

const statusOf = (code: ErrorCode) => new AppError(code).http
const codes = Object.keys(causes) as readonly ErrorCode[]
const errorStatuses = [...new Set(codes.map(statusOf))].toSorted((one, other) => one - other)

function errorOf(status: number): Part {
  return {
    description: codes
      .filter(code => statusOf(code) === status)
      .map(code => `\`${code}\`: ${causes[code]}`)
      .join('; '),
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/requestId' },
      ...(status === 503 ? { 'Retry-After': { schema: { type: 'string' } } } : {}),
    },
    content: { 'application/json': { schema: replies.calls.failure } },
  }
}
