import { useEffect, useState } from 'react'
import type { Articles } from '../../contract/page.ts'
import { open } from '../../contract/sharing/open.ts'
import { wordsIn } from '../../language/text.ts'
import { addressAt } from '../base-path.ts'
import { call, messageOf } from '../calls/call.ts'
import { keepSending } from '../connection/keep-sending.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSpeech, useWords } from '../words.ts'

const words = wordsIn({
  en: {
    opening: 'Opening your quotes',
    moment: 'One moment.',
    expired: 'This quote can’t be opened here.',
    newest: 'Use the newest link you have, or start again. It takes a few minutes.',
    orderGone: 'This order can’t be opened anymore.',
    policy:
      'The quote it belongs to was deleted or has expired. A policy that was issued isn’t affected: the email with this link has its number and says whom to call.',
    start: 'Start a new quote',
    again: 'Try again',
  },
  es: {
    opening: 'Abriendo sus cotizaciones',
    moment: 'Un momento.',
    expired: 'Esta cotización no se puede abrir aquí.',
    newest: 'Use el enlace más reciente que tenga, o empiece otra vez. Toma unos minutos.',
    orderGone: 'Este pedido ya no se puede abrir.',
    policy:
      'La cotización a la que pertenece se borró o venció. Eso no afecta una póliza emitida: el correo con este enlace tiene su número y dice a quién llamar.',
    start: 'Empezar una cotización nueva',
    again: 'Intentar de nuevo',
  },
})

/** Only the server says these. */
const withoutScripts = wordsIn({
  en: {
    paste: 'JavaScript is off in your browser, so I can’t read the link. Please paste it here.',
    link: 'Your link',
    open: 'Open it',
  },
  we: {
    paste: 'JavaScript is off in your browser, so we can’t read the link. Please paste it here.',
  },
  es: {
    paste: 'JavaScript está desactivado en su navegador, así que el enlace no se puede leer. Péguelo aquí.',
    link: 'Su enlace',
    open: 'Abrirlo',
  },
})

type State =
  // As the server renders it: without scripts nothing is being opened.
  | { readonly is: 'unread' | 'opening' | 'expired' | 'order-gone' }
  | { readonly is: 'failed'; readonly why: string; readonly key: LinkKey }

/** Pages of a quote that a link may lead to, apart from its prices. */
const afterOpening: Readonly<Record<string, string>> = { erase: '/data#delete', order: '/order' }

/** The fragment of a mailed link, after its "#". */
interface LinkKey {
  readonly token: string
  /** Where to continue; its prices by default. */
  readonly to: string | null
}

/**
 * Opens the quote of the link in this browser. The token leaves the address bar at once, so it ends up in no history, bookmark or
 * screenshot.
 */
export function OpenQuotes({ problem }: Articles['open']) {
  const say = useWords(words)
  const speech = useSpeech()
  const [state, setState] = useState<State>({ is: 'unread' })

  async function enter(key: LinkKey): Promise<void> {
    setState({ is: 'opening' })
    const reply = await keepSending(() => call(open, { token: key.token }))
    if (reply.status === 'OK') {
      const { endpoint } = reply.data
      location.replace(addressAt(endpoint + (afterOpening[key.to ?? ''] ?? '')))
      return
    }
    if (reply.status === 'Error' && reply.reason.code === 'quote-expired')
      return setState({ is: key.to === 'order' ? 'order-gone' : 'expired' })
    setState({ is: 'failed', why: messageOf(reply, speech) ?? '', key })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the link that was opened
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname)
    const token = fragment.get('t')
    if (token === null) setState({ is: 'expired' })
    else void enter({ token, to: fragment.get('to') })
  }, [])

  return (
    <>
      {state.is === 'opening' && (
        <p role="status">
          <Spinner label={say.opening} /> {say.moment}
        </p>
      )}
      {(state.is === 'expired' || state.is === 'order-gone') && (
        <Alert title={state.is === 'expired' ? say.expired : say.orderGone}>
          <p>{state.is === 'expired' ? say.newest : say.policy}</p>
          <ButtonLink look="primary" href="/start">
            {say.start}
          </ButtonLink>
        </Alert>
      )}
      {state.is === 'failed' && (
        <Alert>
          <p>{state.why}</p>
          <Button onClick={() => void enter(state.key)}>{say.again}</Button>
        </Alert>
      )}
      <noscript>{import.meta.env.SSR && <PasteLink {...(problem && { problem })} />}</noscript>
    </>
  )
}

function PasteLink({ problem }: Articles['open']) {
  const say = useWords(withoutScripts)
  return (
    <>
      <p>{say.paste}</p>
      <form method="post" action="/open" noValidate>
        <Field label={say.link} name="link" autoComplete="off" error={problem} required />
        <p>
          <Button look="primary" type="submit">
            {say.open}
          </Button>
        </p>
      </form>
    </>
  )
}
