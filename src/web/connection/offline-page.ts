import { addressAt } from '../base-path.ts'

/** The part of Trusted Types used here; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/**
 * Installs the worker that answers in place of the browser's error page when a page cannot be loaded
 * (server/http/pages/document/offline-worker.ts). Browsers without workers, and frames that may not have one, do without.
 */
export async function installOfflinePage(): Promise<void> {
  // The server of sources has none.
  if (!import.meta.env.PROD) return
  const rules = { createScriptURL: (address: string) => address }
  const policy = trustedTypes?.createPolicy('offline-page', rules) ?? rules
  await navigator.serviceWorker.register(policy.createScriptURL(addressAt('/offline.js')))
}
