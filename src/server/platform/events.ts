import { mailEvents } from './mail-events.ts'

/** What a field of an event may contain: a word is one of ours or a configured name, never what a visitor typed. */
export interface FieldValues {
  readonly word: string
  readonly words: readonly string[]
  readonly number: number
  readonly flag: boolean
}

export interface EventShape {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  /** The sentence that a development machine's log shows. */
  readonly message: string
  readonly fields: Readonly<Record<string, keyof FieldValues>>
}

/** Carrier and network failures are logged by cause only: a carrier's own words may quote the visitor. */
const request = { request: 'word', route: 'word', status: 'number' } as const

/** Every event that the log may contain, with every field: the log accepts nothing else. */
export const events = {
  'database-elsewhere': {
    level: 'info',
    message: 'Only root can reach the data folder: the database is in another folder.',
    fields: { folder: 'word', instead: 'word' },
  },
  'database-made': {
    level: 'info',
    message: 'Creating the database. This happens only once.',
    fields: { folder: 'word' },
  },
  'database-migrated': { level: 'info', message: 'Database migrated.', fields: { migration: 'word' } },
  'database-removes': {
    level: 'warn',
    message: 'The new version removes stored data.',
    fields: { migration: 'word', what: 'word', count: 'number' },
  },
  'database-recovering': {
    level: 'info',
    message: 'The database is recovering from a crash; this can take a moment.',
    fields: {},
  },
  'database-reused': {
    level: 'info',
    message: 'The database of this folder is still running and is used again.',
    fields: { folder: 'word' },
  },
  'database-shared': {
    level: 'warn',
    message: 'Another process already uses the database of this folder: both share it.',
    fields: { folder: 'word', processes: 'words' },
  },
  'database-runs-on': {
    level: 'info',
    message: 'The database keeps running: another process uses it.',
    fields: {},
  },
  'database-left': {
    level: 'warn',
    message: 'The database could not be stopped and was left running.',
    fields: { error: 'word' },
  },
  'database-ended': { level: 'error', message: 'The database stopped; starting it again.', fields: {} },
  'database-again': { level: 'info', message: 'The database is running again.', fields: {} },
  'database-gone': {
    level: 'error',
    message: 'The database could not be started again.',
    fields: { error: 'word' },
  },
  'database-embedded': {
    level: 'warn',
    message:
      'Production keeps its data in a PostgreSQL of its own, on this machine alone. Those of npm bring old libraries along: docs/deploy.md.',
    fields: { programs: 'word' },
  },
  'database-superuser': {
    level: 'warn',
    message:
      'DATABASE_URL names a superuser of the database. The service needs only a role that owns its database.',
    fields: {},
  },
  'address-not-secure': {
    level: 'warn',
    message:
      'PUBLIC_ORIGIN is http: answers and cookies travel unencrypted. Only a trial on your own network may be like that.',
    fields: { origin: 'word' },
  },
  'database-unwritable': {
    level: 'error',
    message:
      'The database takes no writes: it is read-only, or its disk is full. This process is not ready until it does.',
    fields: { error: 'word' },
  },
  'database-writable': { level: 'info', message: 'The database takes writes again.', fields: {} },
  'connection-lost': { level: 'warn', message: 'A database connection was lost.', fields: { error: 'word' } },

  'job-failed': { level: 'warn', message: 'A job failed.', fields: { queue: 'word', error: 'word' } },
  'queue-unreadable': {
    level: 'warn',
    message: 'The queue could not be read.',
    fields: { queue: 'word', error: 'word' },
  },
  'queue-unheard': {
    level: 'info',
    message: 'New jobs of other processes start a little later: the database’s notifications do not arrive.',
    fields: { error: 'word' },
  },
  'queue-error': {
    level: 'warn',
    message: 'The job queue had an error and continues.',
    fields: { error: 'word' },
  },
  'queue-warning': { level: 'warn', message: 'The job queue gave a warning.', fields: { what: 'word' } },

  'row-unreadable': {
    level: 'error',
    message: 'A stored row cannot be opened: its seal key is gone, its bytes were changed, or it was moved.',
    fields: { table: 'word', quote_ref: 'word' },
  },
  'seal-key-idle': {
    level: 'warn',
    message: 'A key of SEAL_KEYS opens no stored quote.',
    fields: { key: 'word' },
  },
  'quotes-locked': {
    level: 'error',
    message:
      'Stored quotes are sealed with a key that is not in SEAL_KEYS: their visitors see them as expired.',
    fields: { key: 'word', count: 'number' },
  },
  'quotes-erased': { level: 'info', message: 'Expired quotes erased.', fields: { count: 'number' } },
  'erasure-failed': {
    level: 'error',
    message: 'Expired quotes could not be erased.',
    fields: { unavailable: 'flag' },
  },

  'visits-not-counted': {
    level: 'warn',
    message: 'Visit events could not be stored and are missing from the funnel.',
    fields: { unavailable: 'flag' },
  },

  'visit-not-shared': {
    level: 'warn',
    message: 'The analytics service did not accept an event.',
    fields: { cause: 'word' },
  },

  'words-gone': {
    level: 'error',
    message:
      'An offer needs a sentence that neither a folder nor the database has. A general sentence was shown instead.',
    fields: { sentence: 'word' },
  },
  'words-not-kept': {
    level: 'error',
    message: 'The sentences of the folders could not be stored for offers that outlive them.',
    fields: { unavailable: 'flag' },
  },

  'offer-settled': {
    level: 'info',
    message: 'An offer over the wire ended.',
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
    message: 'A rate plan has no price for a risk: npm run explain shows why.',
    fields: { quote_ref: 'word', carrier: 'word', line: 'word', cause: 'word' },
  },
  'offers-overdue': {
    level: 'warn',
    message: 'Offers ended without an answer in time.',
    fields: { count: 'number' },
  },
  'sweep-failed': {
    level: 'error',
    message: 'Overdue offers could not be ended.',
    fields: { unavailable: 'flag' },
  },
  'ratios-not-saved': {
    level: 'warn',
    message: 'The newest price ratios of carriers could not be stored and are lost.',
    fields: { unavailable: 'flag' },
  },
  'ratios-not-read': {
    level: 'warn',
    message: 'The price ratios of carriers could not be read: estimates use the ones read before.',
    fields: { unavailable: 'flag' },
  },
  'carrier-out-of-order': {
    level: 'error',
    message:
      'A carrier is left out: its folder has mistakes. Fix them, try it with "npm run carrier -- check", and start again.',
    fields: { carrier: 'word', problems: 'words' },
  },
  'demo-left-out': {
    level: 'info',
    message: 'Demonstration carriers are left out: the site does not name them.',
    fields: { carriers: 'words' },
  },
  'carrier-left-out': {
    level: 'warn',
    message: 'A carrier is left out: its settings are missing.',
    fields: { carrier: 'word', settings: 'words' },
  },
  'plan-ends': {
    level: 'warn',
    message: 'From this day on, the law leaves a plan without a price. Change the plan before that day.',
    fields: { carrier: 'word', plan: 'word', from: 'word', at: 'word', why: 'word', fix: 'word' },
  },
  'sandbox-off': {
    level: 'info',
    message: 'There is no sandbox: the demonstration carriers that need it are left out.',
    fields: { carriers: 'words' },
  },
  'carrier-budget-reached': {
    level: 'warn',
    message:
      'A carrier has been asked as many questions as the day’s ceilings allow: estimates stand in until tomorrow.',
    fields: { carrier: 'word' },
  },
  'carrier-not-asked': {
    level: 'warn',
    message: 'A carrier could not be asked.',
    fields: { carrier: 'word', error: 'word' },
  },
  'carrier-words-dropped': {
    level: 'warn',
    message: 'Part of a carrier’s answer was left out.',
    fields: { carrier: 'word', what: 'word' },
  },
  'ad-network-failed': {
    level: 'warn',
    message: 'An ad network failed.',
    fields: { carrier: 'word', cause: 'word' },
  },
  'maps-failed': {
    level: 'warn',
    message: 'The maps service did not answer.',
    fields: { provider: 'word', error: 'word' },
  },

  'request-answered': {
    level: 'debug',
    message: 'A request was answered.',
    fields: { ...request, method: 'word', ms: 'number' },
  },
  'request-failed': {
    level: 'error',
    message: 'A request failed with an unexpected error.',
    fields: { request: 'word', route: 'word', error: 'word', place: 'words' },
  },
  'page-part-broken': {
    level: 'error',
    message: 'A part of a page could not be drawn and was left out.',
    fields: { place: 'word', error: 'word', by: 'word' },
  },
  'proxy-untrusted': {
    level: 'warn',
    message:
      'A request came through a proxy that TRUSTED_PROXIES does not name: all visitors behind it count as one address.',
    fields: {},
  },
  'request-limited': {
    level: 'warn',
    message: 'A request was refused: that address or visitor sent more within a minute than people do.',
    fields: request,
  },
  'request-counts-not-shared': {
    level: 'warn',
    message:
      'The counts of requests could not be shared with the other processes: each applies the limits on its own.',
    fields: { unavailable: 'flag' },
  },
  'access-refused': {
    level: 'warn',
    message: "A request named a quote that is not, or no longer, its visitor's.",
    fields: request,
  },
  'forgery-refused': {
    level: 'warn',
    message: 'A request was refused: it did not come from one of our pages, or came without its token.',
    fields: request,
  },
  'mail-limited': {
    level: 'warn',
    message: 'A mail was refused: the quote or the address has had as many as a day allows.',
    fields: request,
  },
  ...mailEvents,
  'order-moved': {
    level: 'info',
    message: 'An order moved on to its next state.',
    fields: { order: 'word', carrier: 'word', from: 'word', to: 'word' },
  },
  'order-stuck': {
    level: 'error',
    message:
      'A paid order waits for its carrier or for its refund, and a person has to look: docs/operations.md.',
    fields: { order: 'word', carrier: 'word', state: 'word', awaits: 'word' },
  },
  'order-rejected': {
    level: 'error',
    message: 'A carrier rejected a paid order: it is held until an operator decides.',
    fields: { order: 'word', carrier: 'word', status: 'number' },
  },
  'order-by-hand': {
    level: 'warn',
    message: 'What an operator decided about an order by "npm run order" is being done.',
    fields: { order: 'word', carrier: 'word', decision: 'word' },
  },
  'orders-failed': {
    level: 'error',
    message: 'Orders could not be taken from the database; they are tried again.',
    fields: { unavailable: 'flag' },
  },
  'server-trouble': {
    level: 'error',
    message: 'The web server logged an error.',
    fields: { error: 'word' },
  },
  'service-ready': { level: 'info', message: 'Wadsworth is at your service.', fields: { origin: 'word' } },
  'worker-ready': {
    level: 'info',
    message: 'Wadsworth is ready to ask carriers for prices.',
    fields: { origin: 'word' },
  },
  'process-stopping': {
    level: 'info',
    message: 'The process was asked to stop.',
    fields: { signal: 'word' },
  },
  'process-stopped': { level: 'info', message: 'The process has closed everything and ends.', fields: {} },
  'process-failed': {
    level: 'error',
    message: 'The process had an uncaught error, or could not stop in time.',
    fields: { error: 'word', place: 'words' },
  },
} as const satisfies Readonly<Record<string, EventShape>>

export type EventName = keyof typeof events

/** The fields that an event is logged with. */
export type FieldsOf<Name extends EventName> = {
  readonly [Field in keyof (typeof events)[Name]['fields']]: FieldValues[(typeof events)[Name]['fields'][Field] &
    keyof FieldValues]
}
