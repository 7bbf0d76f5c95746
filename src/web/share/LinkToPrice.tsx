import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallReply } from '../../contract/call.ts'
import { shareQuote } from '../../contract/sharing/share-quote.ts'
import { stopSharing } from '../../contract/sharing/stop-sharing.ts'
import { wordsIn } from '../../language/text.ts'
import { call, messageOf } from '../calls/call.ts'
import { keepSending } from '../connection/keep-sending.ts'
import { Waiting } from '../connection/Waiting.tsx'
import { tellOfChange } from '../quote-changes.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { useBrowserValue } from '../ui/from-server.ts'
import { useSpeech, useWords } from '../words.ts'
import styles from './LinkToPrice.module.css'

const words = wordsIn({
  en: {
    about:
      'Anyone with the link sees this price, its coverage and your state. Nothing else about you. It stops working when your quote expires or is deleted, or when you stop sharing.',
    make: 'Make a link',
    replace: 'Show this price instead',
    stop: 'Stop sharing',
    link: 'Your link to this price',
    earlier: 'Your link',
    gone: 'The link no longer works.',
    copy: 'Copy link',
    copied: 'Copied.',
    selected: 'The link is selected. Please copy it from there.',
    share: 'Share…',
  },
  es: {
    about:
      'Quien tenga el enlace ve este precio, su cobertura y el estado donde usted vive. Nada más sobre usted. Deja de funcionar cuando su cotización vence o se borra, o cuando usted deja de compartir.',
    make: 'Crear un enlace',
    replace: 'Mostrar este precio en su lugar',
    stop: 'Dejar de compartir',
    link: 'Su enlace a este precio',
    earlier: 'Su enlace',
    gone: 'El enlace ya no funciona.',
    copy: 'Copiar el enlace',
    copied: 'Copiado.',
    selected: 'El enlace está seleccionado. Cópielo desde ahí.',
    share: 'Compartir…',
  },
})

interface LinkToPriceProps {
  readonly quoteId: string
  /** The `id` of the offer. */
  readonly carrier: string
  /** As the visitor sees it. */
  readonly premium: string
  /** The title of the link when the browser shares it. */
  readonly title: string
  /** The link, if the insurer's price is already shared. */
  readonly url: string | null
  /** What the link shows so far, if that is another price. */
  readonly replaces?: string | undefined
  /** Why the form, sent without scripts, made no link. */
  readonly problem?: string | undefined
  /** Called with the link that was made, or with null once it was ended. */
  readonly onLink?: (url: string | null) => void
}

/** Makes the link to one price, shows it, and ends it. Without scripts it is two plain forms. */
export function LinkToPrice({ quoteId, carrier, premium, title, onLink, ...initial }: LinkToPriceProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const [url, setUrl] = useState(initial.url)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(initial.problem)
  const [replaces, setReplaces] = useState(initial.replaces)
  const [isGone, setIsGone] = useState(false)
  const page = `/quotes/${quoteId}/share/${carrier}`
  const price = { quote_id: quoteId, price_share_id: carrier }

  /** Aborted when the visitor closes the dialog. */
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const now = new AbortController()
    leaving.current = now
    return () => now.abort()
  }, [])

  async function send<Reply extends object>(
    event: FormEvent,
    ask: () => Promise<CallReply<Reply>>,
    signal?: AbortSignal,
  ) {
    event.preventDefault()
    if (busy) return undefined
    setBusy(true)
    setIsGone(false)
    const reply = await keepSending(ask, signal).catch(() => null)
    setBusy(false)
    if (!reply) return undefined
    setProblem(reply.status === 'OK' ? undefined : messageOf(reply, speech))
    setReplaces(reply.status === 'Fail' ? reply.reason.errors.replace : undefined)
    // A refusal, too: the results on this page show another price than there is now.
    tellOfChange(quoteId)
    return reply.status === 'OK' ? reply : undefined
  }

  async function make(event: FormEvent): Promise<void> {
    const ask = { ...price, premium, replace: replaces !== undefined }
    // A visitor who closes the dialog while it waits for the connection has changed their mind. Stopping goes on.
    const reply = await send(event, () => call(shareQuote, ask), leaving.current?.signal)
    if (!reply) return
    setUrl(reply.data.url)
    onLink?.(reply.data.url)
  }

  async function stop(event: FormEvent): Promise<void> {
    if (!(await send(event, () => call(stopSharing, price)))) return
    setUrl(null)
    onLink?.(null)
    setIsGone(true)
  }

  const forms = (
    <>
      {(url === null || replaces) && (
        <form method="post" action={page} onSubmit={make}>
          <input type="hidden" name="premium" value={premium} />
          {replaces && <input type="hidden" name="replace" value="yes" />}
          <Button look="primary" type="submit" busy={busy}>
            {replaces ? say.replace : say.make}
          </Button>
        </form>
      )}
      {(url !== null || replaces) && (
        <form method="post" action={`${page}/stop`} onSubmit={stop}>
          <Button type="submit" busy={busy}>
            {say.stop}
          </Button>
        </form>
      )}
    </>
  )
  return (
    <div className={styles.sharing}>
      <p>{say.about}</p>
      {problem && <Alert afterForm text={problem} />}
      {replaces && <Alert look="warn" text={replaces} />}
      {url === null ? (
        <div className={styles.ways}>{forms}</div>
      ) : (
        <Link url={url} title={title} isEarlier={replaces !== undefined}>
          {forms}
        </Link>
      )}
      <p role="status">{isGone && say.gone}</p>
      <Waiting busy={busy} />
    </div>
  )
}

interface LinkProps {
  readonly url: string
  readonly title: string
  readonly isEarlier: boolean
  /** What else can be done with it. */
  readonly children: ReactNode
}

/** The link, to be copied by hand, by a button or by the browser's share dialog. */
function Link({ url, title, isEarlier, children }: LinkProps) {
  const say = useWords(words)
  const field = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const ways = useBrowserValue(waysOfBrowser, 'none')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setSaid(say.copied)
    } catch {
      const input = field.current?.querySelector('input')
      input?.focus()
      input?.select()
      setSaid(say.selected)
    }
  }

  return (
    <div ref={field} className={styles.link}>
      <Field
        label={isEarlier ? say.earlier : say.link}
        name="link"
        readOnly
        defaultValue={url}
        onFocus={event => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        {ways !== 'none' && (
          <Button look={isEarlier ? 'quiet' : 'primary'} onClick={copy}>
            {say.copy}
          </Button>
        )}
        {ways === 'copy and share' && (
          // The visitor may cancel, which the browser reports as an error.
          <Button onClick={() => void navigator.share({ url, title }).catch(() => {})}>{say.share}</Button>
        )}
        {children}
        <span role="status">{said}</span>
      </div>
    </div>
  )
}

const waysOfBrowser = () => ('share' in navigator ? 'copy and share' : 'copy')
