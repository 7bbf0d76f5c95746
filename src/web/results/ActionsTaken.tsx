import { type ReactNode, useSyncExternalStore } from 'react'
import type { ActionsTaken as Taken } from '../../contract/actions-taken.ts'
import { orderedWords } from '../buying/ordered-words.ts'
import { mailedTo } from '../mail/mailed-to.ts'
import type { Wish } from '../mail/wishes.ts'
import { Button } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ActionsTaken.module.css'
import { useDialog } from './use-dialog.ts'

interface Props {
  readonly taken: Taken
  readonly quoteId: string
  /** The address given on the e-mail page, if this browser gave it. */
  readonly email: string | undefined
}

/** What the visitor has done with these prices, each with its page and the way to undo it. It needs no scripts. */
export function ActionsTaken({ taken: { ordered, saved, watch, shared = [] }, quoteId, email }: Props) {
  const page = `/quotes/${quoteId}`
  const savedTo = useMailedTo('save', quoteId) ?? (saved?.is_to_own_email ? email : null)
  const watchedFor = useMailedTo('watch', quoteId)
  return (
    <section className={styles.taken} aria-labelledby="taken">
      <h2 className={styles.title} id="taken">
        What you’ve done with these prices
      </h2>
      <ul className={styles.list}>
        {ordered && (
          <li className={styles.order}>
            <span>{orderedWords(ordered)}</span> <a href={ordered.route}>See your order</a>
          </li>
        )}
        {saved && (
          <li>
            <span>{savedWords(saved, savedTo)}</span> <AnotherAddress quoteId={quoteId} />
          </li>
        )}
        {watch && (
          <li>
            <span>{watchWords(watch, watchedFor)}</span>
            {watch.state !== 'stopped' && (
              <Undo action={`${page}/watch/stop`}>
                {watch.state === 'running' ? 'Stop telling me' : 'Never mind'}
              </Undo>
            )}
          </li>
        )}
        {shared.map(({ offer, insurer }) => (
          <li key={offer}>
            <span>
              You share <a href={`${page}/share/${offer}`}>{insurer}’s price</a>. Anyone with the link can see
              it.
            </span>
            <Undo action={`${page}/share/${offer}/stop`}>
              Stop sharing<VisuallyHidden>: {insurer}</VisuallyHidden>
            </Undo>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens the dialog that mails the prices; without scripts, or if that does not load, it leads to a page. */
function AnotherAddress({ quoteId }: { readonly quoteId: string }) {
  const dialog = useDialog()
  return (
    <>
      <a href={`/quotes/${quoteId}/save`} onClick={dialog.openFrom}>
        Send them to another address
      </a>
      {dialog.state === 'failed' && (
        <p role="alert">That didn’t load. Press it once more and I’ll take you to the page for it.</p>
      )}
      {dialog.module && (
        <dialog.module.SaveQuotesDialog
          wish="save"
          open={dialog.state === 'open'}
          onClose={dialog.close}
          onSaved={dialog.close}
          email={undefined}
          quoteId={quoteId}
        />
      )}
    </>
  )
}

function Undo({ action, children }: { readonly action: string; readonly children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="from" value="results" />
      <Button look="plain" type="submit">
        {children}
      </Button>
    </form>
  )
}

function savedWords(
  { state, on, is_current }: NonNullable<Taken['saved']>,
  to: string | null | undefined,
): string {
  const where = to ? ` to ${to}` : ''
  if (state === 'waiting') return `An email with these prices is on its way${where}.`
  if (state === 'failed') return `The email with these prices couldn’t be delivered${where}.`
  return is_current
    ? `I emailed these prices${where} on ${on}.`
    : `I emailed earlier prices${where} on ${on}. The ones below are newer.`
}

function watchWords(watch: NonNullable<Taken['watch']>, to: string | null): string {
  const where = to ? ` to ${to}` : ''
  switch (watch.state) {
    case 'asked':
      return `I’ve sent an email${where}. Press the button in it, and I’ll tell you when prices change.`
    case 'failed':
      return `The email that asks whether to tell you when prices change couldn’t be delivered${where}.`
    case 'running':
      return `I look once a week, since ${watch.on}, and write${where} when a price has changed.`
    case 'stopped':
      return `I no longer tell you when prices change. That ended on ${watch.on}.`
  }
}

/** The address typed in this tab; the server does not know it. */
function useMailedTo(wish: Wish, quoteId: string): string | null {
  return useSyncExternalStore(
    never,
    () => mailedTo(wish, quoteId),
    () => null,
  )
}

const never = () => () => {}
