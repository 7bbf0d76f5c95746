import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from 'vitest'
import { lines } from '../../src/lines/index.ts'
import { routeOf } from '../../src/wizard/line.ts'
import type { Page } from './renters.ts'

/** What a tool returned. */
export interface Returned {
  readonly values: Readonly<Record<string, unknown>>
  readonly text: string
}

/** An assistant that speaks through the protocol's own client. */
export interface Assistant {
  readonly client: Client
  /** Calls a tool, which has to do its job. */
  use(tool: string, args: object): Promise<Returned>
  /** Calls a tool, which has to refuse; returns what it says. */
  refused(tool: string, args: object): Promise<string>
  /** How many tools it has called. */
  readonly calls: () => number
}

/** Connects an assistant to a service. */
export async function assistantAt(origin: string, key?: string): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }),
  )
  let calls = 0
  async function call(name: string, args: object) {
    calls += 1
    const result = await client.callTool({ name, arguments: { ...args } })
    const text = (result.content as readonly { readonly text?: string }[])
      .map(one => one.text ?? '')
      .join('\n')
    return {
      isError: result.isError === true,
      text,
      values: (result.structuredContent ?? {}) as Returned['values'],
    }
  }
  return {
    client,
    calls: () => calls,
    async use(tool, args) {
      const { isError, text, values } = await call(tool, args)
      expect(isError, `${tool}: ${text}`).toBe(false)
      return { text, values }
    },
    async refused(tool, args) {
      const { isError, text } = await call(tool, args)
      expect(isError, `${tool}: ${text}`).toBe(true)
      return text
    },
  }
}

/** Answers as `answer_questions` takes them, made of the pages that a visitor would go through: all that somebody knows, at once. */
export function knownAnswers(pages: readonly Page[]): readonly object[] {
  const [, line] =
    /^\/quote\/([a-z]+)\//.exec(pages.find(([step]) => step.startsWith('/quote/'))?.[0] ?? '') ?? []
  const { stages } = lines.byName(line as 'auto')
  return stages.flatMap((stage): readonly object[] => {
    const payloadsAt = (route: string) =>
      pages.filter(([step]) => step === route).map(([, payload]) => payload)
    if (stage.type === 'ask') {
      const payload = payloadsAt(routeOf({ name: line ?? '' }, stage)).at(-1)
      if (!payload || (stage.name === 'contact' && Object.keys(ownFields(payload)).length === 0)) return []
      return [
        {
          question: stage.name,
          ...('skip_answer' in payload ? { skip: true } : { answer: ownFields(payload) }),
        },
      ]
    }
    const perAsk = stage.asks.map(ask => ({
      name: ask.name,
      given: payloadsAt(routeOf({ name: line ?? '' }, ask)),
    }))
    const count = Math.max(...perAsk.map(({ given }) => given.length))
    const items = Array.from({ length: count }, (_, at) =>
      Object.fromEntries(perAsk.flatMap(({ name, given }) => (given[at] ? [[name, given[at]]] : []))),
    )
    return [{ question: stage.name, items }]
  })
}

/** An assistant gives no mailbox. */
function ownFields(payload: object): object {
  const { email: _, emailSwitch: __, ...own } = payload as Readonly<Record<string, unknown>>
  return own
}
