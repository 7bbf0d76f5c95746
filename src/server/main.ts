import { runProcess } from './compose/run-process.ts'
import { openService } from './compose/service.ts'

/** `npm start`: serves the pages and the calls, and asks carriers unless workers do. */
await runProcess({ open: openService, event: 'service-ready', servesPages: true })
