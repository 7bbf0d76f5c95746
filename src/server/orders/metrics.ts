import { Counter } from 'prom-client'

export const orderSteps = new Counter({
  name: 'orders_total',
  help: 'Orders by carrier and by the state that they reached',
  labelNames: ['carrier', 'state'],
})

export const orderTroubles = new Counter({
  name: 'order_troubles_total',
  help: 'Steps of orders that have to be tried again, by carrier and by what they wait for',
  labelNames: ['carrier', 'awaits'],
})
