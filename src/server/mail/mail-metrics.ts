import { Counter, Histogram } from 'prom-client'

export const mailsEnded = new Counter({
  name: 'mails_ended_total',
  help: 'Mails that left the outbox, by kind and by how: sent, refused by the recipient, unwanted by its reader, or dropped',
  labelNames: ['kind', 'result'],
})

export const mailTries = new Counter({
  name: 'mail_retries_total',
  help: 'Failed tries to send a mail, which are repeated later',
  labelNames: ['kind'],
})

export const mailSeconds = new Histogram({
  name: 'mail_duration_seconds',
  help: 'Time from the request for a mail until its server accepted it',
  labelNames: ['kind'],
  buckets: [1, 2, 5, 10, 30, 60, 300, 3600, 18_000],
})
