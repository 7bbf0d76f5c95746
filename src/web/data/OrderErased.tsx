import { fateOf, type Ordered } from '../../contract/purchase/ordered.ts'
import { wordsIn } from '../../language/text.ts'
import { changeWords } from '../buying/ordered-words.ts'
import { Unbroken } from '../format/Unbroken.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSpeech, useWords } from '../words.ts'

const words = wordsIn({
  en: {
    inForce: (insurer: string) => `Your policy with ${insurer} stays in force.`,
    writeDown: (policy: string, order: string) =>
      `Your policy number is ${policy}, and your order number was ${order}. Please write them down, because your order page has been deleted too.`,
    canceled: (insurer: string) => `Your order with ${insurer} was canceled.`,
    unpaid: 'I found no payment for it. If you were just paying, you get the money back.',
    refund: (order: string) =>
      `There’s no policy. Your payment is being refunded to your original payment method. If you have questions about it, mention order number ${order}.`,
  },
  we: { unpaid: 'We found no payment for it. If you were just paying, you get the money back.' },
  es: {
    inForce: insurer => `Su póliza con ${insurer} sigue vigente.`,
    writeDown: (policy, order) =>
      `Su número de póliza es ${policy} y su número de pedido era ${order}. Anótelos, porque la página de su pedido también se borró.`,
    canceled: insurer => `Su pedido con ${insurer} se canceló.`,
    unpaid: 'No se encontró ningún pago. Si estaba pagando en ese momento, se le devuelve el dinero.',
    refund: order =>
      `No hay póliza. Su pago se está reembolsando al método de pago que usó. Si tiene preguntas, mencione el número de pedido ${order}.`,
  },
})

/** What has happened to an order whose quote was erased; nothing is said about one that had ended before. */
export function OrderErased(ordered: Ordered) {
  const say = useWords(words)
  const speech = useSpeech()
  const { insurer, number, policy_number } = ordered
  switch (fateOf(ordered)) {
    case 'stays': {
      const text = [say.writeDown(policy_number ?? '', number), changeWords(ordered, speech)].join(' ')
      return <Alert look="warn" title={say.inForce(insurer)} text={<Unbroken words={text} />} />
    }
    case 'dropped':
      return <Alert look="note" title={say.canceled(insurer)} text={say.unpaid} />
    case 'paid-back':
      return <Alert look="warn" title={say.canceled(insurer)} text={say.refund(number)} />
    case null:
      return null
  }
}
