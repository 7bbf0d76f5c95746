import { beforeAll, expect, test } from 'vitest'
import { continueAddress } from '../../src/contract/purchase/continue.ts'
import { useUpAddress } from '../support/busy-address.ts'
import { formWordsOf } from '../support/form-words.ts'
import { giveWithProof } from '../support/prover.ts'
import { answerUntil, lastPage } from '../support/renters.ts'
import { untilComplete } from '../support/results.ts'
import { rowsOf } from '../support/rows.ts'
import { demoCarriers } from '../support/service.ts'
import { answerPage, quickHand } from './hands.ts'
import { faultsOnBothScreens, openPage } from './page.ts'
import { isAlive, serviceOfFile, takeCookies } from './service-of-file.ts'
import { shoot } from './shoot.ts'

const service = serviceOfFile({ env: { LIMITS: 'memory' } })
beforeAll(() => useUpAddress(service))

test('a page that is asked for a proof of work finds one by itself, and goes on to the prices', async () => {
  const visitor = service.visitor()
  await answerUntil(visitor, lastPage[0])
  await using visit = await openPage(1280)
  const { page } = visit
  await takeCookies(page, visitor)
  await page.goto(service.origin + lastPage[0])
  await isAlive(page)
  const statuses: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/api/v1/answer')) statuses.push(response.status())
  })
  await answerPage(page, formWordsOf({ ...lastPage[1] }), quickHand)
  await page.getByRole('heading', { name: "Here's what I found." }).waitFor()
  expect(statuses).toEqual([429, 200])
})

test('the page that confirms a price of an earlier day proves work too; without scripts, the visitor presses its button', async () => {
  const visitor = service.visitor()
  await answerUntil(visitor, lastPage[0])
  const reply = await giveWithProof(visitor, lastPage)
  if (reply.status !== 'OK' || !('config' in reply.data)) throw new Error(JSON.stringify(reply))
  const { quoteId } = reply.data.config
  const { quotes } = (await untilComplete(visitor, quoteId)).result
  const overWire = demoCarriers().filter(({ lines }) => lines.renters?.connector.via === 'wire')
  const offer = quotes.find(
    ({ id, price_info, actions }) =>
      price_info.source === 'insurer' &&
      overWire.some(carrier => carrier.id === id) &&
      actions.some(({ url }) => url?.startsWith(`${continueAddress(quoteId, id)}?`)),
  )
  if (!offer) throw new Error('no insurer over a wire has an offer')
  // On the next day the carriers no longer know the visitor.
  await rowsOf(service.databaseUrl, 'update carrier_question set day = day - 1')
  const path = continueAddress(quoteId, offer.id)

  await using plain = await openPage(360, { javaScriptEnabled: false })
  await takeCookies(plain.page, visitor)
  await plain.page.goto(service.origin + path)
  await shoot(plain.page, 'continue-busy')
  await plain.page.getByRole('button', { name: 'Confirm the price' }).click()
  await plain.page.getByText(/press the button again in \d+ seconds/).waitFor()
  await shoot(plain.page, 'continue-wait')

  await using visit = await openPage(360)
  const { page } = visit
  await takeCookies(page, visitor)
  await page.goto(service.origin + path)
  await page.getByText('again. The price hasn’t changed.').waitFor()
  expect(page.url()).toBe(service.origin + path)
  expect(await faultsOnBothScreens(page)).toEqual([])
})
