import { pathToFileURL } from 'node:url'
import { Gauge } from 'prom-client'
import { underLicenses } from '../../carriers/appointments.ts'
import type { Carrier } from '../../carriers/carrier.ts'
import { type FaultyCarrier, ownCarriers, sortCarriers } from '../../carriers/load-carriers.ts'
import { plainHttpFaults } from '../../carriers/plain-http.ts'
import { withSecrets } from '../../carriers/with-secrets.ts'
import { byHash } from '../../connectors/folder-words.ts'
import { isShownBy } from '../../site/shown-carriers.ts'
import type { Log } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'
import type { Words } from '../store/rows/folder-sentences.ts'
import { certificateFaults } from './certificates.ts'
import { placeCarriers, type Sandbox, startSandbox } from './sandbox.ts'

interface Deps {
  readonly config: Config
  readonly log: Log
}

/** The carriers that can be asked, and what it takes to ask them. */
export interface Panel {
  readonly carriers: readonly Carrier[]
  /** The host and port of the sandbox, which calls may reach, if there is one. */
  readonly config: Config
  close(): void
}

/**
 * Loads the product's carriers and those of CARRIERS_DIR, except those with mistakes in their folders and those whose
 * secrets are not set: a carrier that is left out never stops the others. The log has a line for each one left out and
 * for each plan that the law will leave without a price. The sandbox starts meanwhile, if the settings ask for it.
 */
export async function openCarriers({ config, log }: Deps): Promise<Panel> {
  const starting = config.sandbox ? startSandbox({ pace: 'typical' }) : null
  const loaded = loadAll({ config, log })
  logPlans(loaded, log)
  const sandbox = await starting
  return { ...panelOf({ loaded, config, sandbox, log }), close: () => sandbox?.close() }
}

const leftOut = new Gauge({
  name: 'carrier_left_out',
  help: 'Carriers that the service runs without, 1 each, and why: mistakes in the folder, or settings that are missing',
  labelNames: ['carrier', 'reason'],
})

/** `npm run carrier -- check` lists all mistakes. */
const mostProblems = 10

/** Loads the product's carriers and those of CARRIERS_DIR, and logs the mistakes of each one that is left out. */
export function loadAll({ config: { carriersDir }, log }: Deps): readonly Carrier[] {
  const folders = carriersDir === undefined ? [ownCarriers] : [ownCarriers, pathToFileURL(`${carriersDir}/`)]
  const { carriers, faulty } = sortCarriers(folders)
  logFaulty(faulty, log)
  return carriers
}

/** Warns of the carriers that the service runs without because of mistakes in their folders. */
export function logFaulty(faulty: readonly FaultyCarrier[], log: Log): void {
  leftOut.reset()
  for (const { id, problem } of faulty) {
    log('carrier-out-of-order', { carrier: id, problems: problem.split('\n').slice(0, mostProblems) })
    leftOut.set({ carrier: id, reason: 'folder' }, 1)
  }
}

/** The sentences for visitors from the folders of carriers and of the market, by their hashes. */
export function wordsOf(carriers: readonly Carrier[]): Words {
  const ofCarriers = carriers.flatMap(({ lines }) => Object.values(lines).flatMap(({ words = [] }) => words))
  return byHash(ofCarriers)
}

/** Warns of the days from which the law leaves carriers without a price, and of rates that their plans round. */
export function logPlans(carriers: readonly Carrier[], log: Log): void {
  for (const { id, lines } of carriers)
    for (const { book } of Object.values(lines)) {
      for (const { plan, on, at, why, fix } of book?.endings ?? [])
        log('plan-ends', { carrier: id, plan, from: on, at, why, fix })
      for (const { text } of book?.notes.filter(({ isWarning }) => isWarning) ?? [])
        log('plan-rounds', { carrier: id, where: text })
    }
}

interface LoadedPanel extends Deps {
  readonly loaded: readonly Carrier[]
  readonly sandbox: Pick<Sandbox, 'origin' | 'secrets'> | null
}

/**
 * Prepares loaded carriers for asking, with or without a sandbox; leaves out those that cannot be asked. On a site
 * without estimates, no carrier is estimated, and where a license of the site ends, every carrier does.
 */
export function panelOf({ loaded, config, sandbox, log }: LoadedPanel): Pick<Panel, 'carriers' | 'config'> {
  const allowed = sandbox ? withSandbox(config, sandbox) : config
  const shown = loaded.filter(carrier => isShownBy(config.site, carrier, config))
  if (shown.length < loaded.length)
    log('demo-left-out', { carriers: loaded.filter(carrier => !shown.includes(carrier)).map(({ id }) => id) })
  const { carriers, missing } = withSecrets(placeCarriers(shown, { sandbox, log }), allowed.secret)
  for (const { carrier, names } of missing) {
    log('carrier-left-out', { carrier, settings: names })
    leftOut.set({ carrier, reason: 'settings' }, 1)
  }
  const reachable = carriers.filter(carrier => isReachable(carrier, { config: allowed, log }))
  const licensed = underLicenses(reachable, config.site.licenses)
  return {
    carriers: config.site.estimates ? licensed : licensed.map(carrier => ({ ...carrier, estimates: false })),
    config: allowed,
  }
}

/** Whether the settings let us call a carrier; where they do not, logs what to fix. */
function isReachable(carrier: Carrier, { config, log }: Deps): boolean {
  const problems = [
    ...plainHttpFaults(carrier, config.egressHttp),
    ...certificateFaults(carrier, config.secret),
  ]
  if (problems.length === 0) return true
  log('carrier-out-of-order', { carrier: carrier.id, problems })
  leftOut.set({ carrier: carrier.id, reason: 'settings' }, 1)
  return false
}

/** Settings that let calls reach the sandbox. */
function withSandbox(config: Config, { origin, secrets }: Pick<Sandbox, 'origin' | 'secrets'>): Config {
  return {
    ...config,
    egressAllow: [...config.egressAllow, new URL(origin).host],
    testCheckout: `${origin}/checkout`,
    secret: name => secrets[name] ?? config.secret(name),
  }
}
