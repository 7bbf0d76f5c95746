import type { Speech, Text } from '../../language/text.ts'

/**
 * The consent to electronic documents that 15 USC 7001(c) requires: what is agreed to, that paper is available and the consent
 * can be withdrawn, and what it takes to read the documents. A new text is a new version, because an order stores the version
 * that its visitor agreed to.
 */
export const eSign: { readonly version: string; readonly agree: Text; readonly parts: readonly Text[] } = {
  version: '2026-11-24',
  agree: { en: 'I agree to get the documents of this policy electronically, and to buy it.' },
  parts: [
    {
      en: 'This consent is for this order only: the policy, its notices and its bills, from the insurer and from me.',
      we: 'This consent is for this order only: the policy, its notices and its bills, from the insurer and from us.',
    },
    {
      en: 'You can have any of them on paper, at no charge from me: write or call me, and name your order number.',
      we: 'You can have any of them on paper, at no charge from us: write or call us, and name your order number.',
    },
    {
      en: 'You can take it back at any time in the same way, without a fee. Documents then come on paper; what you got before stays valid.',
    },
    {
      en: 'Tell me or the insurer when your email address changes.',
      we: 'Tell us or the insurer when your email address changes.',
    },
    {
      en: 'To read and keep them you need a browser or a program that opens PDF files, an email address, and a way to save or print.',
    },
  ],
}

/** The version of the very text that a visitor was told, as an order stores it: `2026-11-24 en`. */
export function eSignVersion(speech: Speech): string {
  return `${eSign.version} ${speech}`
}
