import { runProcess } from './compose/run-process.ts'
import { openWorker } from './compose/service.ts'

/** `npm run worker`: asks carriers on behalf of every server on the same database. It serves no pages. */
await runProcess({ open: openWorker, event: 'worker-ready' })
