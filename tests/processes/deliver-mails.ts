/** A process that delivers the mails of a database to a mail server until its input ends or it is killed. */
import { randomBytes } from 'node:crypto'
import { deliverMails } from '../../src/server/mail/deliver-mails.ts'
import { openMailer } from '../../src/server/mail/mailer.ts'
import { connect } from '../../src/server/platform/database/database.ts'
import { makeSealer, parseSealKeys } from '../../src/server/platform/seal.ts'
import { addressHashes } from '../../src/server/store/rows/mailing/mail-address.ts'
import { makeMailOutbox } from '../../src/server/store/rows/mailing/mail-outbox.ts'
import { makeQuoteStore } from '../../src/server/store/rows/quote-store.ts'
import { loadSite } from '../../src/site/load-site.ts'

const [url = '', smtpUrl = '', sealKeys = ''] = process.argv.slice(2)
const database = await connect({ url, log: () => {} })
const db = database.work
const queue = { add: async () => {}, wake() {} }
const quotes = makeQuoteStore({ db, sealer: makeSealer(parseSealKeys(sealKeys)), retentionDays: 30, queue })
const outbox = makeMailOutbox({ db, hashes: addressHashes([randomBytes(32)]), leaseSeconds: 10 })
const stopping = new AbortController()
const drain = deliverMails({
  outbox,
  async compose(mail) {
    const quote = await quotes.readAny(mail.quoteId)
    const letter = quote && outbox.open(mail, quote.seal)
    if (!quote || !letter) return null
    const text = `The prices of ${quote.number}. `.repeat(200)
    return { id: mail.id, to: letter.to, subject: 'Prices', html: `<p>${text}</p>`, text }
  },
  mailer: openMailer({
    site: loadSite(),
    mail: { smtpUrl, from: 'help@example.com' },
    dataDir: '/nowhere',
    production: true,
  }),
  refOf: id => id,
  signal: stopping.signal,
  log: () => {},
  // Without the hours between, and without an end: this server refuses four tries in ten.
  retryAfter: () => 0.2,
})
process.stdout.write('delivering\n')
for await (const _ of process.stdin);
stopping.abort()
await drain()
await database.close()
