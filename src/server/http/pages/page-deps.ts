import type { Services } from '../../journey/services.ts'
import type { forgeryGuard } from '../plugins/security/anti-forgery.ts'

/** What pages with forms need. */
export interface PageDeps {
  readonly services: Services
  readonly guard: ReturnType<typeof forgeryGuard>
}
