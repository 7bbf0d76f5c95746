import { runProcess } from './compose/run-process.ts'
import { openWorker } from './compose/service.ts'

/** `npm run worker`: asks carriers for the offers of all servers on the same database, and serves no pages. */
await runProcess({ open: openWorker, event: 'worker-ready' })
