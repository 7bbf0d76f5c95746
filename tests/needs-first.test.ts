import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ourNeed } from '../src/connectors/needs/need.ts'
import { needsFirstAddress } from '../src/contract/purchase/needs.ts'
import { fillForm, postForm } from './support/forms.ts'
import { needingCarriers, ownNeed } from './support/needing.ts'
import { anotherRenter, answerUntil } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { rowsOf } from './support/rows.ts'
import { type Running, run } from './support/service.ts'

const { server, asked, carrierNeeding } = await needingCarriers()
afterAll(() => server.close())
beforeEach(() => asked.clear())

const floor = ownNeed('floor', { kind: 'number', to: 'quote', least: 0, most: 120, means: 'floor' })
const carriers = [
  carrierNeeding('alder', [ourNeed('phone', 'quote'), ourNeed('email', 'confirm'), floor]),
  carrierNeeding('birch', [
    { ...floor, id: 'storey' },
    ownNeed('roommates', { kind: 'yes or no', to: 'quote' }),
  ]),
  carrierNeeding('cedar', [ourNeed('phone', 'confirm')]),
]

async function asking(needsFirst: readonly 'renters'[] = ['renters']): Promise<Running> {
  const running = await run({ carriers, env: { EGRESS_ALLOW: server.host }, site: { needsFirst } })
  onTestFinished(() => running.close())
  return running
}

async function finished(running: Running) {
  const ann = running.visitor()
  const done = await answerUntil(ann, undefined, anotherRenter())
  const id = done?.config.quoteId ?? ''
  return { ann, id, endpoint: done?.endpoint }
}

describe('a site that asks before the prices', () => {
  test('leads from the last answer to one step with each question once, and sends each insurer only its own', async () => {
    const running = await asking()
    const { ann, id, endpoint } = await finished(running)
    expect(endpoint).toBe(needsFirstAddress(id))
    const page = await (await ann.open(needsFirstAddress(id))).text()
    expect(page).toContain('Alder needs your phone number and an answer to one more question')
    expect(page).toContain('Birch needs answers to 2 questions to give you its own price.')
    expect(page).toContain('I send these answers to Alder and Birch, and to no one else')
    expect(page).toContain('Alder may call, text, or email you about this quote.')
    const names = [...page.matchAll(/<input(?![^>]*"hidden")[^>]* name="([\w.]+)"/g)].map(([, name]) => name)
    expect([...new Set(names)]).toEqual(['phone', 'email', 'means.floor.number', 'birch.roommates'])

    const bad = await fillForm(ann, needsFirstAddress(id), { phone: '555', email: 'ann@example.com' })
    expect(bad.status).toBe(422)
    expect(await bad.text()).toContain('Please enter a US phone number with its area code.')
    expect(asked.get('alder')).toBeUndefined()

    const given = {
      phone: '512-555-0142',
      email: 'ann@example.com',
      'means.floor.number': '4',
      'birch.roommates': 'no',
    }
    const sent = await fillForm(ann, needsFirstAddress(id), given)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/quotes/${id}`])
    const { result } = await untilComplete(ann, id)
    expect(result.quotes.map(({ id, price_info }) => [id, price_info.estimated]).toSorted()).toEqual([
      ['alder', false],
      ['birch', false],
      // What it needs to confirm is asked for when its price is there.
      ['cedar', true],
    ])
    expect(asked.get('alder')).toMatchObject([
      { contact: { phone: '+15125550142', email: 'ann@example.com' }, answers: { floor: 4 } },
    ])
    expect(asked.get('birch')).toMatchObject([{ answers: { storey: 4, roommates: false } }])
    expect(asked.get('birch')?.[0]).not.toHaveProperty('contact')
    expect(asked.get('cedar')?.[0]).not.toHaveProperty('contact')

    // Each has what it got sealed apart, the ledger names it, and the step is over.
    expect(await rowsOf(running.databaseUrl, 'select 1 from given_details')).toHaveLength(2)
    expect(await (await ann.open(`/quotes/${id}/data`)).text()).toContain('your phone number')
    expect(running.logged.join('\n')).not.toContain('5550142')
    expect((await ann.open(needsFirstAddress(id))).headers.get('location')).toBe(`/quotes/${id}`)
    expect((await postForm(ann, needsFirstAddress(id), given)).status).not.toBe(200)
  })

  test('lets the visitor skip the step: then it is as without it', async () => {
    const running = await asking()
    const { ann, id } = await finished(running)
    const { result } = await untilComplete(ann, id)
    const alder = result.quotes.find(one => one.id === 'alder')
    expect(alder?.price_info).toMatchObject({ estimated: true, source: 'similar plans' })
    expect(alder?.actions).toMatchObject([{ text: 'Get its own price' }])
    expect(asked.get('alder')).toBeUndefined()
  })

  test('asks another visitor’s browser nothing', async () => {
    const running = await asking()
    const { id } = await finished(running)
    expect((await running.visitor().open(needsFirstAddress(id))).status).toBe(410)
  })
})

test('without the setting nothing changes', async () => {
  const running = await asking([])
  const { ann, id, endpoint } = await finished(running)
  expect(endpoint).toBe(`/quotes/${id}`)
  await untilComplete(ann, id)
  expect((await ann.open(needsFirstAddress(id))).headers.get('location')).toBe(`/quotes/${id}`)
})
