/**
 * The consent to electronic documents that 15 USC 7001(c) requires: what is agreed to, that paper is available and the consent
 * can be withdrawn, and what it takes to read the documents. A new text is a new version, because an order stores the version
 * that its visitor agreed to.
 */
export const eSign = {
  version: '2026-11-24',
  agree: 'I agree to get the documents of this policy electronically, and to buy it.',
  parts: [
    'This consent is for this order only: the policy, its notices and its bills, from the insurer and from me.',
    'You can have any of them on paper, at no charge from me: write or call me, and name your order number.',
    'You can take it back at any time in the same way, without a fee. Documents then come on paper; what you got before stays valid.',
    'Tell me or the insurer when your email address changes.',
    'To read and keep them you need a browser or a program that opens PDF files, an email address, and a way to save or print.',
  ],
} as const
