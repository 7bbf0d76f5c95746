/** The events of mail to visitors, and of requests for an agent. */
export const mailEvents = {
  'mail-brake': {
    level: 'warn',
    message:
      'Mail went to as many mailboxes this hour as MAIL_BRAKE allows: until the hour is over, everybody who asks for mail has to prove work.',
    fields: { mailboxes: 'number' },
  },
  'lead-delivered': {
    level: 'info',
    message: 'A request for an agent was passed on.',
    fields: { quote_ref: 'word', attempts: 'number', ms: 'number' },
  },
  'lead-put-off': {
    level: 'warn',
    message: 'A request for an agent could not be passed on, and is tried again later.',
    fields: { quote_ref: 'word', attempts: 'number', cause: 'word' },
  },
  'lead-failed': {
    level: 'error',
    message:
      'A request for an agent could not be passed on at the last try. `npm run leads -- export` still has it.',
    fields: { quote_ref: 'word', attempts: 'number', cause: 'word' },
  },
  'leads-failed': {
    level: 'error',
    message: 'Requests for an agent could not be read or written.',
    fields: { unavailable: 'flag' },
  },
  'mail-sent': {
    level: 'info',
    message: 'A mail was sent.',
    fields: { quote_ref: 'word', kind: 'word', attempts: 'number', ms: 'number' },
  },
  'mail-put-off': {
    level: 'warn',
    message: 'A mail could not be sent and is tried again later.',
    fields: { quote_ref: 'word', kind: 'word', attempts: 'number', cause: 'word' },
  },
  'mail-ended': {
    level: 'warn',
    message: 'A mail was not sent, and no longer will be.',
    fields: { quote_ref: 'word', kind: 'word', attempts: 'number', cause: 'word' },
  },
  'watch-failed': {
    level: 'error',
    message: 'Watched prices could not be checked.',
    fields: { unavailable: 'flag' },
  },
  'outbox-failed': {
    level: 'error',
    message: 'Mail could not be taken from the outbox; the outbox is tried again.',
    fields: { unavailable: 'flag' },
  },
  'letters-not-erased': {
    level: 'error',
    message: 'Letters in files, whose quotes are gone, could not be deleted.',
    fields: { unavailable: 'flag' },
  },
} as const
