import { jsonHttp } from '../../src/connectors/json-http/json-http.ts'
import type { Need } from '../../src/connectors/needs/need.ts'
import { carrier } from './panel.ts'
import { type CarrierServer, carrierServer } from './wire.ts'

type Question = Record<string, unknown>

/** Carriers of Texas over our own contract, which need more than the wizard asks. */
export interface NeedingCarriers {
  readonly server: CarrierServer
  /** What each carrier was asked, in order. */
  readonly asked: Map<string, Question[]>
  /** What a carrier answers to a question, by its id; a price of $14 a month where nothing is set. */
  readonly answers: Map<string, (question: Question) => object | Promise<object>>
  carrierNeeding(id: string, needs?: readonly Need[]): ReturnType<typeof carrier>
}

/** A price in our contract. */
export const priceOf = (premium: string) => ({
  status: 'quoted',
  quoteNumber: 'N-1',
  currency: 'USD',
  premium,
  period: 'month',
  expiresAt: '2099-01-01',
})

/** A question of an insurer's own. */
export const ownNeed = (id: string, need: Partial<Need> & Pick<Need, 'kind' | 'to'>): Need => ({
  id,
  isOurs: false,
  isRequired: true,
  ofDrivers: false,
  prompt: { en: `Question ${id}?`, es: `¿Pregunta ${id}?` },
  ...need,
})

export async function needingCarriers(): Promise<NeedingCarriers> {
  const asked = new Map<string, Question[]>()
  const answers = new Map<string, (question: Question) => object | Promise<object>>()
  const server = await carrierServer(async ({ carrier, question, response }) => {
    const body: Question = JSON.parse(await question)
    asked.set(carrier, [...(asked.get(carrier) ?? []), body])
    const reply = (await answers.get(carrier)?.(body)) ?? priceOf('14.00')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  })
  return {
    server,
    asked,
    answers,
    carrierNeeding(id, needs) {
      const endpoint = `${server.endpoint}/${id}`
      const writing = jsonHttp({ carrier: id, states: ['TX'], endpoint, phone: '1-800-555-0100' })
      const needing = { ...writing, ...(needs ? { needs } : {}) }
      const lines = { renters: needing, pet: needing }
      return { ...carrier(id, 4, writing.connector), lines, level: 1 }
    },
  }
}
