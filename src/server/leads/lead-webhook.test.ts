import { expect, test } from 'vitest'
import { toldLead } from '../../../tests/rooms/leads.ts'
import { leadWebhook, signatureOf } from './lead-webhook.ts'

const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')

test('a signature is the one that the libraries of Standard Webhooks make', () => {
  // A pair that these libraries are tested with.
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: '1614265330', body: '{"test": 2432232314}' }
  expect(signatureOf({ secret, ...signed })).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('a lead is posted under its id, signed over time and body; only 2xx means that it was taken', async () => {
  const requests: { path: string; headers: Readonly<Record<string, string>>; body?: string | undefined }[] =
    []
  let status = 204
  const deliver = leadWebhook(
    { url: new URL('https://crm.example/in?site=1'), secret },
    async ({ request }) => {
      requests.push(request)
      return { status, headers: {}, body: '' }
    },
    () => new Date('2026-11-23T10:00:00Z'),
  )
  expect(await deliver({ id: 'lead-1', lead: toldLead })).toEqual({ isTaken: true })
  const [{ path, headers, body = '' } = { path: '', headers: {} as Record<string, string> }] = requests
  expect(path).toBe('/in?site=1')
  const seconds = '1795428000'
  expect(headers).toMatchObject({ 'webhook-id': 'lead-1', 'webhook-timestamp': seconds })
  expect(headers['webhook-signature']).toBe(signatureOf({ secret, id: 'lead-1', seconds, body }))
  expect(JSON.parse(body)).toEqual({
    type: 'lead.requested',
    timestamp: toldLead.requestedAt,
    data: { id: 'lead-1', ...toldLead },
  })
  await deliver({ id: 'lead-2', lead: { ...toldLead, grounds: 'disclosure' } })
  expect(JSON.parse(requests.at(-1)?.body ?? '{}')).toMatchObject({ type: 'lead.disclosed' })
  status = 302
  expect(await deliver({ id: 'lead-1', lead: toldLead })).toEqual({ isTaken: false, cause: 'status 302' })
})
