import { pathToFileURL } from 'node:url'
import type { Carrier } from '../../carriers/carrier.ts'
import { CarrierError, loadCarriers, ownCarriers } from '../../carriers/load-carriers.ts'
import { plainHttpFaults } from '../../carriers/plain-http.ts'
import { withSecrets } from '../../carriers/with-secrets.ts'
import { byHash } from '../../connectors/folder-words.ts'
import { marketWords } from '../../market/market.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import type { Words } from '../store/folder-sentences.ts'
import { certificateFaults } from './certificates.ts'
import { placeCarriers, type Sandbox, startSandbox } from './sandbox.ts'

interface Open {
  readonly config: Config
  readonly log: Log
}

/** The carriers that can be asked, and what it takes to ask them. */
export interface Panel {
  readonly carriers: readonly Carrier[]
  /** Allowed to reach the sandbox, if there is one. */
  readonly config: Config
  close(): void
}

/**
 * Loads the product's carriers and those of CARRIERS_DIR, except those whose secrets are not set. The log has a line
 * for each one left out and for each plan that the law will leave without a price. The sandbox starts meanwhile, if the
 * settings ask for it. Throws StartError for a carrier with mistakes.
 */
export async function openCarriers({ config, log }: Open): Promise<Panel> {
  const starting = config.sandbox ? startSandbox({ pace: 'typical' }) : null
  const loaded = loadAll(config)
  logEndings(loaded, log)
  const sandbox = await starting
  return { ...panelOf({ loaded, config, sandbox, log }), close: () => sandbox?.close() }
}

/** Loads the product's carriers and those of CARRIERS_DIR from their folders. Throws StartError. */
export function loadAll({ carriersDir }: Config): readonly Carrier[] {
  const folders = carriersDir === undefined ? [ownCarriers] : [ownCarriers, pathToFileURL(`${carriersDir}/`)]
  try {
    return loadCarriers(folders)
  } catch (error) {
    throw error instanceof CarrierError ? new StartError(error.message) : error
  }
}

/** The words for visitors that stand in the folders of carriers and of the market, by their hashes. */
export function wordsOf(carriers: readonly Carrier[]): Words {
  const ofCarriers = carriers.flatMap(({ lines }) => Object.values(lines).flatMap(({ words = [] }) => words))
  return byHash([...ofCarriers, ...marketWords()])
}

/** Warns of the days from which the law leaves carriers without a price. */
export function logEndings(carriers: readonly Carrier[], log: Log): void {
  for (const { id, lines } of carriers)
    for (const { book } of Object.values(lines))
      for (const { plan, on, at, why, mend } of book?.endings ?? [])
        log('plan-ends', { carrier: id, plan, from: on, at, why, mend })
}

interface LoadedPanel extends Open {
  readonly loaded: readonly Carrier[]
  readonly sandbox: Pick<Sandbox, 'origin' | 'secrets'> | null
}

/** Prepares loaded carriers to be asked, with or without a sandbox. Throws StartError. */
export function panelOf({ loaded, config, sandbox, log }: LoadedPanel): Pick<Panel, 'carriers' | 'config'> {
  const allowed = sandbox ? withSandbox(config, sandbox) : config
  const [unencrypted] = plainHttpFaults(loaded, config.egressHttp)
  if (unencrypted) throw new StartError(unencrypted)
  const { carriers, missing } = withSecrets(placeCarriers(loaded, { sandbox, log }), allowed.secret)
  const [unfit] = certificateFaults(carriers, allowed.secret)
  if (unfit) throw new StartError(unfit)
  for (const { carrier, names } of missing) log('carrier-left-out', { carrier, settings: names })
  return { carriers, config: allowed }
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
