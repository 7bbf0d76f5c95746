import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newCarrier } from '../../scripts/carrier/new-carrier.ts'
import { openShapeSandbox, type ShapeSandbox } from '../../scripts/carrier/shapes/sandbox.ts'
import { type Shape, shapes } from '../../scripts/carrier/shapes/shapes.ts'
import type { Carrier } from '../../src/carriers/carrier.ts'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import type { Fault } from '../../src/sandbox/behaviors.ts'

/** An example carrier as `carrier new --like` writes it, with its side on this machine. */
export interface ServedShape {
  readonly carrier: Carrier
  readonly sandbox: ShapeSandbox
  /** The settings with which a service asks it. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A secret of a carrier's own. */
const secret = 'sixteen-letters-or-more'

/** With a fault, all its answers have that; its id is then the example's and the fault's. */
export async function serveShape(like: Shape, fault?: Fault): Promise<ServedShape> {
  const id = [like, fault?.replaceAll(' ', '-')].filter(Boolean).join('-')
  const sandbox = await openShapeSandbox(shapes[like], fault ? { fault } : {})
  const home = mkdtempSync(join(tmpdir(), 'shapes-'))
  for (const [name, text] of newCarrier({
    ...{ id, connector: 'json-http', line: 'renters', isMapped: true, like },
  })) {
    const file = join(home, id, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text.replaceAll('http://127.0.0.1:8099', sandbox.origin))
  }
  const [carrier] = loadCarriers([pathToFileURL(`${home}/`)])
  if (!carrier) throw new Error(`${like} does not load`)
  const secrets = Object.values(carrier.lines).flatMap(({ connector }) =>
    connector.via === 'process' ? [] : connector.secrets,
  )
  return {
    carrier,
    sandbox,
    env: { EGRESS_ALLOW: sandbox.host, ...Object.fromEntries(secrets.map(name => [name, secret])) },
    async close() {
      await sandbox.close()
      rmSync(home, { recursive: true })
    },
  }
}
