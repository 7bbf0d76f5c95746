import { afterAll, expect, onTestFinished, test } from 'vitest'
import { needsAddress } from '../src/contract/purchase/needs.ts'
import { fillForm } from './support/forms.ts'
import { needingCarriers, priceOf } from './support/needing.ts'
import { give } from './support/renters.ts'
import { untilComplete } from './support/results.ts'
import { run } from './support/service.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

const { server, asked, answers, carrierNeeding } = await needingCarriers()
afterAll(() => server.close())

interface AboutPet {
  readonly risk: { readonly pet: { readonly breedGroup: string } }
  readonly answers?: { readonly chip: string }
}

const cat = (year: number) => ({ pet: 'CAT_MIXED', month: '5', day: '', year: String(year) })
const dog = { pet: 'DOG_MEDIUM', month: '5', day: '', year: '2020' }

test('what an insurer asks about one of three pets is asked as about that one, and sent with its question alone', async () => {
  const running = await run({ carriers: [carrierNeeding('hazel')], env: { EGRESS_ALLOW: server.host } })
  onTestFinished(() => running.close())
  answers.set('hazel', question => {
    // The carrier of this test gets the questions of our own contract.
    const { risk, answers: given } = question as unknown as AboutPet
    return risk.pet.breedGroup.startsWith('DOG') && !given
      ? { status: 'needs_data', fields: [{ path: 'chip', prompt: 'What is the chip number?' }] }
      : priceOf('14.00')
  })
  const { visitor, id } = await visitorWithPrices(running, [
    ['/start', { type: 'pet', zipCode: '78701' }],
    ['/quote/pet/1', { choice: 'CAT_MIXED' }],
    ['/quote/pet/10', { month: '5', year: '2021' }],
  ])
  await give(visitor, ['/quote/pet/others', { pets: [cat(2019), dog] }])
  const before = (await untilComplete(visitor, id)).result.quotes[0]
  expect(before?.price_info.message).toBe('Hazel needs an answer to one question to give you its own price.')
  const page = await (await visitor.open(needsAddress(id, 'hazel'))).text()
  expect(page.match(/[^>]*: What is the chip number\?(?=<)/g)).toEqual([
    'Medium dog, 6 years: What is the chip number?',
  ])
  asked.clear()

  const sent = await fillForm(visitor, needsAddress(id, 'hazel'), { 'chip.2': '985112345678903' })
  expect(sent.status).toBe(303)
  const after = (await untilComplete(visitor, id)).result.quotes[0]
  expect(after?.price_info).toMatchObject({ premium: '42.00', estimated: false })
  expect(after?.price_info).not.toHaveProperty('message')
  expect(asked.get('hazel')).toMatchObject([
    { risk: { pet: { breedGroup: dog.pet } }, answers: { chip: '985112345678903' } },
  ])
  expect(await (await visitor.open(`/quotes/${id}/data`)).text()).toContain('Hazel')
})
