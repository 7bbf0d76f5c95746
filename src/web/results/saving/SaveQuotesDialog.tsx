import { type FormEvent, useId, useRef, useState } from 'react'
import { saveQuotes } from '../../../contract/sharing/save-quotes.ts'
import { watchPrices } from '../../../contract/sharing/watch-prices.ts'
import { EmailField } from '../../../kinds/contact/EmailField.tsx'
import { wordsIn } from '../../../language/text.ts'
import { call, messageOf } from '../../calls/call.ts'
import { newKey } from '../../calls/new-key.ts'
import { keepSending } from '../../connection/keep-sending.ts'
import { Waiting } from '../../connection/Waiting.tsx'
import { useSite } from '../../facts.ts'
import { askingWords } from '../../mail/asking-words.ts'
import { mailedTo, mailKey } from '../../mail/mailed-to.ts'
import type { Wish } from '../../mail/wishes.ts'
import { tellOfChange } from '../../quote-changes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useSpeech, useWords } from '../../words.ts'
import styles from './SaveQuotes.module.css'

const words = wordsIn({ en: { cancel: 'Cancel' }, es: { cancel: 'Cancelar' } })

interface SaveQuotesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onSaved: () => void
  /** The purpose of the address: these prices, or mail about changed ones. */
  readonly wish: Wish
  readonly quoteId: string
  /** Fills the field in. */
  readonly email: string | undefined
}

const calls = { save: saveQuotes, watch: watchPrices } as const

/** Asks for the address and sends the quotes there (spec 2.4.13, 4.6.1, 5.25), or the question whether to watch them. */
export function SaveQuotesDialog({ open, onClose, onSaved, wish, quoteId, email }: SaveQuotesDialogProps) {
  const form = useId()
  const site = useSite()
  const say = useWords(words)
  const ask = useWords(askingWords)
  const speech = useSpeech()
  const { invalid } = ask
  /** Kept while the dialog is closed. */
  const [kept, setKept] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  /** A lost reply is asked for again under the same key, so that no second mail goes out. */
  const intent = useRef<{ email: string; key: string } | null>(null)
  /** Aborted when the visitor closes the dialog, in whatever way: what waits for the connection is taken back. */
  const press = useRef<AbortController>(undefined)

  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setKept(String(new FormData(currentTarget).get('email') ?? ''))

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    const typed = input.value.trim()
    setBusy(true)
    setError(undefined)
    setTrouble(undefined)
    const closing = new AbortController()
    press.current = closing
    const said = typed === '' ? invalid : await send(typed, closing.signal).catch(() => undefined)
    setBusy(false)
    if (said === undefined) return
    if (said === null) {
      mailedTo.set(mailKey(wish, quoteId), typed)
      tellOfChange(quoteId)
      return onSaved()
    }
    if (said !== invalid) return setTrouble(said)
    setError(said)
    input.focus()
  }

  /** Null when the mail is on its way, otherwise the message for the visitor. */
  async function send(typed: string, signal: AbortSignal): Promise<string | null> {
    if (intent.current?.email !== typed) intent.current = { email: typed, key: newKey() }
    const { key } = intent.current
    const request = { quote_id: quoteId, data: { email: typed } }
    const reply = await keepSending(() => call(calls[wish], request, { key }), signal)
    // Another press after that is a new wish.
    if (reply.status === 'OK') intent.current = null
    if (reply.status === 'OK') return reply.data.status === 'done' ? null : invalid
    return messageOf(reply, speech) ?? invalid
  }

  const cancel = () => {
    press.current?.abort()
    onClose()
  }
  const actions = (
    <>
      <Button onClick={cancel}>{say.cancel}</Button>
      <Button look="primary" type="submit" form={form} busy={busy}>
        {ask[`${wish}Button`]}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={cancel} title={ask[wish]} actions={actions}>
      <form id={form} className={styles.form} onInput={keep} onSubmit={save} noValidate>
        <EmailField defaultValue={kept ?? email ?? ''} error={error} />
        {trouble && <Alert text={trouble} />}
        <Waiting busy={busy} />
        <p className={styles.note}>{ask[`${wish}Note`](site.name)}</p>
      </form>
    </Dialog>
  )
}
