import { makeOfferQueue } from '../asking/fan-out.ts'
import type { Db } from '../platform/database/tables.ts'
import { deriveKey, type RootKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import { makeCarrierAnswers } from '../store/carriers/carrier-answers.ts'
import { makeGivenDetails } from '../store/carriers/given-details.ts'
import { makeOfferStore } from '../store/carriers/offer-store.ts'
import { makeSentQuestions } from '../store/carriers/sent-questions.ts'
import { makeLeadOutbox } from '../store/rows/lead-outbox.ts'
import { type AddressHashes, addressHashes } from '../store/rows/mailing/mail-address.ts'
import { makeMailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import { makePriceWatches } from '../store/rows/mailing/price-watches.ts'
import { makeOrderStore } from '../store/rows/order-store.ts'
import { makeQuoteStore } from '../store/rows/quote-store.ts'
import type { Resources } from './resources.ts'

/** What is stored of quotes, over one of the pools of connections. */
export type Stores = ReturnType<typeof openStores>

export function openStores(db: Db, { config, resources }: { config: Config; resources: Resources }) {
  const { keys, sealer, unreadable } = resources
  const { retentionDays } = config.site
  const queue = makeOfferQueue(resources.jobs)
  const hashes = mailHashes(resources)
  return {
    quotes: makeQuoteStore({ db, sealer, unreadable, retentionDays, queue }),
    offers: makeOfferStore({ db, queue, unreadable }),
    answers: makeCarrierAnswers({ db, sealer, unreadable, key: deriveKey(keys[0], 'carrier answers') }),
    sent: makeSentQuestions({ db, unreadable }),
    given: makeGivenDetails({ db, unreadable }),
    orders: makeOrderStore({ db, unreadable }),
    leads: makeLeadOutbox({ db, unreadable }),
    mails: makeMailOutbox({ db, hashes, unreadable }),
    watches: makePriceWatches({ db, hashes, unreadable }),
  }
}

/** The hashed names of mail addresses in the store. */
export function mailHashes({ keys: [first, ...others] }: Pick<Resources, 'keys'>): AddressHashes {
  const key = (root: RootKey) => deriveKey(root, 'mail address')
  return addressHashes([key(first), ...others.map(key)])
}
