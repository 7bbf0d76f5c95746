import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { OutgoingCall } from '../../../src/server/platform/outgoing/outgoing.ts'
import { todayAt } from '../../../src/units/today.ts'
import { checkCarrier } from '../check-carrier.ts'
import { newCarrier } from '../new-carrier.ts'
import { openShapeSandbox } from './sandbox.ts'
import { type Shape, shapeNames, shapes } from './shapes.ts'

/** An example as `carrier new --like` writes it, with its sandbox on this machine. */
async function written(like: Shape) {
  const sandbox = await openShapeSandbox(shapes[like])
  const folder = join(mkdtempSync(join(tmpdir(), 'shape-')), 'wren')
  onTestFinished(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  mkdirSync(folder)
  for (const [name, text] of newCarrier({
    ...{ id: 'wren', connector: 'json-http', line: 'renters', isMapped: true, like },
  }))
    writeFileSync(join(folder, name), text.replaceAll('http://127.0.0.1:8099', sandbox.origin))
  return { sandbox, folder: pathToFileURL(`${folder}/`) }
}

async function send({ endpoint, request: { method, path, headers, body } }: OutgoingCall) {
  const reply = await fetch(`${endpoint}${path}`, { method, headers, ...(body === '' ? {} : { body }) })
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.text() }
}

describe.each(shapeNames)('the example %s', like => {
  it('is in order at once: its sandbox gets all that it requires, of everybody in every state', async () => {
    const { folder } = await written(like)
    const lines: string[] = []
    const verdict = await checkCarrier({
      id: 'wren',
      folder,
      today: todayAt(new Date()),
      secret: () => 'sixteen-letters-or-more',
      send,
      say: line => lines.push(line),
      pause: async () => {},
      isSpanish: true,
    })
    expect([verdict, lines.join('\n')]).toEqual(['in order', expect.not.stringMatching(/failed|no Spanish/)])
  })

  it('refuses a question that misses something, and names it', async () => {
    const { sandbox } = await written(like)
    const grant = 'grant_type=client_credentials&client_id=a&client_secret=b'
    const token = await fetch(`${sandbox.origin}/oauth2/token`, { method: 'POST', body: grant })
    const { access_token = 'x' } = JSON.parse((await token.text()) || '{}')
    const reply = await fetch(`${sandbox.origin}/any`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'x-api-key': 'x' },
      body: '{}',
    })
    expect(reply.status).toBe(400)
    expect((await reply.json()).members.length).toBeGreaterThan(10)
  })
})
