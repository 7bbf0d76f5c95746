import { text } from 'node:stream/consumers'
import { mailHashes } from '../compose/stores.ts'
import { commandOrExit, StartError } from '../platform/start-error.ts'
import { mailboxIn } from '../store/rows/mailing/mail-address.ts'
import { makeMailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import { withStore } from './with-store.ts'

const usage =
  'Use it as: echo <address> | npm run mail -- stop|allow|show. The address is read from the input, so that no shell remembers it.'

/**
 * `npm run mail -- stop|allow|show`: for whoever writes to the operator instead of pressing the button in a letter. Ends all mail
 * to the address on the input, takes that back, or shows whether it is so. It may run beside the service.
 */
await commandOrExit(async () => {
  const [action, ...more] = process.argv.slice(2)
  if ((action !== 'stop' && action !== 'allow' && action !== 'show') || more.length > 0)
    throw new StartError(usage)
  const address = mailboxIn(await text(process.stdin))
  if (!address) throw new StartError(`The input is not one email address. ${usage}`)
  await withStore(async ({ db, keys }) => {
    const hashes = mailHashes({ keys })
    const outbox = makeMailOutbox({ db, hashes })
    if (action === 'stop') await outbox.suppress(hashes.of(address))
    if (action === 'allow') for (const name of hashes.all(address)) await outbox.allow(name)
    const isStopped = await outbox.isSuppressed(address)
    process.stdout.write(isStopped ? 'No email goes there, except about orders.\n' : 'Email may go there.\n')
  })
})
