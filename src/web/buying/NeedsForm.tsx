import type { Articles } from '../../contract/page.ts'
import { needsAddress, needsAgain, needsToBuy } from '../../contract/purchase/needs.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { PriceLine } from '../format/PriceLine.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorList } from '../ui/form/ErrorList.tsx'
import styles from '../ui/form/PlainForm.module.css'
import { useWords } from '../words.ts'
import { NeedsControl } from './NeedsControl.tsx'

const words = wordsIn({
  en: {
    wrong: 'Please check these answers',
    notSent: 'I haven’t sent anything yet.',
    known: 'You’ve already answered these, so I’d send them too',
    change: 'Change these answers',
    send: (insurer: string) => `Send to ${insurer}`,
    goOn: 'Continue to the order',
  },
  we: {
    notSent: 'We haven’t sent anything yet.',
    known: 'You’ve already answered these, so we’d send them too',
  },
  es: {
    wrong: 'Revise estas respuestas',
    notSent: 'Todavía no se ha enviado nada.',
    known: 'Esto ya lo contestó, así que también se enviaría',
    change: 'Cambiar estas respuestas',
    send: insurer => `Enviar a ${insurer}`,
    goOn: 'Continuar con el pedido',
  },
})

/** Asks what else one insurer needs to know, and says who gets it. A plain form, which needs no scripts. */
export function NeedsForm({ quoteId, needs }: Articles['needs']) {
  const say = useWords(words)
  const { insurer, isToBuy, quote, reason, fields, known, consent, errors, status } = needs
  const here = needsAddress(quoteId, quote.id)
  const address = isToBuy ? needsToBuy(here) : here
  const isWrong = Object.keys(errors).length > 0
  return (
    <>
      {(isWrong || status !== undefined) && (
        <Alert afterForm title={isWrong ? say.wrong : say.notSent}>
          {status !== undefined && <p>{status}</p>}
          {isWrong && <ErrorList errors={errors} fields={fields} />}
        </Alert>
      )}
      {quote.price_info.premium !== undefined && <PriceLine price={quote.price_info} />}
      <p>{reason}</p>
      <form
        method="post"
        action={known.length > 0 ? address : needsAgain(address)}
        className={styles.form}
        noValidate
      >
        <div className={styles.group}>
          {fields.map(field => (
            <NeedsControl key={field.name} field={field} error={errors[field.name]} />
          ))}
        </div>
        {known.length > 0 && (
          <section aria-labelledby="known">
            <h2 id="known">{say.known}</h2>
            <ul>
              {known.map(({ label, answer }) => (
                <li key={label}>{`${label}: ${answer}`}</li>
              ))}
            </ul>
            <p>
              <a href={needsAgain(address)}>{say.change}</a>
            </p>
          </section>
        )}
        <div>
          {consent.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.choices}>
          <Button look="primary" wide type="submit">
            {isToBuy ? say.goOn : say.send(insurer)}
          </Button>
          <BackToPrices isButton quoteId={quoteId} />
        </div>
      </form>
    </>
  )
}
