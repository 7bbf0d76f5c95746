import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateQuote } from '../src/contract/prices/update-quote.ts'
import { saveQuotes } from '../src/contract/sharing/save-quotes.ts'
import { pagesOf, personasDay, readPersonas } from './support/personas.ts'
import { untilComplete } from './support/results.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let service: Running
beforeAll(async () => {
  service = await run({ today: personasDay })
})
afterAll(() => service.close())

/** Covers that are chosen beside the prices alone: another choice, then the usual one, which nobody had chosen before. */
test.each([
  ['pet', { deductible: ['1000', '500'], reimbursement: ['90', '80'] }],
  ['homeowner', { deductible: ['5000', '2500'], liability: ['500000', '300000'] }],
] as const)(
  'mailed prices of %s are the present ones again once the usual coverage is chosen instead of another',
  async (line, tries) => {
    const persona = readPersonas().find(({ file }) => file === `${line}.yaml`)
    if (!persona) throw new Error(`no persona is of ${line}`)
    const { visitor, id } = await visitorWithPrices(service, pagesOf(persona))
    await visitor.call(saveQuotes, { quote_id: id, data: { email: `${line}@example.com` } })
    // A mail that still waits would carry the prices of a later choice.
    await expect.poll(async () => (await untilComplete(visitor, id)).actions_taken?.saved?.state).toBe('sent')
    const first = await untilComplete(visitor, id)
    for (const [name, [another, usual]] of Object.entries(tries)) {
      const choose = async (choice: string) => {
        const { reply } = await visitor.call(updateQuote, {
          quote_id: id,
          data: { changes: { [name]: { choice } } },
        })
        if (reply.status !== 'OK') throw new Error(JSON.stringify(reply))
        return { reply, now: await untilComplete(visitor, id) }
      }
      const { now: changed } = await choose(another)
      expect(changed.actions_taken?.saved?.is_current, name).toBe(false)
      const { reply, now: back } = await choose(usual)
      // Only where each price is that of the mail is there something to say.
      expect(back.result.quotes.map(({ id, price_info }) => [id, price_info.premium])).toEqual(
        first.result.quotes.map(({ id, price_info }) => [id, price_info.premium]),
      )
      expect(back.actions_taken?.saved?.is_current, name).toBe(true)
      expect(back.result.email_needed, name).toBe(false)
      // The page of the covers offers no way back to what stands.
      expect(reply.data.covers.latest, name).not.toHaveProperty('first')
    }
  },
)
