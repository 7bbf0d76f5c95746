import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InsuranceLine } from '../../src/law/rule.ts'
import { type Shape, shapeFiles } from './shapes/shapes.ts'

export const connectors = ['rate-plan', 'json-http', 'acord-xml', 'phone', 'affiliate'] as const
export type ConnectorName = (typeof connectors)[number]

export interface NewCarrier {
  readonly id: string
  readonly connector: ConnectorName
  readonly line: InsuranceLine
  /** Whether to add a mapping or dialect to fill in, if the connector has one. */
  readonly isMapped: boolean
  /** A complete example to begin with, instead of the connector's smallest folder. */
  readonly like?: Shape | undefined
}

/** The initial files of a carrier, by name. All their content is made up. */
export function newCarrier(options: NewCarrier): ReadonlyMap<string, string> {
  const { id, connector, line, isMapped } = options
  const name = id
    .split('-')
    .map(word => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ')
  if (options.like) return new Map([...shapeFiles(options.like, { id, name }), ['logo.svg', logoOf(name)]])
  const carrier = {
    id,
    demo: true,
    phone: '1-800-555-0100',
    insurer: {
      name: `${name} (demo)`,
      tagLine: 'A carrier to begin with',
      rating: 0,
      reviewCount: 0,
      badges: [],
      descriptionHtml: `<p>A demonstration insurer: say here who ${name} is.</p>`,
    },
    hosts: [`${id}.example`],
    lines: { [line]: writingOf(options) },
  }
  const files = new Map([
    ['carrier.json', json(carrier)],
    ['logo.svg', logoOf(name)],
  ])
  if (connector === 'rate-plan')
    for (const [file, text] of planFiles(id, line)) files.set(`plans/${file}`, text)
  if (connector === 'json-http' && isMapped) files.set('mapping.json', mappingText(line))
  if (connector === 'acord-xml' && isMapped) files.set('dialect.json', json({}))
  return files
}

function json(value: unknown): string {
  return `${laidOut(value)}\n`
}

/** JSON as people write it: on one line if it fits. */
function laidOut(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const parts = Object.entries(value).map(
    ([key, part]) => `${isList ? '' : `${JSON.stringify(key)}: `}${laidOut(part, inner)}`,
  )
  if (parts.length === 0) return isList ? '[]' : '{}'
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (indent.length > 0 && !line.includes('\n') && indent.length + line.length <= 100) return line
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${parts.map(part => inner + part).join(',\n')}\n${indent}${close}`
}

function writingOf({ id, connector, isMapped }: NewCarrier): object {
  const setting = id.toUpperCase().replaceAll('-', '_')
  const endpoint = `https://api.${id}.example`
  switch (connector) {
    case 'rate-plan':
      return { connector: 'rate plan', validDays: 30 }
    case 'phone':
      return {
        connector: 'phone',
        states: 'all',
        message: 'Our agents work out the price with you on the phone. It takes about ten minutes.',
      }
    case 'json-http': {
      const key = { id: `${setting}_KEY_ID`, secret: `${setting}_SECRET` }
      return isMapped
        ? {
            connector: 'json http',
            states: 'all',
            endpoint,
            key: { secret: key.secret },
            mapping: 'mapping.json',
          }
        : { connector: 'json http', states: 'all', endpoint, key }
    }
    case 'acord-xml':
      return {
        connector: 'acord xml',
        states: 'all',
        endpoint,
        ...(isMapped ? { dialect: 'dialect.json' } : {}),
        credentials: { user: `${setting}_USER`, password: `${setting}_PASSWORD` },
      }
    case 'affiliate':
      return {
        connector: 'affiliate',
        states: 'all',
        endpoint,
        publisher: 'your-publisher-id',
        key: `${setting}_KEY`,
      }
  }
}

/** A logo of the first letter in one of a few dark colors. */
function logoOf(name: string): string {
  const colors = ['#1f4e5f', '#5f3b1f', '#3b1f5f', '#1f5f3b', '#5f1f3b', '#3b4a1f']
  const color = colors[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colors.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${name}">
  <rect width="64" height="64" rx="14" fill="${color}"/>
  <text x="32" y="44" font-family="serif" font-size="36" text-anchor="middle" fill="#fff">${name.slice(0, 1)}</text>
</svg>
`
}

const starters = new URL('starter/', import.meta.url)

/**
 * A small plan and a CSV file for each of its tables, of few rows. It leaves out states that require every plan to rate
 * something that it does not.
 */
function planFiles(id: string, line: InsuranceLine): ReadonlyMap<string, string> {
  const tables = globSync(`${line}-*.csv`, { cwd: fileURLToPath(starters) }).toSorted()
  return new Map([`${line}.json`, ...tables].map(name => [name, starterText(name).replaceAll('CARRIER', id)]))
}

function starterText(name: string): string {
  return readFileSync(new URL(name, starters), 'utf8')
}

/** A mapping to a typical format, with most of what the question of a line has, to adapt to the carrier's. */
function mappingText(line: InsuranceLine): string {
  const { period } = JSON.parse(starterText(`${line}.json`))
  const term = period === 'month' ? 'year' : period
  const { lines, request, answer } = JSON.parse(
    starterText('mapping.json').replace('LINE', line).replace('TERM', term),
  )
  const { body, tables } = JSON.parse(starterText(`mapping-${line}.json`))
  return json({ lines, request: { ...request, body: { ...request.body, ...body } }, tables, answer })
}
