import { useRef, useState } from 'react'
import type { ActionsTaken } from '../../../contract/prices/actions-taken.ts'
import { wordsIn } from '../../../language/text.ts'
import type { Wish } from '../../mail/wishes.ts'
import { Button } from '../../ui/Button.tsx'
import { messages } from '../../wizard/messages.ts'
import { useWords } from '../../words.ts'
import { useDialog } from '../use-dialog.ts'
import styles from './SaveQuotes.module.css'

const words = wordsIn({
  en: { save: 'Save quotes...', watch: 'Tell me when prices change', print: 'Print' },
  es: { save: 'Guardar cotizaciones...', watch: 'Avisarme si cambian los precios', print: 'Imprimir' },
})

interface SaveQuotesProps {
  readonly quoteId: string
  /** Whether the prices have not been sent anywhere yet. */
  readonly needed: boolean
  /** The address given on the e-mail page, if this browser gave it. */
  readonly email: string | undefined
  /** Mail about changed prices, if it was asked for. */
  readonly watch: NonNullable<ActionsTaken['watch']>['state'] | undefined
}

/** The buttons that print the prices or send mail about them, and the result (spec 2.4.13, 4.6.1). */
export function SaveQuotes({ needed, watch, ...quote }: SaveQuotesProps) {
  const say = useWords(words)
  return (
    <>
      <noscript>
        <a href={`/quotes/${quote.quoteId}/save`}>{say.save}</a>
      </noscript>
      <div className={styles.save}>
        <Mailing wish="save" state={needed ? undefined : 'asked'} {...quote} />
        <Mailing wish="watch" state={watch} {...quote} />
        <Button onClick={() => print()}>{say.print}</Button>
      </div>
    </>
  )
}

interface MailingProps extends Omit<SaveQuotesProps, 'needed' | 'watch'> {
  readonly wish: Wish
  readonly state: SaveQuotesProps['watch']
}

function Mailing({ wish, state, quoteId, email }: MailingProps) {
  const say = useWords(words)
  const { networkError } = useWords(messages)
  const dialog = useDialog()
  const [done, setDone] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  const onSaved = () => {
    dialog.shown.onClose()
    setDone(true)
    // The button that would take the focus back is gone.
    requestAnimationFrame(() => message.current?.focus())
  }
  // Once the button in the mail has been pressed, there is nothing more to press.
  if (done && state !== 'running' && dialog.module) return <dialog.module.Sent wish={wish} ref={message} />
  // A dialog in which somebody types stays, even if the prices turn out to have been sent: after "Undo" they are those of the mail.
  if ((state === 'asked' || state === 'running') && !dialog.shown.open) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={dialog.open}>
        {say[wish]}
      </Button>
      {dialog.failed && <p role="alert">{networkError}</p>}
      {dialog.module && (
        <dialog.module.SaveQuotesDialog {...dialog.shown} {...{ wish, quoteId, email, onSaved }} />
      )}
    </>
  )
}
