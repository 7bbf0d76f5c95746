import { randomUUID } from 'node:crypto'
import { minimumLimits } from '../../../../src/law/auto-minimums.ts'
import { json } from '../../../../src/sandbox/answer.ts'
import type { IncomingRequest } from '../../../../src/sandbox/incoming-request.ts'
import { addDays, type Day } from '../../../../src/units/day.ts'
import { todayAt } from '../../../../src/units/today.ts'
import {
  behaviorAfter,
  failureBy,
  type Required,
  readRequired,
  type ShapeSide,
  valueAt,
  valuesAt,
} from '../sandbox.ts'

/** Every member that this API requires, and its form; an email address and the parking only to confirm a price. */
const required: Required = {
  'quoteRequest.requestId': /^[0-9a-f-]{36}$/,
  'quoteRequest.policy.effectiveDate': /^\d{4}-\d\d-\d\d$/,
  'quoteRequest.policy.expirationDate': /^\d{4}-\d\d-\d\d$/,
  'quoteRequest.policy.termMonths': 'number',
  'quoteRequest.policy.priorInsurance': /\S/,
  'quoteRequest.policy.coverages.*.code': /^[A-Z]{2,3}$/,
  'quoteRequest.policy.coverages.*.limit': /\S/,
  'quoteRequest.applicant.firstName': /\S/,
  'quoteRequest.applicant.lastName': /\S/,
  'quoteRequest.applicant.address.line1': /\S/,
  'quoteRequest.applicant.address.city': /\S/,
  'quoteRequest.applicant.address.state': /^[A-Z]{2}$/,
  'quoteRequest.applicant.address.postalCode': /^\d{5}$/,
  'quoteRequest.drivers.*.id': /^D\d+$/,
  'quoteRequest.drivers.*.birthDate': /^\d{4}-\d\d-\d\d$/,
  'quoteRequest.drivers.*.gender': /^[FMX]$/,
  'quoteRequest.drivers.*.license.number': /^[A-Z0-9*]{4,25}$/,
  'quoteRequest.drivers.*.license.state': /^[A-Z]{2}$/,
  'quoteRequest.vehicles.*.number': 'number',
  'quoteRequest.vehicles.*.vin': /^[A-Z0-9]{10,17}$/,
  'quoteRequest.vehicles.*.annualMiles': 'number',
  'quoteRequest.vehicles.*.coverages.*.code': /^(LIABILITY|COMP|COLL|RENT|TOW)$/,
}

/** The tokens that it gave out. */
const tokens = new Set<string>()

/** A question of a whole household behind a token, answered at once, with a premium and deductibles of each car. */
export const side: ShapeSide = async request => {
  if (request.path === '/oauth2/token') return tokenFor(request)
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  if (!tokens.has(token)) return json(401, { fault: { code: 'INVALID_TOKEN' } })
  const asked = readRequired(request, required)
  const behavior = await behaviorAfter(valueAt(asked, 'quoteRequest.applicant.lastName'))
  const failure = failureBy(behavior, String(valueAt(asked, 'quoteRequest.requestId')))
  if (failure) return failure
  const atFault = valuesAt(asked, 'quoteRequest.drivers.*.incidents.*.type').filter(one => one === 'AT_FAULT')
  if (behavior === 'declined') return json(422, { fault: { code: 'UW010' } })
  if (atFault.length > 1) return json(422, { fault: { code: 'UW020' } })
  if (behavior === 'needs data' && valueAt(asked, 'quoteRequest.applicant.parking') === undefined)
    return json(422, {
      fault: {
        code: 'MISSING_DATA',
        details: [{ field: 'parking', text: 'Where are the cars parked at night?' }],
      },
    })
  const quote = quoteOf(asked)
  const code = behavior === 'referred' ? 'REFER' : 'QUOTED'
  const text = behavior === 'referred' ? 'An underwriter would like to talk about one of the drivers.' : 'OK'
  return json(200, { quoteResponse: { status: { code, text }, ...quote } })
}

