import { lines } from '../../lines/index.ts'
import { commandOrExit, StartError } from '../platform/start-error.ts'
import { eraseForVisitor } from '../store/rows/erase-quote.ts'
import { forgetOldLetters } from '../store/rows/mailing/mail-files.ts'
import { showQuote } from './quote/show-quote.ts'
import { withStore } from './with-store.ts'

const usage =
  'Use it as: npm run quote -- show|erase <quote>. The quote is its number, its id, the quote_ref of a log line, or the number on a card.'

/**
 * `npm run quote -- show|erase <quote>`: shows what is stored of one quote, masked, or erases it at its visitor's
 * request. It exits with 1 where there is no such quote, and may run beside the service.
 */
await commandOrExit(async () => {
  const [action, reference = '', ...more] = process.argv.slice(2)
  if ((action !== 'show' && action !== 'erase') || reference === '' || more.length > 0)
    throw new StartError(usage)
  await withStore(async store => {
    const found = await store.find(reference)
    const text = found && (await (action === 'show' ? shown(found.id) : erased(found.id)))
    if (text) return void process.stdout.write(text)
    process.stderr.write('No quote has that id or number. It may have expired or been deleted.\n')
    process.exitCode = 1

    async function shown(id: string): Promise<string | null> {
      const quote = await store.quotes.readAny(id)
      return quote && showQuote({ ...store, lines }, quote)
    }

    async function erased(id: string): Promise<string | null> {
      const quote = await eraseForVisitor(store.db, id)
      await forgetOldLetters(store)
      return quote && `Quote ${quote.number} (${quote.line}) is deleted, with all its data.\n`
    }
  })
})
