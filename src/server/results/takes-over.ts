import type { Carrier } from '../../carriers/carrier.ts'
import { leadsSafely, pageOf } from '../../carriers/carrier-html.ts'
import type { Quoted } from '../../connectors/connector.ts'
import type { Language } from '../../language/text.ts'
import type { InsuranceLine } from '../../law/rule.ts'

type Taking = Pick<Carrier, 'hosts' | 'page' | 'clickId'>

/** Whether a visitor can go on without the phone: on a page of the carrier, or by an order here. */
export function takesOver(
  carrier: Taking & Pick<Carrier, 'binds'>,
  { line, ...quoted }: Pick<Quoted, 'bridgeUrl'> & { readonly line: string },
): boolean {
  return bindsLine(carrier, line) || carrier.page !== undefined || ownPage(carrier, quoted) !== null
}

/** Whether orders of a line become policies at this carrier. */
export function bindsLine({ binds }: Pick<Carrier, 'binds'>, line: string): boolean {
  return binds?.lines.includes(line) ?? false
}

/** Whether we hold the rates of this carrier for a line, so that nothing is sent to it for a price. */
export function isRatedHere({ lines }: Pick<Carrier, 'lines'>, line: InsuranceLine): boolean {
  return lines[line]?.connector.via === 'process'
}

interface Leading {
  readonly quoted: Pick<Quoted, 'bridgeUrl' | 'quoteNumber'>
  /** Our quote number, for a carrier that reports sales by it; absent for a visitor who is not counted. */
  readonly click: string | undefined
  /** The language in which the visitor reads. */
  readonly language: Language
}

/**
 * The carrier's page for a price: the address it sent with the price, or the one in its folder with the quote number and the
 * language filled in. Null if there is neither, or the operator has removed its host since we stored the price.
 */
export function carrierPage(carrier: Taking, { quoted, click, language }: Leading): string | null {
  const { page } = carrier
  const { quoteNumber } = quoted
  const fromFolder =
    page === undefined || quoteNumber === undefined ? null : pageOf(page, { quoteNumber, language })
  const leads = ownPage(carrier, quoted) ?? fromFolder
  return leads === null ? null : withClick(leads, { carrier, click })
}

interface ToCount extends Pick<Leading, 'click'> {
  readonly carrier: Pick<Carrier, 'clickId'>
}

/** A link with our quote number, if its carrier reports sales by it and the visitor is counted. */
export function withClick(link: string, { carrier: { clickId }, click }: ToCount): string {
  if (clickId === undefined || click === undefined) return link
  const address = new URL(link)
  address.searchParams.set(clickId, click)
  return address.href
}

function ownPage({ hosts }: Taking, { bridgeUrl }: Pick<Quoted, 'bridgeUrl'>): string | null {
  return bridgeUrl !== undefined && leadsSafely(bridgeUrl, hosts) ? bridgeUrl : null
}