/** As gateways answer: the type has a name of its own, and the seconds are a text. */
function tokenFor({ body }: IncomingRequest) {
  const form = new URLSearchParams(body)
  const isKnown = form.get('client_id') && form.get('client_secret')
  if (form.get('grant_type') !== 'client_credentials' || !isKnown)
    return json(401, { error: 'invalid_client' })
  const token = randomUUID()
  tokens.add(token)
  return json(200, {
    access_token: token,
    token_type: 'BearerToken',
    expires_in: '1799',
    issued_at: String(Date.now()),
    status: 'approved',
  })
}

/** The smallest deductible that it sells: a smaller one comes back as this. */
const leastDeductible = 500
const policyFee = 1_500

function quoteOf(asked: unknown) {
  const vehicles = valuesAt(asked, 'quoteRequest.vehicles.*').map(vehicleOf)
  const drivers = valuesAt(asked, 'quoteRequest.drivers.*').length
  const ofPolicy = 20_000 * drivers + (valueAt(asked, 'quoteRequest.policy.sr22') === true ? 9_000 : 0)
  const base = vehicles.reduce((sum, { cents }) => sum + cents, ofPolicy)
  const total = base + policyFee
  const each = Math.floor(total / 6)
  const quoteId = `GW-${String(valueAt(asked, 'quoteRequest.requestId')).slice(0, 8).toUpperCase()}`
  return {
    quoteId,
    validUntil: addDays(todayAt(new Date()), 30),
    premium: {
      currency: 'USD',
      base: dollars(base),
      fees: [{ code: 'POLICY', amount: dollars(policyFee) }],
      total: dollars(total),
    },
    payPlans: [
      { code: 'FULL', payments: 1, first: dollars(total) },
      { code: 'MONTHLY', payments: 6, first: dollars(total - 5 * each), each: dollars(each) },
    ],
    coverages: limitsOf(asked),
    vehicles: vehicles.map(({ cents, ...vehicle }) => ({ ...vehicle, premium: dollars(cents) })),
    links: [{ rel: 'continue', href: `https://gateway.example/continue/${quoteId}` }],
  }
}

function vehicleOf(vehicle: unknown) {
  const coverages = valuesAt(vehicle, 'coverages.*').map(one => {
    const [code, deductible] = [valueAt(one, 'code'), valueAt(one, 'deductible')]
    return {
      code,
      ...(typeof deductible === 'number' ? { deductible: Math.max(deductible, leastDeductible) } : {}),
    }
  })
  const miles = Number(valueAt(vehicle, 'annualMiles'))
  const damage = coverages.reduce((sum, one) => sum + (one.deductible ? 18_000 - 5 * one.deductible : 0), 0)
  return { number: valueAt(vehicle, 'number'), coverages, cents: 14_000 + miles + damage }
}

/** The limits of liability as it writes them: what a state requires in its amounts. */
function limitsOf(asked: unknown) {
  const state = valueAt(asked, 'quoteRequest.applicant.address.state')
  const on = valueAt(asked, 'quoteRequest.policy.effectiveDate')
  // Both were sent by us, and their forms checked.
  const least = minimumLimits({ state, on } as { state: 'TX'; on: Day })
  return valuesAt(asked, 'quoteRequest.policy.coverages.*').flatMap(one => {
    const [code, limit] = [valueAt(one, 'code'), String(valueAt(one, 'limit'))]
    if (code === 'BI') {
      const ofState = 'perPerson' in least ? [least.perPerson, least.perAccident] : []
      const amounts =
        limit === 'STATE' ? ofState : limit.split('/').map(thousands => Number(thousands) * 1000)
      return amounts.length === 0
        ? []
        : [{ code, description: 'bodily injury', limit: amounts.map(whole).join('/') }]
    }
    if (code === 'PD')
      return [
        {
          code,
          description: 'property damage',
          limit: whole(limit === 'STATE' ? least.property : Number(limit)),
        },
      ]
    return []
  })
}

const dollars = (cents: number) => cents / 100
const whole = (amount: number) => `$${amount.toLocaleString('en-US')}`
