import type { Action } from '../../../contract/prices/status.ts'
import { wordsIn } from '../../../language/text.ts'
import { instrument } from '../../calls/instrument.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { messages } from '../../wizard/messages.ts'
import { useWords } from '../../words.ts'
import { useDialog } from '../use-dialog.ts'
import styles from './Actions.module.css'

const words = wordsIn({
  en: { window: ', opens in a new window' },
  es: { window: ', se abre en una ventana nueva' },
})

/** Only the server says them. */
const withoutScripts = wordsIn({
  en: { number: (quote: string) => `, quote number ${quote}` },
  es: { number: quote => `, número de cotización ${quote}` },
})

interface Offer {
  readonly insurer: string
  readonly carrier: string
  /** The number of the visitor's whole quote. */
  readonly ownNumber: string
  /** Counted from 1, as the visitor sees the list. */
  readonly position: number
  /** Whether the carrier is still being asked: then the buttons are disabled (spec 4.4.6). */
  readonly quoting: boolean
}

/** The buttons of an offer (spec 4.5.2). */
export function Actions({ actions, ...offer }: Offer & { actions: readonly Action[] }) {
  return actions.map(action => <Act key={`${action.type} ${action.text}`} action={action} {...offer} />)
}

function Act({ action, insurer, carrier, ownNumber, position, quoting }: Offer & { action: Action }) {
  const say = useWords(words)
  const { networkError } = useWords(messages)
  const calling = useDialog()
  const look = action.primary ? 'primary' : 'quiet'
  const count = () => instrument(action.external ? 'ad_click' : 'quote_click', { carrier, position })
  if (quoting || action.type === 'quoting') {
    return (
      <Button wide disabled>
        {action.text}
      </Button>
    )
  }
  if (action.type === 'call') {
    const call = () => {
      count()
      calling.open()
    }
    return (
      <>
        <noscript>{import.meta.env.SSR && <NumberToCall {...action} />}</noscript>
        <Button look={look} wide className={styles.scripted} aria-haspopup="dialog" onClick={call}>
          {action.text}
          <VisuallyHidden>: {insurer}</VisuallyHidden>
        </Button>
        {calling.failed && <p role="alert">{networkError}</p>}
        {calling.module && (
          <calling.module.CallDialog {...calling.shown} {...{ action, insurer, ownNumber }} />
        )}
      </>
    )
  }
  const leave = () => {
    count()
    const { pixel } = action
    if (pixel) tell(pixel).catch(() => {})
  }
  const target = action.direct ? undefined : '_blank'
  return (
    <ButtonLink look={look} wide href={action.url} target={target} rel="noopener noreferrer" onClick={leave}>
      {action.text}
      <VisuallyHidden>
        : {insurer}
        {target && say.window}
      </VisuallyHidden>
    </ButtonLink>
  )
}

function NumberToCall({ phone, quote_number }: Action) {
  const say = useWords(withoutScripts)
  return (
    <p>
      {phone}
      {quote_number !== undefined && say.number(quote_number)}
    </p>
  )
}

/** Reports a click to the carrier, if it asks for that. */
async function tell(pixel: string): Promise<void> {
  const { tellOfClick } = await import('./tell-of-click.ts')
  tellOfClick(pixel)
}
