import type { Carrier } from '../../carriers/carrier.ts'
import { logRatedTo } from '../journey/quoting/log-rated.ts'
import { makeOffersOf } from '../journey/quoting/make-offers.ts'
import type { Reading } from '../journey/results/show-results.ts'
import { composeMailBy } from '../mail/compose-mail.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { type MailTokens, pressLinks } from '../mail/mail-links.ts'
import { openMailer } from '../mail/mailer.ts'
import { signedTokens } from '../mail/signed-tokens.ts'
import { watchPrices } from '../mail/watch-prices.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import { every } from '../platform/every.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'
import { makeTellerOf } from '../results/teller.ts'
import type { Config } from '../settings/config.ts'
import { type AddressHashes, addressHashes } from '../store/rows/mailing/mail-address.ts'
import { forgetOldLetters } from '../store/rows/mailing/mail-files.ts'
import { makeMailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import { makePriceWatches } from '../store/rows/mailing/price-watches.ts'
import { makeOrderStore } from '../store/rows/order-store.ts'
import { wordsOf } from './carriers.ts'
import type { Resources } from './resources.ts'

interface Mail {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly resources: Resources
  readonly reading: Omit<Reading, 'tellerOf'>
  readonly log: Log
}

/** How often letters in files are looked through for those whose quotes are gone. */
const sweepMs = 60_000

/** Sends what is in the outbox until the process stops. */
export function startMail({ config, carriers, resources, reading: readingSoFar, log }: Mail): void {
  const { database, keys, unreadable, stopping } = resources
  const { work: db } = database
  const hashes = mailHashes(resources)
  const outbox = makeMailOutbox({ db, hashes, unreadable })
  const watches = makePriceWatches({ db, hashes, unreadable })
  const origin = config.siteAddress
  const reading = { ...readingSoFar, tellerOf: makeTellerOf({ db, words: wordsOf(carriers), log }) }
  const compose = composeMailBy({
    reading,
    outbox,
    orders: makeOrderStore({ db, unreadable }),
    carriers,
    watches,
    hashes,
    linkOf: pressLinks(mailTokens(resources), origin),
    origin,
    site: config.site,
  })
  const refOf = quoteRefBy(deriveKey(keys[0], 'quote reference'))
  const { signal } = stopping
  every({
    everyMs: sweepMs,
    signal,
    work: () => forgetOldLetters({ db, dataDir: config.dataDir }),
    failed: error => log('letters-not-erased', { unavailable: isUnavailable(error) }),
  })
  resources.atLast(deliverMails({ outbox, compose, mailer: openMailer(config), refOf, signal, log }))
  const makeOffers = makeOffersOf(carriers, logRatedTo(log, refOf))
  watchPrices({ watches, outbox, reading, carriers, makeOffers, signal, log })
}

/** The hashed names of mail addresses in the store. */
export function mailHashes({ keys: [first, ...others] }: Pick<Resources, 'keys'>): AddressHashes {
  const key = (root: RootKey) => deriveKey(root, 'mail address')
  return addressHashes([key(first), ...others.map(key)])
}

/** Signs the links behind the buttons in mails. */
export function mailTokens({ keys: [first, ...others] }: Pick<Resources, 'keys'>): MailTokens {
  const tokens = (purpose: string) => {
    const key = (root: RootKey) => deriveKey(root, `mail ${purpose}`)
    return signedTokens([key(first), ...others.map(key)])
  }
  return { stop: tokens('stop'), watch: tokens('watch'), unwatch: tokens('unwatch') }
}
