import { useEffect, useState } from 'react'
import { open } from '../../contract/open.ts'
import { call } from '../call.ts'
import { loadOther, otherScreen } from '../screens.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { MailFrame } from './MailFrame.tsx'
import styles from './MailPage.module.css'

type State =
  | { readonly is: 'opening' | 'expired' }
  | { readonly is: 'failed'; readonly why: string; readonly key: LinkKey }

/** What a mailed link says behind its "#". */
interface LinkKey {
  readonly token: string
  /** Where to go on: the page that erases the quote, or else its prices. */
  readonly to: string | null
}

/**
 * Opens the quote of the link in this browser. The key leaves the address bar at once, so that it is in no history, no
 * bookmark and no screenshot.
 */
export function OpenQuotes({ title }: { readonly title: string }) {
  const [state, setState] = useState<State>({ is: 'opening' })

  async function enter(key: LinkKey): Promise<void> {
    setState({ is: 'opening' })
    const reply = await call(open, { token: key.token })
    if (reply.status === 'OK') {
      const { endpoint } = reply.data
      location.replace(key.to === 'erase' ? `${endpoint}/data#delete` : endpoint)
      return
    }
    if (reply.status === 'Error' && reply.reason.code === 'quote-expired') return expire()
    setState({ is: 'failed', why: reply.reason.status ?? '', key })
  }

  async function expire(): Promise<void> {
    await loadOther('trouble').catch(() => {})
    setState({ is: 'expired' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the link that was opened
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname)
    void enter({ token: fragment.get('t') ?? '', to: fragment.get('to') })
  }, [])

  if (state.is === 'expired') {
    const { Trouble } = otherScreen('trouble')
    return <Trouble screen={{ name: 'trouble', kind: 'expired' }} />
  }
  return (
    <MailFrame title={title} pose="fetching">
      {state.is === 'failed' ? (
        <Alert>
          <p>{state.why}</p>
          <Button onClick={() => void enter(state.key)}>Try again</Button>
        </Alert>
      ) : (
        <p className={styles.scripted} role="status">
          <Spinner label="Opening your quotes" />
        </p>
      )}
      <noscript>
        <p>Scripts are off in your browser, so I can’t read the link by myself. Please paste it here.</p>
        <form method="post" action="/open" className={styles.form}>
          <Field label="The link from your email" name="link" autoComplete="off" required />
          <Button look="primary" type="submit">
            See my prices
          </Button>
        </form>
      </noscript>
    </MailFrame>
  )
}
