import { Counter } from 'prom-client'

export const priceChecks = new Counter({
  name: 'price_checks_total',
  help: 'Prices asked for once more because a visitor went on to the insurer, by carrier and by the result',
  labelNames: ['carrier', 'result'],
})
