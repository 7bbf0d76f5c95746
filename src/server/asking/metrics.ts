import { Counter, Gauge, Histogram } from 'prom-client'

export const breakerStates = new Gauge({
  name: 'carrier_breaker_state',
  help: "Each carrier's breaker: 0 closed, 1 open, 2 one call on trial",
  labelNames: ['carrier'],
})

export const callSeconds = new Histogram({
  name: 'http_client_request_duration_seconds',
  help: 'Time of each call to a carrier, by its host and by how it ended',
  labelNames: ['carrier', 'server_address', 'http_response_status_code', 'error_type'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
})

export const offersSettled = new Counter({
  name: 'offers_settled_total',
  help: 'Offers by carrier and outcome; stand_in marks an estimate, or nothing, in place of an answer',
  labelNames: ['carrier', 'line', 'outcome', 'cause', 'stand_in'],
})

export const offerSeconds = new Histogram({
  name: 'offer_duration_seconds',
  help: "Time from the visitor's last answer to the end of an offer over the wire",
  labelNames: ['carrier'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 25, 45],
})

export const retries = new Counter({
  name: 'carrier_retries_total',
  help: 'Calls that were repeated, and those that the budget did not allow',
  labelNames: ['carrier', 'allowed'],
})

export const productsLeftOut = new Counter({
  name: 'carrier_products_left_out_total',
  help: 'Products of a carrier that an answer has no price for, or none that is understood, and why',
  labelNames: ['carrier', 'product', 'fault', 'cause'],
})

export const tokenRequests = new Counter({
  name: 'carrier_token_requests_total',
  help: 'Requests for the token of a carrier with OAuth: fetched, or why not',
  labelNames: ['carrier', 'outcome'],
})

export const callbacks = new Counter({
  name: 'carrier_callbacks_total',
  help: 'Answers that carriers delivered, and the result',
  labelNames: ['carrier', 'outcome'],
})
