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

/** Events of a level, each made of its sentence and its fields. */
function eventsOf<const Level extends EventShape['level']>(level: Level) {
  return <const Fields extends EventShape['fields'] = Record<never, never>>(
    message: string,
    // Without fields, the type has none.
    fields = {} as Fields,
  ) => ({ level, message, fields })
}

const debug = eventsOf('debug')
const info = eventsOf('info')
const warn = eventsOf('warn')
const error = eventsOf('error')

/** Every event that the log may contain, with every field: the log accepts nothing else. */
export const events = {
  'database-elsewhere': info('Only root can reach the data folder: the database is in another folder.', {
    folder: 'word',
    instead: 'word',
  }),
  'database-made': info('Creating the database. This happens only once.', { folder: 'word' }),
  'database-migrated': info('Database migrated.', { migration: 'word' }),
  'database-removes': warn('The new version removes stored data.', {
    migration: 'word',
    what: 'word',
    count: 'number',
  }),
  'database-recovering': info('The database is recovering from a crash; this can take a moment.'),
  'database-reused': info('The database of this folder is still running and is used again.', {
    folder: 'word',
  }),
  'database-shared': warn('Another process already uses the database of this folder: both share it.', {
    folder: 'word',
    processes: 'words',
  }),
  'database-runs-on': info('The database keeps running: another process uses it.'),
  'database-left': warn('The database could not be stopped and was left running.', { error: 'word' }),
  'database-ended': error('The database stopped; starting it again.'),
  'database-again': info('The database is running again.'),
  'database-gone': error('The database could not be started again.', { error: 'word' }),
  'database-embedded': warn(
    'Production keeps its data in a PostgreSQL of its own, on this machine alone. Those of npm bring old libraries along: docs/deploy.md.',
    { programs: 'word' },
  ),
  'database-superuser': warn(
    'DATABASE_URL names a superuser of the database. The service needs only a role that owns its database.',
  ),
  'address-not-secure': warn(
    'PUBLIC_ORIGIN is http: answers and cookies travel unencrypted. Only a trial on your own network may be like that.',
    { origin: 'word' },
  ),
  'text-in-doubt': warn('A sentence of the site’s own texts may not hold with these settings.', {
    place: 'word',
    sentence: 'word',
    because: 'word',
  }),
  'database-unwritable': error(
    'The database takes no writes: it is read-only, or its disk is full. This process is not ready until it does.',
    { error: 'word' },
  ),
  'database-writable': info('The database takes writes again.'),
  'connection-lost': warn('A database connection was lost.', { error: 'word' }),

  'job-failed': warn('A job failed.', { queue: 'word', error: 'word' }),
  'queue-unreadable': warn('The queue could not be read.', { queue: 'word', error: 'word' }),
  'queue-unheard': info(
    'New jobs of other processes start a little later: the database’s notifications do not arrive.',
    { error: 'word' },
  ),
  'queue-error': warn('The job queue had an error and continues.', { error: 'word' }),
  'queue-warning': warn('The job queue gave a warning.', { what: 'word' }),

  'row-unreadable': error(
    'A stored row cannot be opened: its seal key is gone, its bytes were changed, or it was moved.',
    { table: 'word', quote_ref: 'word' },
  ),
  'seal-key-idle': warn('A key of SEAL_KEYS opens no stored quote.', { key: 'word' }),
  'quotes-locked': error(
    'Stored quotes are encrypted with a key that is not in SEAL_KEYS: their visitors see them as expired.',
    { key: 'word', count: 'number' },
  ),
  'quotes-erased': info('Expired quotes deleted.', { count: 'number' }),
  'erasure-failed': error('Expired quotes could not be deleted.', { unavailable: 'flag' }),

  'visits-not-counted': warn('Visit events could not be stored and are missing from the funnel.', {
    unavailable: 'flag',
  }),

  'visit-not-shared': warn('The analytics service did not accept an event.', { cause: 'word' }),

  'words-gone': error(
    'An offer needs a sentence that neither a folder nor the database has. A general sentence was shown instead.',
    { sentence: 'word' },
  ),
  'words-not-kept': error('The sentences of the folders could not be stored for offers that outlive them.', {
    unavailable: 'flag',
  }),

  'offer-settled': info('An offer over the wire ended.', {
    quote_ref: 'word',
    carrier: 'word',
    line: 'word',
    outcome: 'word',
    cause: 'word',
    stand_in: 'flag',
    ended: 'word',
    ms: 'number',
    attempts: 'number',
  }),
  'plan-failed': error('A rate plan has no price for a risk: npm run explain shows why.', {
    quote_ref: 'word',
    carrier: 'word',
    line: 'word',
    cause: 'word',
  }),
  'offers-overdue': warn('Offers ended without an answer in time.', { count: 'number' }),
  'sweep-failed': error('Overdue offers could not be ended.', { unavailable: 'flag' }),
  'ratios-not-saved': warn('The newest price ratios of carriers could not be stored and are lost.', {
    unavailable: 'flag',
  }),
  'ratios-not-read': warn(
    'The price ratios of carriers could not be read: estimates use the ones read before.',
    { unavailable: 'flag' },
  ),
  'carrier-out-of-order': error(
    'A carrier is left out: its folder has mistakes. Fix them, try it with "npm run carrier -- check", and start again.',
    { carrier: 'word', problems: 'words' },
  ),
  'demo-left-out': info('Demonstration carriers are left out: the site does not name them.', {
    carriers: 'words',
  }),
  'carrier-left-out': warn('A carrier is left out: its settings are missing.', {
    carrier: 'word',
    settings: 'words',
  }),
  'license-ends': warn(
    'A license of the site ends soon, and after its last day nothing is sold in that state. Write its new last day into site.json.',
    { state: 'word', until: 'word', days: 'number' },
  ),
  'license-over': warn(
    'A license of the site is over, so that nothing is sold in that state. Write its new last day into site.json.',
    { state: 'word', until: 'word' },
  ),
  'appointment-ends': warn(
    'An appointment by a carrier ends soon, and after its last day the carrier is not sold there. Write the new one into its carrier.json.',
    { carrier: 'word', until: 'word', days: 'number', where: 'words' },
  ),
  'appointment-over': warn(
    'An appointment by a carrier is over, so that the carrier is not sold there. Write the new one into its carrier.json, or remove it.',
    { carrier: 'word', until: 'word', where: 'words' },
  ),
  'terms-not-looked-at': warn('The last days of licenses and appointments could not be looked at.', {
    error: 'word',
  }),
  'plan-ends': warn(
    'From this day on, the law leaves a plan without a price. Change the plan before that day.',
    { carrier: 'word', plan: 'word', from: 'word', at: 'word', why: 'word', fix: 'word' },
  ),
  'plan-rounds': warn('A plan rounds rates that its tables have with more decimals.', {
    carrier: 'word',
    where: 'word',
  }),
  'sandbox-off': info('There is no sandbox: the demonstration carriers that need it are left out.', {
    carriers: 'words',
  }),
  'carrier-budget-reached': warn(
    'A carrier has been asked as many questions as the day’s ceilings allow: estimates stand in until tomorrow.',
    { carrier: 'word' },
  ),
  'carrier-not-asked': warn('A carrier could not be asked.', { carrier: 'word', error: 'word' }),
  'carrier-words-dropped': warn('Part of a carrier’s answer was left out.', {
    carrier: 'word',
    what: 'word',
  }),
  'carrier-product-left-out': warn('A product of a carrier’s answer has no price that we understand.', {
    carrier: 'word',
    product: 'word',
    cause: 'word',
  }),
  'ad-network-failed': warn('An ad network failed.', { carrier: 'word', cause: 'word' }),
  'maps-failed': warn('The maps service did not answer.', { provider: 'word', error: 'word' }),

  'request-answered': debug('A request was answered.', { ...request, method: 'word', ms: 'number' }),
  'request-failed': error('A request failed with an unexpected error.', {
    request: 'word',
    route: 'word',
    error: 'word',
    place: 'words',
  }),
  'agent-call-failed': error('A call of an assistant failed with an unexpected error.', {
    tool: 'word',
    error: 'word',
    place: 'words',
  }),
  'agent-cards-not-built': warn(
    'Assistants get prices as text and values only: the cards for them have not been built. `npm start` builds them.',
  ),
  'page-part-broken': error('A part of a page could not be drawn and was left out.', {
    place: 'word',
    error: 'word',
    by: 'word',
  }),
  'proxy-untrusted': warn(
    'A request came through a proxy that TRUSTED_PROXIES does not name: all visitors behind it count as one address.',
  ),
  'request-limited': warn(
    'A request was refused: that address or visitor sent more within a minute than people do.',
    request,
  ),
  'request-counts-not-shared': warn(
    'The counts of requests could not be shared with the other processes: each applies the limits on its own.',
    { unavailable: 'flag' },
  ),
  'access-refused': warn("A request named a quote that is not, or no longer, its visitor's.", request),
  'forgery-refused': warn(
    'A request was refused: it did not come from one of our pages, or came without its token.',
    request,
  ),
  'mail-limited': warn(
    'A mail was refused: the quote or the address has had as many as a day allows.',
    request,
  ),
  'mail-brake': warn(
    'Mail went to as many mailboxes this hour as MAIL_BRAKE allows: until the hour is over, everybody who asks for mail has to prove work.',
    { mailboxes: 'number' },
  ),
  'lead-delivered': info('A request for an agent was passed on.', {
    quote_ref: 'word',
    attempts: 'number',
    ms: 'number',
  }),
  'lead-put-off': warn('A request for an agent could not be passed on, and is tried again later.', {
    quote_ref: 'word',
    attempts: 'number',
    cause: 'word',
  }),
  'lead-failed': error(
    'A request for an agent could not be passed on at the last try. `npm run leads -- export` still has it.',
    { quote_ref: 'word', attempts: 'number', cause: 'word' },
  ),
  'leads-failed': error('Requests for an agent could not be read or written.', { unavailable: 'flag' }),
  'mail-sent': info('A mail was sent.', {
    quote_ref: 'word',
    kind: 'word',
    attempts: 'number',
    ms: 'number',
  }),
  'mail-put-off': warn('A mail could not be sent and is tried again later.', {
    quote_ref: 'word',
    kind: 'word',
    attempts: 'number',
    cause: 'word',
  }),
  'mail-ended': warn('A mail was not sent, and no longer will be.', {
    quote_ref: 'word',
    kind: 'word',
    attempts: 'number',
    cause: 'word',
  }),
  'watch-failed': error('Watched prices could not be checked.', { unavailable: 'flag' }),
  'outbox-failed': error('Mail could not be taken from the outbox; the outbox is tried again.', {
    unavailable: 'flag',
  }),
  'letters-not-erased': error('Letters in files, whose quotes are gone, could not be deleted.', {
    unavailable: 'flag',
  }),
  'order-moved': info('An order moved on to its next state.', {
    order: 'word',
    carrier: 'word',
    from: 'word',
    to: 'word',
  }),
  'order-stuck': error(
    'A paid order waits for its carrier or for its refund, and a person has to look: docs/operations.md.',
    { order: 'word', carrier: 'word', state: 'word', awaits: 'word' },
  ),
  'order-rejected': error('A carrier rejected a paid order: it is held until an operator decides.', {
    order: 'word',
    carrier: 'word',
    status: 'number',
  }),
  'order-by-hand': warn('What an operator decided about an order by "npm run order" is being done.', {
    order: 'word',
    carrier: 'word',
    decision: 'word',
  }),
  'orders-failed': error('Orders could not be taken from the database; they are tried again.', {
    unavailable: 'flag',
  }),
  'server-trouble': error('The web server logged an error.', { error: 'word' }),
  'service-ready': info('Wadsworth is at your service.', { origin: 'word' }),
  'worker-ready': info('Wadsworth is ready to ask carriers for prices.', { origin: 'word' }),
  'process-stopping': info('The process was asked to stop.', { signal: 'word' }),
  'process-stopped': info('The process has closed everything and ends.'),
  'process-failed': error('The process had an uncaught error, or could not stop in time.', {
    error: 'word',
    place: 'words',
  }),
} as const

export type EventName = keyof typeof events

/** The fields that an event is logged with. */
export type FieldsOf<Name extends EventName> = {
  readonly [Field in keyof (typeof events)[Name]['fields']]: FieldValues[(typeof events)[Name]['fields'][Field] &
    keyof FieldValues]
}
