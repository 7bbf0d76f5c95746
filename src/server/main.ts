import { runProcess } from './compose/run-process.ts'
import { openService } from './compose/service.ts'

/** `npm start`: serves pages and calls, and asks carriers unless workers do that. */
await runProcess({ open: openService, event: 'service-ready', servesPages: true })
