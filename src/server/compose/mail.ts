import type { Carrier } from '../../carriers/carrier.ts'
import type { Reading } from '../journey/show-results.ts'
import { composeMailBy } from '../mail/compose-mail.ts'
import { deliverMails } from '../mail/deliver-mails.ts'
import { mailFolder, openMailer } from '../mail/mailer.ts'
import { type StopTokens, stopTokens } from '../mail/stop-tokens.ts'
import type { Config } from '../platform/config.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'
import { presentBy } from '../results/present.ts'
import { makeTellerOf } from '../results/teller.ts'
import { type AddressHashes, addressHashes } from '../store/mail-address.ts'
import { makeMailOutbox } from '../store/mail-outbox.ts'
import { wordsOf } from './carriers.ts'
import type { Resources } from './resources.ts'

interface Mail {
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly resources: Resources
  readonly reading: Omit<Reading, 'tellerOf'>
  readonly log: Log
}

/** Delivers what is in the outbox, until the process stops. */
export function startMail({ config, carriers, resources, reading, log }: Mail): void {
  const { database, keys, unreadable, stopping } = resources
  const { work: db } = database
  if (config.production && !config.mail.smtpUrl) log('mail-to-files', { folder: mailFolder(config) })
  const hashes = mailHashes(resources)
  const outbox = makeMailOutbox({ db, hashes, unreadable })
  const compose = composeMailBy({
    reading: { ...reading, tellerOf: makeTellerOf({ db, words: wordsOf(carriers), log }) },
    present: presentBy(carriers),
    outbox,
    hashes,
    stops: mailStops(resources),
    origin: config.origins[0],
    retentionDays: config.retentionDays,
  })
  const refOf = quoteRefBy(deriveKey(keys[0], 'quote reference'))
  const { signal } = stopping
  resources.atLast(deliverMails({ outbox, compose, mailer: openMailer(config), refOf, signal, log }))
}

/** The names of mail addresses in the store. */
export function mailHashes({ keys: [first, ...others] }: Pick<Resources, 'keys'>): AddressHashes {
  const key = (root: RootKey) => deriveKey(root, 'mail address')
  return addressHashes([key(first), ...others.map(key)])
}

/** What signs the links that end mail. */
export function mailStops({ keys: [first, ...others] }: Pick<Resources, 'keys'>): StopTokens {
  const key = (root: RootKey) => deriveKey(root, 'mail stop')
  return stopTokens([key(first), ...others.map(key)])
}
