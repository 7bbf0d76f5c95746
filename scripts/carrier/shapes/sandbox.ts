import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, json } from '../../../src/sandbox/answer.ts'
import { type Behavior, behaviorOf, type Fault } from '../../../src/sandbox/behaviors.ts'
import { sendFaulty } from '../../../src/sandbox/faults.ts'
import { bodyOf, headOf, type IncomingRequest } from '../../../src/sandbox/incoming-request.ts'

/** The side of an example carrier: how it reads and answers one request. Throws a `Refused` for one that it does not take. */
export type ShapeSide = (request: IncomingRequest) => Answer | Promise<Answer>

/** A request that misses what the API requires, or has it in another form. */
export class Refused extends Error {
  readonly members: readonly string[]

  constructor(members: readonly string[]) {
    super(`refused: ${members.join(', ')}`)
    this.members = members
  }
}

export interface ShapeSandbox {
  readonly origin: string
  /** In the form of EGRESS_ALLOW. */
  readonly host: string
  /** Every question that it took, parsed. */
  readonly taken: readonly unknown[]
  /** How often somebody followed a redirect that nobody may follow. */
  trespasses(): number
  close(): Promise<void>
}

interface ShapeSandboxOptions {
  readonly port?: number
  /** How every answer to a question is damaged; tokens are given out soundly. */
  readonly fault?: Fault
}

/** Serves the side of an example on this machine. What a request misses is answered with 400 and the names of its members. */
export async function openShapeSandbox(
  side: ShapeSide,
  { port = 0, fault }: ShapeSandboxOptions = {},
): Promise<ShapeSandbox> {
  const taken: unknown[] = []
  let trespasses = 0
  const server = createServer(async (request, response) => {
    const { url: path = '/' } = request
    if (path === canary) trespasses += 1
    const damage = path === tokens ? undefined : fault
    if (damage === 'half open') return
    const body = await bodyOf(request)
    const answer = await answerOf(side, { ...headOf(request), path, body: body ?? '' })
    if (answer.status < 300 && body?.startsWith('{')) taken.push(JSON.parse(body))
    if (damage) sendFaulty(damage, { response, answer, canary: `http://${host}${canary}` })
    else send(response, answer)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // It listens on a port.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ host, origin: `http://${host}`, taken, trespasses: () => trespasses },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Where an example gives out its tokens, and where nobody may follow a redirect. */
const tokens = '/oauth2/token'
const canary = '/trespass'

async function answerOf(side: ShapeSide, request: IncomingRequest): Promise<Answer> {
  try {
    return await side(request)
  } catch (error) {
    if (error instanceof Refused) return json(400, { error: 'invalid_request', members: error.members })
    throw error
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body)
}

/** What a member has to be, by its path with dots; `*` stands for each member of a list that has at least one. */
export type Required = Readonly<Record<string, RegExp | 'number'>>

/** The body of a request as JSON. Throws a `Refused` with each required member that is missing or has another form. */
export function readRequired(
  { body }: IncomingRequest,
  required: Required,
): Readonly<Record<string, unknown>> {
  const content: unknown = JSON.parse(body)
  const faults = Object.entries(required).filter(([path, form]) => {
    const values = valuesAt(content, path)
    return values.length === 0 || !values.every(value => hasForm(value, form))
  })
  if (faults.length > 0) throw new Refused(faults.map(([path]) => path))
  // Only an object has members.
  return content as Readonly<Record<string, unknown>>
}

export function valueAt(content: unknown, path: string): unknown {
  return valuesAt(content, path)[0]
}

/** The values at a path, undefined where there is none; `*` stands for each member of a list. */
export function valuesAt(content: unknown, path: string): readonly unknown[] {
  return path
    .split('.')
    .reduce<readonly unknown[]>(
      (values, name) =>
        values.flatMap(value =>
          name === '*' ? (Array.isArray(value) ? value : []) : [memberOf(value, name)],
        ),
      [content],
    )
}

function memberOf(value: unknown, name: string): unknown {
  // Whatever is no object has no such member.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function hasForm(value: unknown, form: RegExp | 'number'): boolean {
  return form === 'number' ? typeof value === 'number' : typeof value === 'string' && form.test(value)
}

/** The behavior that the applicant's last name asks for (docs/sandbox.md), after the wait of a slow one. */
export async function behaviorAfter(lastName: unknown): Promise<Behavior | undefined> {
  const behavior = behaviorOf(String(lastName))
  if (behavior === 'slow') await pause(12_000, undefined, { ref: false })
  if (behavior === 'never') await pause(60_000, undefined, { ref: false })
  return behavior
}

/** The questions that failed once. */
const failed = new Set<string>()

/** How every example fails alike: half a document, and once for each question a 429 or a 500. Undefined for any other behavior. */
export function failureBy(behavior: Behavior | undefined, question: string): Answer | undefined {
  if (behavior === 'malformed')
    return { status: 200, headers: { 'content-type': 'application/json' }, body: '{"status":' }
  if ((behavior !== 'busy once' && behavior !== 'breaks once') || failed.has(question)) return undefined
  failed.add(question)
  return behavior === 'busy once' ? json(429, {}, { 'retry-after': '2' }) : json(500, {})
}
