import { expect, test } from 'vitest'
import type { Access } from '../../connectors/access.ts'
import type { OutgoingCall } from '../platform/outgoing/outgoing.ts'
import { sendAlone } from './send-alone.ts'

async function sent(access: Access): Promise<OutgoingCall> {
  const calls: OutgoingCall[] = []
  const send = sendAlone({
    send: call => {
      calls.push(call)
      return Promise.resolve({ status: 200, headers: {}, body: '' })
    },
  })
  await send({
    carrier: 'wren',
    connector: { access },
    endpoint: 'https://wren.example',
    request: { method: 'POST', path: '/rate', headers: { accept: 'application/json' }, body: '{}' },
    secret: name => `value of ${name}`,
    signal: new AbortController().signal,
  })
  return calls[0] ?? expect.fail('nothing was sent')
}

test('constant headers and secret ones go beside those of the connector', async () => {
  const headers = { 'X-Version': '3', 'X-Agency': { setting: 'WREN_AGENCY' } }
  expect((await sent({ headers })).request.headers).toEqual({
    accept: 'application/json',
    'x-version': '3',
    'x-agency': 'value of WREN_AGENCY',
  })
})

test('a basic login is one header, whatever characters it has', async () => {
  const { request } = await sent({ basic: { user: 'USER', password: 'PASSWORD' } })
  const [scheme, login = ''] = request.headers.authorization?.split(' ') ?? []
  expect(scheme).toBe('Basic')
  expect(Buffer.from(login, 'base64').toString()).toBe('value of USER:value of PASSWORD')
})

test('a certificate goes with the call by its settings, and none where none is named', async () => {
  expect((await sent({ tls: { certificate: 'C', key: 'K' } })).tls).toEqual({
    certificate: 'value of C',
    key: 'value of K',
  })
  expect((await sent({})).tls).toBeUndefined()
})
