/** What a field of an event may hold: a word is one of ours or a configured name, never what a visitor typed. */
export interface FieldValues {
  readonly word: string
  readonly words: readonly string[]
  readonly number: number
  readonly flag: boolean
}

export interface EventShape {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  /** For whoever reads the log of a development machine. */
  readonly says: string
  readonly fields: Readonly<Record<string, keyof FieldValues>>
}

/** Carrier and network trouble is logged by cause only: a carrier's own words may quote the visitor. */
const request = { request: 'word', route: 'word', status: 'number' } as const

/** Every event that the log may hold, with every field: the log accepts nothing else (trust: 16.1, 16.2). */
export const events = {
  'database-elsewhere': {
    level: 'info',
    says: 'Only root can reach the data folder: the database is kept in another one.',
    fields: { folder: 'word', instead: 'word' },
  },
  'database-made': { level: 'info', says: 'Making the database, once.', fields: { folder: 'word' } },
  'database-migrated': { level: 'info', says: 'Database migrated.', fields: { migration: 'word' } },
  'database-recovering': {
    level: 'info',
    says: 'The database is recovering from an unclean end; this can take a moment.',
    fields: {},
  },
  'database-reused': {
    level: 'info',
    says: 'The database of the folder still ran and is used again.',
    fields: { folder: 'word' },
  },
  'database-shared': {
    level: 'warn',
    says: 'Another process already uses the database of the folder: both share it.',
    fields: { folder: 'word', processes: 'words' },
  },
  'database-runs-on': {
    level: 'info',
    says: 'The database runs on: another process uses it.',
    fields: {},
  },
  'database-left': { level: 'warn', says: 'The database was left as it is.', fields: { error: 'word' } },
  'database-ended': { level: 'error', says: 'The database ended; starting it again.', fields: {} },
  'database-again': { level: 'info', says: 'The database serves again.', fields: {} },
  'database-gone': {
    level: 'error',
    says: 'The database could not be started again.',
    fields: { error: 'word' },
  },
  'connection-lost': { level: 'warn', says: 'A database connection was lost.', fields: { error: 'word' } },

  'job-failed': { level: 'warn', says: 'A job failed.', fields: { queue: 'word', error: 'word' } },
  'queue-unreadable': {
    level: 'warn',
    says: 'The queue could not be read.',
    fields: { queue: 'word', error: 'word' },
  },
  'queue-unheard': {
    level: 'info',
    says: 'New jobs of other processes are not heard of at once.',
    fields: { error: 'word' },
  },
  'queue-error': {
    level: 'warn',
    says: 'The job queue met an error and goes on.',
    fields: { error: 'word' },
  },
  'queue-warning': { level: 'warn', says: 'The job queue warns.', fields: { what: 'word' } },

  'row-unreadable': {
    level: 'error',
    says: 'A stored row cannot be opened: its seal key is gone, its bytes were changed, or it was moved.',
    fields: { table: 'word', quote_ref: 'word' },
  },
  'seal-key-idle': {
    level: 'warn',
    says: 'A key of SEAL_KEYS opens no stored quote.',
    fields: { key: 'word' },
  },
  'quotes-locked': {
    level: 'error',
    says: 'Stored quotes are sealed with a key that SEAL_KEYS does not hold: to their visitors they are expired.',
    fields: { key: 'word', count: 'number' },
  },
  'quotes-erased': { level: 'info', says: 'Expired quotes erased.', fields: { count: 'number' } },
  'erasure-failed': {
    level: 'error',
    says: 'Expired quotes could not be erased.',
    fields: { unavailable: 'flag' },
  },

  'visits-not-counted': {
    level: 'warn',
    says: 'What visitors did could not be written down and is lost to the funnel.',
    fields: { unavailable: 'flag' },
  },

  'visit-not-shared': {
    level: 'warn',
    says: 'The analytics service did not take an event.',
    fields: { cause: 'word' },
  },

  'words-gone': {
    level: 'error',
    says: 'An offer needs words that neither a folder nor the database has. A general sentence was shown instead.',
    fields: { sentence: 'word' },
  },
  'words-not-kept': {
    level: 'error',
    says: 'The words of the folders could not be written down for offers that outlive them.',
    fields: { unavailable: 'flag' },
  },

  'offer-settled': {
    level: 'info',
    says: 'An offer over the wire ended.',
    fields: {
      quote_ref: 'word',
      carrier: 'word',
      line: 'word',
      outcome: 'word',
      cause: 'word',
      stand_in: 'flag',
      ended: 'word',
      ms: 'number',
      attempts: 'number',
    },
  },
  'plan-failed': {
    level: 'error',
    says: 'A rate plan makes no price of a risk: npm run explain tells why.',
    fields: { quote_ref: 'word', carrier: 'word', line: 'word', cause: 'word' },
  },
  'offers-overdue': {
    level: 'warn',
    says: 'Offers ended without an answer in time.',
    fields: { count: 'number' },
  },
  'sweep-failed': {
    level: 'error',
    says: 'Overdue offers could not be ended.',
    fields: { unavailable: 'flag' },
  },
  'ratios-not-saved': {
    level: 'warn',
    says: 'What the newest prices say of their carriers could not be written down and is lost.',
    fields: { unavailable: 'flag' },
  },
  'ratios-not-read': {
    level: 'warn',
    says: 'What prices say of their carriers could not be read: estimates go by what was known before.',
    fields: { unavailable: 'flag' },
  },
  'carrier-out-of-order': {
    level: 'error',
    says: 'A carrier is left out: its folder has mistakes. Fix them, try it with "npm run carrier -- check", and start again.',
    fields: { carrier: 'word', problems: 'words' },
  },
  'demo-left-out': {
    level: 'info',
    says: 'Demonstration carriers are left out: the site does not name them.',
    fields: { carriers: 'words' },
  },
  'carrier-left-out': {
    level: 'warn',
    says: 'A carrier is left out: its settings are missing.',
    fields: { carrier: 'word', settings: 'words' },
  },
  'plan-ends': {
    level: 'warn',
    says: 'From a day on, the law leaves a plan without a price. Change the plan before that day.',
    fields: { carrier: 'word', plan: 'word', from: 'word', at: 'word', why: 'word', mend: 'word' },
  },
  'sandbox-off': {
    level: 'info',
    says: 'There is no sandbox: the demonstration carriers that live in it are left out.',
    fields: { carriers: 'words' },
  },
  'carrier-budget-reached': {
    level: 'warn',
    says: 'A carrier has been asked as many questions as the day’s ceilings allow: estimates stand in until tomorrow.',
    fields: { carrier: 'word' },
  },
  'carrier-not-asked': {
    level: 'warn',
    says: 'A carrier could not be asked.',
    fields: { carrier: 'word', error: 'word' },
  },
  'carrier-words-dropped': {
    level: 'warn',
    says: 'Something of a carrier was left out.',
    fields: { carrier: 'word', what: 'word' },
  },
  'ad-network-failed': {
    level: 'warn',
    says: 'An ad network failed.',
    fields: { carrier: 'word', cause: 'word' },
  },
  'maps-failed': {
    level: 'warn',
    says: 'The maps service did not answer.',
    fields: { provider: 'word', error: 'word' },
  },

  'request-answered': {
    level: 'debug',
    says: 'A request was answered.',
    fields: { ...request, method: 'word', ms: 'number' },
  },
  'request-failed': {
    level: 'error',
    says: 'A request met an error that nobody expected.',
    fields: { request: 'word', route: 'word', error: 'word', place: 'words' },
  },
  'page-part-broken': {
    level: 'error',
    says: 'A part of a page could not be drawn and was left out.',
    fields: { place: 'word', error: 'word', by: 'word' },
  },
  'request-shed': {
    level: 'warn',
    says: 'A request was refused at once: too many wait already.',
    fields: request,
  },
  'proxy-untrusted': {
    level: 'warn',
    says: 'A request came through a proxy that TRUSTED_PROXIES does not name: all visitors behind it count as one address.',
    fields: {},
  },
  'request-limited': {
    level: 'warn',
    says: 'A request was refused: more came from that address or visitor within a minute than people send.',
    fields: request,
  },
  'request-counts-not-shared': {
    level: 'warn',
    says: 'The counts of requests could not be shared with the other processes: each limits by its own.',
    fields: { unavailable: 'flag' },
  },
  'access-refused': {
    level: 'warn',
    says: "A request named a quote that is not, or no longer, its visitor's.",
    fields: request,
  },
  'forgery-refused': {
    level: 'warn',
    says: 'A request did not come from a page of ours, or without its token.',
    fields: request,
  },
  'mail-limited': {
    level: 'warn',
    says: 'A mail was refused: the quote or the address has had as many as a day allows.',
    fields: request,
  },
  'lead-delivered': {
    level: 'info',
    says: 'A request for an agent was passed on.',
    fields: { quote_ref: 'word', attempts: 'number', ms: 'number' },
  },
  'lead-put-off': {
    level: 'warn',
    says: 'A request for an agent was not taken, and is tried again later.',
    fields: { quote_ref: 'word', attempts: 'number', cause: 'word' },
  },
  'lead-failed': {
    level: 'error',
    says: 'A request for an agent was not taken at the last try. `npm run leads -- export` still has it.',
    fields: { quote_ref: 'word', attempts: 'number', cause: 'word' },
  },
  'leads-failed': {
    level: 'error',
    says: 'Requests for an agent could not be read or written.',
    fields: { unavailable: 'flag' },
  },
  'mail-sent': {
    level: 'info',
    says: 'A mail was handed over.',
    fields: { quote_ref: 'word', kind: 'word', attempts: 'number', ms: 'number' },
  },
  'mail-put-off': {
    level: 'warn',
    says: 'A mail could not be handed over and is tried again later.',
    fields: { quote_ref: 'word', kind: 'word', attempts: 'number', cause: 'word' },
  },
  'mail-ended': {
    level: 'warn',
    says: 'A mail was not sent, and no longer will be.',
    fields: { quote_ref: 'word', kind: 'word', attempts: 'number', cause: 'word' },
  },
  'watch-failed': {
    level: 'error',
    says: 'Prices that visitors want to be told of could not be looked at.',
    fields: { unavailable: 'flag' },
  },
  'outbox-failed': {
    level: 'error',
    says: 'Mail could not be taken from the outbox; the outbox is tried again.',
    fields: { unavailable: 'flag' },
  },
  'order-moved': {
    level: 'info',
    says: 'An order has come further.',
    fields: { order: 'word', carrier: 'word', from: 'word', to: 'word' },
  },
  'order-stuck': {
    level: 'error',
    says: 'A paid order waits for its carrier or for its refund, and a person has to look: docs/operations.md.',
    fields: { order: 'word', carrier: 'word', state: 'word', awaits: 'word' },
  },
  'orders-failed': {
    level: 'error',
    says: 'Orders could not be taken from the database; they are tried again.',
    fields: { unavailable: 'flag' },
  },
  'server-trouble': {
    level: 'error',
    says: 'The web server met an error of its own.',
    fields: { error: 'word' },
  },
  'service-ready': { level: 'info', says: 'Wadsworth is at your service.', fields: { origin: 'word' } },
  'worker-ready': {
    level: 'info',
    says: 'Wadsworth is ready to ask carriers for prices.',
    fields: { origin: 'word' },
  },
  'process-stopping': {
    level: 'info',
    says: 'The process was told to stop.',
    fields: { signal: 'word' },
  },
  'process-stopped': { level: 'info', says: 'The process has closed all it held, and ends.', fields: {} },
  'process-failed': {
    level: 'error',
    says: 'The process met an error that nobody caught, or could not stop in time.',
    fields: { error: 'word', place: 'words' },
  },
} as const satisfies Readonly<Record<string, EventShape>>

export type EventName = keyof typeof events

/** The fields that an event is logged with. */
export type FieldsOf<Name extends EventName> = {
  readonly [Field in keyof (typeof events)[Name]['fields']]: FieldValues[(typeof events)[Name]['fields'][Field] &
    keyof FieldValues]
}
