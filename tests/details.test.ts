import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesOf, readPersonas } from './support/personas.ts'
import { type Running, run } from './support/service.ts'
import { visitorWithPrices } from './support/visitor-with-quote.ts'

let service: Running

beforeAll(async () => {
  service = await run({})
})
afterAll(() => service.close())

const like = (file: string) => pagesOf(readPersonas().find(one => one.file === file) ?? expect.fail(file))

test.each([
  ['auto.yaml', 'wickerby', 'You may also get a discount for: A driving course'],
  ['homeowner.yaml', 'wickerby', 'Usually not covered: Floods, '],
  ['renters.yaml', 'sparrowgate', 'Usually not covered: Damage to the building, '],
  [
    'pet.yaml',
    'burrowell',
    'Waiting periods: Accidents are covered from the first day, illnesses after 14 days.',
  ],
  ['travel.yaml', 'quayside', 'Changing your mind: You can usually return the policy within 10 days'],
  ['life.yaml', 'fernhollow', 'Health class: Priced as '],
])('the details of a price say what its policy does beyond it: %s, by %s', async (file, carrier, says) => {
  const { visitor, path, result } = await visitorWithPrices(service, like(file))
  const facts = result.quotes.find(({ id }) => id === carrier)?.facts ?? []
  expect(facts.map(({ title, text }) => `${title}: ${text}`).join(' ')).toContain(says)
  // Also without scripts.
  const html = (await (await visitor.open(path)).text()).replaceAll('<!-- -->', '')
  for (const { title } of facts) expect(html).toContain(`<strong>${title}:</strong>`)
})

test('Florida’s minimum is said to have no liability for people whom the driver injures, once for all prices', async () => {
  const inFlorida = (limits: string) =>
    like('auto.yaml').map(([step, answer]): readonly [string, object] => {
      if (step === '/start') return [step, { ...answer, zipCode: '33101' }]
      if (step === '/quote/auto/5a') return [step, { choice: limits }]
      if (step === '/quote/auto/20')
        return [step, { address1: '1 Main Street', city: 'Miami', state: 'FL', zipcode: '33101' }]
      return [step, answer]
    })
  const detailsOf = async (limits: string) =>
    (await visitorWithPrices(service, inFlorida(limits))).result.shared.details.join(' ')
  const says = 'There’s no liability coverage for people you injure'
  expect(await detailsOf('MIN')).toContain(says)
  expect(await detailsOf('L100')).not.toContain(says)
})
