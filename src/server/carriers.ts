import { pathToFileURL } from 'node:url'
import type { Carrier } from '../carriers/carrier.ts'
import { CarrierError, loadCarriers, ownCarriers } from '../carriers/load-carriers.ts'
import { withSecrets } from '../carriers/with-secrets.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { StartError } from './start-error.ts'

interface Open {
  readonly config: Pick<Config, 'carriersDir' | 'secret'>
  readonly log: Log
}

/**
 * The product's carriers and those of CARRIERS_DIR, without those whose secrets are not set: each of these has its line
 * in the log. Throws StartError for a carrier that is not in order.
 */
export async function openCarriers({ config, log }: Open): Promise<readonly Carrier[]> {
  const { carriersDir, secret } = config
  const folders = carriersDir === undefined ? [ownCarriers] : [ownCarriers, pathToFileURL(`${carriersDir}/`)]
  const loaded = await loadCarriers(folders).catch(error => {
    throw error instanceof CarrierError ? new StartError(error.message) : error
  })
  const { carriers, missing } = withSecrets(loaded, secret)
  for (const { carrier, names } of missing)
    log.warn({ carrier, settings: names }, 'A carrier is left out: its settings are missing.')
  return carriers
}
