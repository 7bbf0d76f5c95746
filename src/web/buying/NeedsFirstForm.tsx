import type { Articles } from '../../contract/page.ts'
import { needsFirstAddress } from '../../contract/purchase/needs.ts'
import { wordsIn } from '../../language/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ErrorList } from '../ui/form/ErrorList.tsx'
import styles from '../ui/form/PlainForm.module.css'
import { useWords } from '../words.ts'
import { NeedsControl } from './NeedsControl.tsx'

const words = wordsIn({
  en: {
    wrong: 'Please check these answers',
    notSent: 'I haven’t sent anything yet.',
    send: 'Send and see prices',
    skip: 'Skip and see prices',
    ofInsurer: (insurer: string) => `Asked by ${insurer}`,
  },
  we: { notSent: 'We haven’t sent anything yet.' },
  es: {
    wrong: 'Revise estas respuestas',
    notSent: 'Todavía no se ha enviado nada.',
    send: 'Enviar y ver los precios',
    skip: 'Omitir y ver los precios',
    ofInsurer: insurer => `Lo pregunta ${insurer}`,
  },
})

/** Asks what insurers need before they can give a price, and says who gets it; nobody has to answer. */
export function NeedsFirstForm({ quoteId, first }: Articles['needs-first']) {
  const say = useWords(words)
  const { reasons, groups, consent, errors, status, otherwise } = first
  const isWrong = Object.keys(errors).length > 0
  return (
    <>
      {(isWrong || status !== undefined) && (
        <Alert afterForm title={isWrong ? say.wrong : say.notSent}>
          {status !== undefined && <p>{status}</p>}
          {isWrong && <ErrorList errors={errors} fields={groups.flatMap(({ fields }) => fields)} />}
        </Alert>
      )}
      <ul>
        {reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <form method="post" action={needsFirstAddress(quoteId)} className={styles.form} noValidate>
        {groups.map(({ insurer, fields }) => (
          <fieldset key={insurer ?? ''} className={styles.group}>
            {insurer !== undefined && <legend>{say.ofInsurer(insurer)}</legend>}
            {fields.map(field => (
              <NeedsControl key={field.name} field={field} error={errors[field.name]} />
            ))}
          </fieldset>
        ))}
        <div>
          {consent.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.choices}>
          <Button look="primary" wide type="submit">
            {say.send}
          </Button>
          <ButtonLink wide href={`/quotes/${quoteId}`}>
            {say.skip}
          </ButtonLink>
          <p>{otherwise}</p>
        </div>
      </form>
    </>
  )
}
