import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { json } from '../../../../src/sandbox/answer.ts'
import { behaviorAfter, failureBy, type Required, readRequired, type ShapeSide, valueAt } from '../sandbox.ts'

/** Every member that this API requires, and its form; a mobile number and the hydrant only to confirm a price. */
const required: Required = {
  submissionId: /^[0-9a-f-]{36}$/,
  product: /^HO3$/,
  inception: /^\d{4}-\d\d-\d\d$/,
  'applicant.name.given': /\S/,
  'applicant.name.family': /\S/,
  'dwelling.address.line1': /\S/,
  'dwelling.address.city': /\S/,
  'dwelling.address.state': /^[A-Z]{2}$/,
  'dwelling.address.zip': /^\d{5}$/,
  'dwelling.yearBuilt': 'number',
  'dwelling.squareFeet': 'number',
  'dwelling.wall': /\S/,
  'dwelling.roof.age': /\S/,
  'dwelling.heating': /^(GAS|ELECTRIC|OIL|WOOD)$/,
  'dwelling.losses': /\S/,
  'coverages.A': 'number',
  'coverages.C': 'number',
  'coverages.E': 'number',
  'coverages.deductible': 'number',
}

const submissions = new Map<string, { readonly asked: unknown; polls: number }>()

/** A question that is worked on: the caller polls, or an applicant named Pendergast gets a call back. */
export const side: ShapeSide = async request => {
  if (!request.headers.authorization?.startsWith('Bearer ')) return json(401, { status: 'UNAUTHORIZED' })
  const polled = /^\/v2\/submissions\/([\w-]+)$/.exec(request.path)?.[1]
  if (polled !== undefined) return poll(polled)
  const asked = readRequired(request, required)
  const id = String(asked.submissionId)
  const behavior = await behaviorAfter(valueAt(asked, 'applicant.name.family'))
  const failure = failureBy(behavior, id)
  if (failure) return failure
  if (behavior === 'needs data' && valueAt(asked, 'dwelling.basement') === undefined)
    return json(200, {
      status: 'INCOMPLETE',
      questions: [{ member: 'basement', text: 'Does the home have a basement?' }],
    })
  if (behavior === 'later') {
    void callBack(asked)
    return json(202, { status: 'DELIVERING', id })
  }
  submissions.set(id, { asked, polls: 0 })
  return json(202, { status: 'WORKING', id })
}

async function poll(id: string) {
  const submission = submissions.get(id)
  if (!submission) return json(404, { status: 'UNKNOWN' })
  submission.polls += 1
  return submission.polls === 1
    ? json(200, { status: 'WORKING', id })
    : json(200, await decided(submission.asked))
}

/** How long it works on an answer that it delivers. */
const deliveryMs = 3_000

async function callBack(asked: unknown): Promise<void> {
  const address = valueAt(asked, 'notify')
  const secret = process.env.SHAPE_CALLBACK_SECRET
  if (typeof address !== 'string' || secret === undefined) return
  await pause(deliveryMs, undefined, { ref: false })
  const body = JSON.stringify(await decided(asked))
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body,
  })
}

async function decided(asked: unknown) {
  switch (await behaviorAfter(valueAt(asked, 'applicant.name.family'))) {
    case 'declined':
      return {
        status: 'REFUSED',
        reasons: [
          { code: 'PL', text: 'We don’t insure homes with polybutylene plumbing.' },
          { code: 'DU', text: 'We don’t insure homes that are used as a rental.' },
        ],
      }
    case 'referred':
      return { status: 'REFERRED', message: 'An underwriter wants to see photos of the home first.' }
    default:
      return { status: 'OFFERED', offers: tiers.map(tier => offerOf(tier, asked)) }
  }
}

const tiers = [
  { tier: 'GOOD', factor: 0.92, waterBackup: 0, includes: 'Roof paid at what it is worth today.' },
  { tier: 'BETTER', factor: 1, waterBackup: 5_000, includes: 'Roof paid at what a new one costs.' },
  { tier: 'BEST', factor: 1.18, waterBackup: 25_000, includes: 'Roof paid at what a new one costs.' },
] as const

function offerOf({ tier, factor, waterBackup, includes }: (typeof tiers)[number], asked: unknown) {
  const dwelling = Number(valueAt(asked, 'coverages.A'))
  const hydrant = valueAt(asked, 'dwelling.hydrantFeet')
  const far = typeof hydrant === 'number' && hydrant > 1000 ? 1.15 : 1
  const reference = `TR-${tier}-${String(valueAt(asked, 'submissionId')).slice(0, 8).toUpperCase()}`
  return {
    tier,
    annual: { cents: Math.round((60_000 + dwelling * 0.45) * factor * far) },
    inspection: { cents: 2_500 },
    reference,
    summary: [
      `${dollars(dwelling)} dwelling`,
      `${dollars(Number(valueAt(asked, 'coverages.deductible')))} deductible`,
      ...(waterBackup > 0 ? [`${dollars(waterBackup)} water backup`] : []),
    ].join(' / '),
    includes,
    links: { bind: `https://tiers.example/bind/${reference}` },
  }
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
