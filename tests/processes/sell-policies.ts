/** A whole service that sells the policies of one carrier, on a given port and database, until it is killed. */
import { sandboxKey } from '../../src/carriers/sandbox-key.ts'
import { panelOf } from '../../src/server/compose/carriers.ts'
import { openService } from '../../src/server/compose/service.ts'
import { readConfig } from '../../src/server/settings/config.ts'
import { binder } from '../support/binder.ts'
import { quiet as log } from '../support/quiet.ts'

const [url = '', sealKeys = '', port = '', dataDir = '', origin = '', secret = ''] = process.argv.slice(2)
const config = readConfig({ PORT: port, DATABASE_URL: url, DATA_DIR: dataDir, SEAL_KEYS: sealKeys })
const sandbox = { origin, secrets: { [sandboxKey.id]: 'wadsworth', [sandboxKey.secret]: secret } }
const { app } = await openService({ ...panelOf({ loaded: [binder], config, sandbox, log }), log })
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('selling\n')
