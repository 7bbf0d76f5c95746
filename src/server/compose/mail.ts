import type { Carrier } from '../../carriers/carrier.ts'
import { lines } from '../../lines/index.ts'
import type { Day } from '../../units/day.ts'
import { logRatedTo } from '../journey/quoting/log-rated.ts'
import { makeOffers } from '../journey/quoting/make-offers.ts'
import { composeMailBy } from '../mail/compose-mail.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { type MailTokens, pressLinks } from '../mail/mail-links.ts'
import { openMailer } from '../mail/mailer.ts'
import { signedTokens } from '../mail/signed-tokens.ts'
import { watchPrices } from '../mail/watch-prices.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import { every } from '../platform/every.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'
import { makeTellerOf } from '../results/teller.ts'
import type { Config } from '../settings/config.ts'
import { forgetOldLetters } from '../store/rows/mailing/mail-files.ts'
import { wordsOf } from './carriers.ts'
import type { Resources } from './resources.ts'
import { mailHashes, type Stores } from './stores.ts'

interface Mail {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly resources: Resources
  readonly stores: Stores
  readonly today: () => Day
  readonly log: Log
}

/** How often letters in files are looked through for those whose quotes are gone. */
const sweepMs = 60_000

/** Sends what is in the outbox until the process stops. */
export function startMail({ config, carriers, resources, stores, today, log }: Mail): void {
  const { database, refOf, stopping } = resources
  const { work: db } = database
  const { quotes, offers, orders, mails: outbox, watches } = stores
  const origin = config.siteAddress
  const tellerOf = makeTellerOf({ db, words: wordsOf(carriers), log })
  const reading = { carriers, lines, today, quotes, offers, tellerOf }
  const compose = composeMailBy({
    reading,
    outbox,
    orders,
    watches,
    hashes: mailHashes(resources),
    linkOf: pressLinks(mailTokens(resources), origin),
    origin,
    site: config.site,
  })
  const { signal } = stopping
  every({
    everyMs: sweepMs,
    signal,
    work: () => forgetOldLetters({ db, dataDir: config.dataDir }),
    failed: error => log('letters-not-erased', { unavailable: isUnavailable(error) }),
  })
  resources.atLast(deliverMails({ outbox, compose, mailer: openMailer(config), refOf, signal, log }))
  const logRated = logRatedTo(log, refOf)
  watchPrices({
    ...{ watches, outbox, reading, signal, log },
    makeOffers: of => makeOffers({ carriers, logRated }, of),
  })
}

/** Signs the links behind the buttons in mails. */
export function mailTokens({ keys: [first, ...others] }: Pick<Resources, 'keys'>): MailTokens {
  const tokens = (purpose: string) => {
    const key = (root: RootKey) => deriveKey(root, `mail ${purpose}`)
    return signedTokens([key(first), ...others.map(key)])
  }
  return { stop: tokens('stop'), watch: tokens('watch'), unwatch: tokens('unwatch') }
}
