import { Counter, Histogram } from 'prom-client'

/** How far estimates are off: a median beyond 0.15 either way calls for better market facts. */
export const estimateErrors = new Histogram({
  name: 'price_estimate_error',
  help: 'Logarithm of a confirmed price over what would have been estimated for it just before, by line',
  labelNames: ['line'],
  buckets: [-0.7, -0.35, -0.25, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.25, 0.35, 0.7],
})

export const estimatesMade = new Counter({
  name: 'price_estimates_total',
  help: 'Estimates that stood in for an answer, by line and by what became of the answer',
  labelNames: ['line', 'reason'],
})
