import { textAt, type XmlElement } from './xml/xml-read.ts'

/** The limit or deductible of a coverage, however the dialect writes amounts. */
export function amountOf(from: XmlElement | undefined): string | undefined {
  if (!from) return undefined
  return textAt(from, 'FormatInteger') ?? textAt(from, 'FormatCurrencyAmt/Amt')
}
