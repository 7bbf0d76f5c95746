import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { Unbroken } from '../format/Unbroken.ts'
import { Alert } from '../ui/Alert.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './ContinuePage.module.css'
import { isPolicy, orderedWords } from './ordered-words.ts'

const words = wordsIn({
  en: {
    havePolicy: 'You already have a policy.',
    haveOrder: 'You already have an order.',
    unpaid: (insurer: string) =>
      `Nothing has been charged for it. If you’d rather buy from ${insurer}, cancel your order first. The button is on your order’s page.`,
    policyToo: (insurer: string, first: string) =>
      `If you buy from ${insurer} too, you’ll pay for both. Your policy with ${first} stays as it is until you cancel it.`,
    orderToo: (insurer: string, first: string) =>
      `If you buy from ${insurer} too, you’ll pay for both. Your order with ${first} stays as it is.`,
    order: 'See your order',
    go: (insurer: string) => `Continue to ${insurer} anyway`,
  },
  es: {
    havePolicy: 'Usted ya tiene una póliza.',
    haveOrder: 'Usted ya tiene un pedido.',
    unpaid: insurer =>
      `No se ha cobrado nada por él. Si prefiere la póliza de ${insurer}, cancele primero su pedido. El botón está en la página de su pedido.`,
    policyToo: (insurer, first) =>
      `Si también compra la de ${insurer}, pagará por las dos. Su póliza con ${first} sigue igual hasta que usted la cancele.`,
    orderToo: (insurer, first) =>
      `Si también pide la póliza de ${insurer}, pagará por las dos. Su pedido con ${first} sigue igual.`,
    order: 'Ver su pedido',
    go: insurer => `Continuar con ${insurer} de todos modos`,
  },
})

/** Asks once before a visitor with an order goes on to another insurer. It needs no scripts. */
export function SecondPurchase({ second, quoteId }: Articles['second-purchase']) {
  const { ordered, insurer, go } = second
  const say = useWords(words)
  const speech = useSpeech()
  const hasPolicy = isPolicy(ordered)
  return (
    <>
      <Alert look="warn" title={hasPolicy ? say.havePolicy : say.haveOrder}>
        <p>
          <Unbroken words={orderedWords(ordered, speech)} />
        </p>
      </Alert>
      <p>
        {ordered.status === 'unpaid'
          ? say.unpaid(insurer)
          : say[hasPolicy ? 'policyToo' : 'orderToo'](insurer, ordered.insurer)}
      </p>
      <div className={styles.choices}>
        <ButtonLink look="primary" wide href={ordered.route}>
          {say.order}
        </ButtonLink>
        <ButtonLink wide href={go}>
          {say.go(insurer)}
        </ButtonLink>
        <BackToPrices isButton quoteId={quoteId} />
      </div>
    </>
  )
}
