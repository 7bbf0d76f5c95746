import { useEffect, useState } from 'react'
import { open } from '../../contract/open.ts'
import { addressAt } from '../base-path.ts'
import { call } from '../call.ts'
import { keepSending } from '../connection/keep-sending.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Spinner } from '../ui/Spinner.tsx'

type State =
  // As the server renders it: without scripts nothing is being opened.
  | { readonly is: 'unread' | 'opening' | 'expired' }
  | { readonly is: 'failed'; readonly why: string; readonly key: LinkKey }

/** Pages of a quote that a link may lead to, besides its prices. */
const afterOpening: Readonly<Record<string, string>> = { erase: '/data#delete', order: '/order' }

/** The fragment of a mailed link, after its "#". */
interface LinkKey {
  readonly token: string
  /** Where to continue; its prices by default. */
  readonly to: string | null
}

/**
 * Opens the quote of the link in this browser. The token leaves the address bar at once, so that it is in no history, no bookmark
 * and no screenshot.
 */
export function OpenQuotes() {
  const [state, setState] = useState<State>({ is: 'unread' })

  async function enter(key: LinkKey): Promise<void> {
    setState({ is: 'opening' })
    const reply = await keepSending(() => call(open, { token: key.token }))
    if (reply.status === 'OK') {
      const { endpoint } = reply.data
      location.replace(addressAt(endpoint + (afterOpening[key.to ?? ''] ?? '')))
      return
    }
    if (reply.status === 'Error' && reply.reason.code === 'quote-expired') return setState({ is: 'expired' })
    setState({ is: 'failed', why: reply.reason.status ?? '', key })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the link that was opened
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname)
    void enter({ token: fragment.get('t') ?? '', to: fragment.get('to') })
  }, [])

  return (
    <>
      {state.is === 'opening' && (
        <p role="status">
          <Spinner label="Opening your quotes" /> One moment.
        </p>
      )}
      {state.is === 'expired' && (
        <Alert title="This quote has expired, or can’t be opened here.">
          <p>Use the newest email you have from me, or start again. It takes a few minutes.</p>
          <ButtonLink look="primary" href="/start">
            Start a new quote
          </ButtonLink>
        </Alert>
      )}
      {state.is === 'failed' && (
        <Alert>
          <p>{state.why}</p>
          <Button onClick={() => void enter(state.key)}>Try again</Button>
        </Alert>
      )}
      <noscript>
        {import.meta.env.SSR && (
          <>
            <p>Scripts are off in your browser, so I can’t read the link by myself. Please paste it here.</p>
            <form method="post" action="/open">
              <Field label="The link from your email" name="link" autoComplete="off" required />
              <p>
                <Button look="primary" type="submit">
                  See my prices
                </Button>
              </p>
            </form>
          </>
        )}
      </noscript>
    </>
  )
}
