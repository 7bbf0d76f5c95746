/** An answer that a carrier delivers, as it arrived over HTTP. */
export interface CarrierCallback {
  readonly carrier: string
  /** From the address; absent if the body contains it. */
  readonly reference: string | undefined
  header(name: string): string
  readonly body: Buffer
}

/**
 * The result: `taken`; nothing to do because the offer has its answer or is gone (`repeated`); not proven to come from the
 * carrier (`refused`); no offer with that reference (`unknown`); or not an answer (`unread`).
 */
export type CallbackOutcome = 'taken' | 'repeated' | 'refused' | 'unknown' | 'unread'

export type TakeCallback = (callback: CarrierCallback) => Promise<CallbackOutcome>
