import { handlesBy } from '../agents/handles.ts'
import { openDoor } from '../agents/open-door.ts'
import { makeTurns } from '../agents/turns.ts'
import type { LimitAgent } from '../guard/limit-agents.ts'
import { type AgentDoor, agentVersion } from '../http/plugins/machines/agents.ts'
import type { Services } from '../journey/services.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import type { Resources } from './resources.ts'

interface Opening extends Pick<Resources, 'keys'> {
  readonly config: Config
  readonly services: Services
  readonly limit: LimitAgent
  readonly log: Log
}

/** The door for assistants, as the site's `agents` opens it. */
export function openAgents({ config, services, keys, limit, log }: Opening): AgentDoor {
  const { site } = config
  const signing = (key: (typeof keys)[number]) => deriveKey(key, 'agent handles')
  return openDoor({
    site: { name: site.name, tagLine: site.tagLine.en, version: agentVersion },
    keys: site.agents?.keys ?? [],
    services: {
      journey: services,
      handles: handlesBy([signing(keys[0]), ...keys.slice(1).map(signing)]),
      inTurn: makeTurns(),
      limit: ({ agent, session }) => limit({ ...agent, ...(session && { session }) }),
    },
    log,
  })
}
