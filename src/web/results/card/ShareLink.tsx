import type { Quote } from '../../../contract/prices/status.ts'
import { wordsIn } from '../../../language/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useWords } from '../../words.ts'
import { useDialog } from '../use-dialog.ts'
import styles from './QuoteCard.module.css'

const words = wordsIn({ en: { share: 'Share this price' }, es: { share: 'Compartir este precio' } })

/** Opens the dialog that shares one price; without scripts, or if that does not load, it leads to a page. */
export function ShareLink({ quote, quoteId }: { quote: Quote; quoteId: string }) {
  const say = useWords(words)
  const sharing = useDialog()
  return (
    <>
      <a className={styles.further} href={`/quotes/${quoteId}/share/${quote.id}`} onClick={sharing.openFrom}>
        {say.share}
        <VisuallyHidden>: {quote.insurer.name}</VisuallyHidden>
      </a>
      {sharing.module && <sharing.module.ShareDialog {...sharing.shown} {...{ quote, quoteId }} />}
    </>
  )
}
