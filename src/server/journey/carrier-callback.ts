/** An answer that a carrier brings by itself, as it came over HTTP. */
export interface CarrierCallback {
  readonly carrier: string
  /** From the address; absent where the body holds it. */
  readonly reference: string | undefined
  header(name: string): string
  readonly body: Buffer
}

/**
 * What came of it: `taken`, or nothing to do because the offer has its answer or is gone (`repeated`); nothing proves that it
 * is the carrier's (`refused`), no offer has that reference (`unknown`), or it is not an answer (`unread`).
 */
export type CallbackOutcome = 'taken' | 'repeated' | 'refused' | 'unknown' | 'unread'

export type TakeCallback = (callback: CarrierCallback) => Promise<CallbackOutcome>
