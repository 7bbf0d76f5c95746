import { fateOf, type Ordered } from '../../contract/purchase/ordered.ts'
import { wordsIn } from '../../language/text.ts'
import { Unbroken } from '../format/Unbroken.ts'
import { Alert } from '../ui/Alert.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    all: 'I’ll delete your answers, these prices, the insurers’ replies and every link to this quote, all at once. No one can bring them back. If you ordered a policy, I keep the order’s number, insurer, amounts and dates, and your consent, without your name.',
    inForce: (insurer: string) => `Your policy with ${insurer} stays in force.`,
    unissued: (insurer: string) => `Your order with ${insurer} would be canceled.`,
    unpaid: 'You haven’t paid for it, so there’s nothing to get back.',
    refund: 'There is no policy yet. If you delete your answers now, you get your payment back.',
    writeDown: (numbers: string) =>
      `Please write this down first, because your order page will be deleted too: ${numbers}.`,
    kept: 'Nothing has been deleted yet.',
    changed:
      'Your order has changed since this page was opened. Please read what that means, then decide again.',
    order: (number: string) => `order ${number}`,
    policy: (number: string) => `policy ${number}`,
  },
  we: {
    all: 'We’ll delete your answers, these prices, the insurers’ replies and every link to this quote, all at once. No one can bring them back. If you ordered a policy, we keep the order’s number, insurer, amounts and dates, and your consent, without your name.',
  },
  es: {
    all: 'Se borrarán sus respuestas, estos precios, lo que contestaron las aseguradoras y los enlaces a esta cotización. Nadie puede recuperarlos. Si pidió una póliza, se conservan el número del pedido, la aseguradora, los montos, las fechas y su consentimiento, sin su nombre.',
    inForce: insurer => `Su póliza con ${insurer} sigue vigente.`,
    unissued: insurer => `Su pedido con ${insurer} se cancelaría.`,
    unpaid: 'No lo ha pagado, así que no hay nada que devolverle.',
    refund: 'Todavía no hay póliza. Si borra sus respuestas ahora, se le devuelve su pago.',
    writeDown: numbers => `Anote esto, porque la página de su pedido también se borra: ${numbers}.`,
    kept: 'Todavía no se ha borrado nada.',
    changed: 'Su pedido cambió desde que se abrió esta página. Lea lo que eso significa y decida otra vez.',
    order: number => `pedido ${number}`,
    policy: number => `póliza ${number}`,
  },
})

/** What erasing a quote means, and what happens to a policy that was ordered, before the visitor decides. */
export function WhatGoes({ ordered }: { readonly ordered: Ordered | undefined }) {
  const say = useWords(words)
  return (
    <>
      <p>{say.all}</p>
      {ordered && <OrderGoesOn {...ordered} />}
    </>
  )
}

/** Above the warning, if nothing was erased because the visitor had been told something else. */
export function KeptBecause() {
  const say = useWords(words)
  return <Alert look="warn" title={say.kept} text={say.changed} />
}

/** What happens to an order; nothing is said about one that has ended. */
export function OrderGoesOn({ status, insurer, number, policy_number }: Ordered) {
  const say = useWords(words)
  const fate = fateOf({ status })
  if (fate === null) return null
  if (fate !== 'stays')
    return (
      <Alert look="warn" title={say.unissued(insurer)} text={fate === 'dropped' ? say.unpaid : say.refund} />
    )
  const policy = policy_number === undefined ? [] : [say.policy(policy_number)]
  const numbers = [...policy, say.order(number)].join(', ')
  return <Alert look="warn" title={say.inForce(insurer)} text={<Unbroken words={say.writeDown(numbers)} />} />
}
