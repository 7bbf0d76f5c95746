import { commandOrExit, StartError } from '../platform/start-error.ts'
import { makeOrderDesk } from '../store/rows/order-desk.ts'
import { orderCommand, wishIn } from './order/order-command.ts'
import { withStore } from './with-store.ts'

const usage =
  'Use it as: npm run order -- stuck, or npm run order -- show|refund|retry <order>. The order is its number, its id, or the order of a log line.'

/**
 * `npm run order`: lists the orders that wait for a person, shows one, or notes what to do about it. It exits with 1 where there
 * is no such order or it is too late, and may run beside the service.
 */
await commandOrExit(async () => {
  const wish = wishIn(process.argv.slice(2))
  if (!wish) throw new StartError(usage)
  await withStore(async store => {
    const { isDone, text } = await orderCommand(makeOrderDesk(store), wish)
    if (isDone) return void process.stdout.write(text)
    process.stderr.write(text)
    process.exitCode = 1
  })
})
