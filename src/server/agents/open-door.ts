import { createHash, timingSafeEqual } from 'node:crypto'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { Counter } from 'prom-client'
import type { SiteAgentKey } from '../../site/site.ts'
import type { AgentDoor } from '../http/plugins/machines/agents.ts'
import type { Log } from '../platform/log.ts'
import type { Agent, AgentServices } from './agent.ts'
import type { CardApp } from './card-app.ts'
import { mcpServer, type ServerOptions } from './mcp-server.ts'
import { tools } from './tools/index.ts'

const calls = new Counter({
  name: 'agent_calls_total',
  help: 'Calls of tools by assistants, and what became of them',
  labelNames: ['tool', 'outcome'],
})

const callMs = new Counter({
  name: 'agent_call_ms_total',
  help: 'Milliseconds that calls of tools took',
  labelNames: ['tool'],
})

interface Door {
  readonly site: ServerOptions['site']
  readonly keys: readonly SiteAgentKey[]
  readonly services: AgentServices
  readonly cardApp: CardApp | null
  readonly log: Log
}

/** The door for assistants. See AgentDoor. */
export function openDoor({ site, keys, services, cardApp, log }: Door): AgentDoor {
  const noted: ServerOptions['noted'] = ({ tool, outcome, ms, error }) => {
    calls.inc({ tool, outcome })
    callMs.inc({ tool }, ms)
    if (error) log('agent-call-failed', { tool, error: error.name, place: error.place })
  }
  for (const { name } of tools) calls.inc({ tool: name, outcome: 'done' }, 0)
  return async (request, { address, signal }) => {
    const given = request.headers.get('authorization')
    const key = given === null ? undefined : keyOf(given, keys)
    if (given !== null && !key) return unknownKey()
    const agent: Agent = { address, signal, ...(key && { key }) }
    // A handler of its own for each request holds nothing that another request could see.
    const handler = createMcpHandler(() => mcpServer({ site, services, cardApp, agent, noted }), {
      maxSubscriptions: 0,
    })
    return handler.fetch(request)
  }
}

/** The key behind a header; undefined for one that the site doesn't know. */
function keyOf(header: string, keys: readonly SiteAgentKey[]): SiteAgentKey | undefined {
  const [, secret] = /^Bearer ([\x21-\x7e]{8,200})$/i.exec(header) ?? []
  if (secret === undefined) return undefined
  const hash = createHash('sha256').update(secret).digest()
  return keys.find(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash))
}

function unknownKey(): Response {
  const error = {
    code: -32000,
    message: 'This key is not known here. Leave it out, or ask the site for one.',
  }
  return new Response(JSON.stringify({ jsonrpc: '2.0', error, id: null }), {
    status: 401,
    headers: { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  })
}
