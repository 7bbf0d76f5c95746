import type { Speech, Text } from '../../language/text.ts'

/**
 * The consent to electronic documents that 15 USC 7001(c) requires: what is agreed to, that paper is available and the consent can
 * be withdrawn, and what it takes to read the documents. A new text is a new version, because an order stores the version that its
 * visitor agreed to. It is a separate act: nobody buys by it.
 */
export const eSign: { readonly version: string; readonly agree: Text; readonly parts: readonly Text[] } = {
  version: '2026-11-28',
  agree: {
    en: 'I agree to receive the documents for this policy electronically.',
    es: 'Acepto recibir los documentos de esta póliza por medios electrónicos.',
  },
  parts: [
    {
      en: 'This covers one order only: the policy, its notices and its bills, from the insurer and from me.',
      we: 'This covers one order only: the policy, its notices and its bills, from the insurer and from us.',
      es: 'Esto vale para un solo pedido: la póliza, sus avisos y sus facturas, tanto los de la aseguradora como los que se envían desde aquí.',
    },
    {
      en: 'You can get any of them on paper. I don’t charge for it. Email or call me with your order number.',
      we: 'You can get any of them on paper. We don’t charge for it. Email or call us with your order number.',
      es: 'Puede recibir cualquiera de ellos en papel. Aquí no se le cobra por eso. Escriba o llame, y dé su número de pedido.',
    },
    {
      en: 'You can change your mind at any time the same way, without a fee. Later documents then come on paper. What you already received stays valid.',
      es: 'Puede cambiar de opinión en cualquier momento de la misma manera, sin ningún cargo. Los documentos posteriores le llegarán entonces en papel. Lo que ya recibió sigue siendo válido.',
    },
    {
      en: 'Tell me or the insurer if your email address changes.',
      we: 'Tell us or the insurer if your email address changes.',
      es: 'Si cambia su correo electrónico, avise aquí o a la aseguradora.',
    },
    {
      en: 'To read and keep them, you need a browser or an app that opens PDF files, an email address, and a way to save or print.',
      es: 'Para leerlos y guardarlos necesita un navegador o una aplicación que abra archivos PDF, un correo electrónico y una manera de guardar o imprimir.',
    },
  ],
}

/** The version of the exact text that a visitor was shown, as an order stores it: `2026-11-24 en`. */
export function eSignVersion(speech: Speech): string {
  return `${eSign.version} ${speech}`
}
