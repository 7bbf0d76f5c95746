import type { FastifyInstance } from 'fastify'
import { agentPath, agentVersion, serverName } from './agents.ts'
import { publicFile } from './public-file.ts'

interface Described {
  readonly name: string
  /** The base of links to the site: its origin, and its path if it has one. */
  readonly address: string
}

/**
 * Says where assistants call, in the two files by which their programs find it: the catalog of a host, and the card of the server
 * (docs/decisions/050-agents.md names the specifications).
 */
export function aiCatalog(app: FastifyInstance, { name, address }: Described): void {
  const { hostname } = new URL(address)
  const word = serverName({ name })
  const type = 'application/mcp-server-card+json'
  const url = `${address}${agentPath}`
  const description = 'Compares US insurance quotes of many insurers, free and without an account.'
  const catalog = {
    specVersion: '1.0',
    host: { displayName: name, identifier: hostname, documentationUrl: `${address}/llms.txt` },
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:${word}`,
        displayName: name,
        type,
        url: `${url}/server-card`,
        description,
        representativeQueries: [
          'What would renters insurance cost in Austin?',
          'Compare car insurance for a 2019 Toyota Camry and show why each price is what it is',
          'What does state law require of car insurance in Michigan?',
          'Estimate what pet insurance costs for a large dog',
        ],
      },
    ],
  }
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${hostname.split('.').toReversed().join('.')}/${word}`,
    title: name,
    description,
    version: agentVersion,
    websiteUrl: `${address}/about`,
    remotes: [{ type: 'streamable-http', url }],
  }
  const files = [
    ['/.well-known/ai-catalog.json', 'application/ai-catalog+json', catalog],
    [`${agentPath}/server-card`, type, card],
  ] as const
  for (const [path, type, value] of files) publicFile(app, { path, type, text: JSON.stringify(value) })
}
