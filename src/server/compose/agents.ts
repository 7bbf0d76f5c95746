import { join } from 'node:path'
import { told } from '../../language/text.ts'
import { drawingPaths } from '../../site/site.ts'
import { openCardApp } from '../agents/card-app.ts'
import { handlesBy } from '../agents/handles.ts'
import { openDoor } from '../agents/open-door.ts'
import { makeTurns } from '../agents/turns.ts'
import type { LimitAgent } from '../guard/limit-agents.ts'
import { drawingsOf } from '../http/plugins/logos.ts'
import { type AgentDoor, agentVersion, serverName } from '../http/plugins/machines/agents.ts'
import type { Services } from '../journey/services.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import type { Resources } from './resources.ts'

interface Opening extends Pick<Resources, 'keys'> {
  readonly config: Config
  readonly services: Services
  readonly limit: LimitAgent
  /** Milliseconds since a person's last request ended; 0 while one is at work. */
  readonly peopleIdleMs: () => number
  readonly log: Log
}

const dist = join(import.meta.dirname, '../../../dist')

/** A larger drawing is not sent along with every list of prices. */
const largestDrawing = 8 * 1024

/** The door for assistants, as the site's `agents` opens it. */
export function openAgents({ config, services, keys, limit, peopleIdleMs, log }: Opening): AgentDoor {
  const { site, siteAddress } = config
  const { name, tagLine, theme } = site
  const signing = (key: (typeof keys)[number]) => deriveKey(key, 'agent handles')
  const drawings = new Map(drawingsOf(site, services.carriers))
  const drawingAt = (path: string) => addressOf(drawings.get(path))
  const logo = drawingAt(drawingPaths.logo)
  const cardApp = openCardApp(dist, {
    server: serverName(site),
    brand: { name, tagLine: { en: tagLine.en, es: told(tagLine, 'es') }, ...(logo ? { logo } : {}) },
    credits: `${siteAddress}/credits`,
    ...(theme ? { theme } : {}),
  })
  if (!cardApp) log('agent-cards-not-built')
  return openDoor({
    site: { name, tagLine: tagLine.en, version: agentVersion },
    keys: site.agents?.keys ?? [],
    services: {
      journey: services,
      handles: handlesBy([signing(keys[0]), ...keys.slice(1).map(signing)]),
      inTurn: makeTurns(peopleIdleMs),
      limit: ({ agent, session }) => limit({ ...agent, ...(session && { session }) }),
      drawingAt,
    },
    cardApp,
    log,
  })
}

/** A drawing as an address that holds all of it; empty for none, or a large one. */
function addressOf(drawing: Buffer | undefined): string {
  if (!drawing || drawing.length > largestDrawing) return ''
  return `data:image/svg+xml;base64,${drawing.toString('base64')}`
}
