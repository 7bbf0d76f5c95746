import type { Quote } from '../../../contract/prices/status.ts'
import { spoken, wordsIn } from '../../../language/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useSpeech } from '../../words.ts'
import styles from './ComparisonDialog.module.css'
import { comparisonRows } from './comparison-rows.ts'

const words = wordsIn({
  en: {
    title: 'Side by side',
    mark: 'marks where these quotes differ.',
    table: 'Comparison',
    differs: 'differs',
    less: 'less coverage',
    back: 'Back to the list',
  },
  es: {
    title: 'Lado a lado',
    mark: 'señala en qué se diferencian estas cotizaciones.',
    table: 'Comparación',
    differs: 'hay diferencias',
    less: 'menos cobertura',
    back: 'Volver a la lista',
  },
})

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly quotes: readonly Quote[]
}

/** Two to four offers side by side, differences marked. On a phone the insurers stay above as the rows slide by. */
export function ComparisonDialog({ open, onClose, quotes }: Props) {
  const speech = useSpeech()
  const say = spoken(words, speech)
  return (
    <Dialog
      shape="wide"
      title={say.title}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say.back}</Button>}
    >
      <p className={styles.legend}>
        <span className={styles.mark} aria-hidden="true" /> {say.mark}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={say.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {quotes.map(({ id, insurer }) => (
                <th key={id} scope="col">
                  <img className={styles.logo} src={insurer.logo} alt="" width="32" height="32" />
                  {insurer.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows(quotes, speech).map(({ label, cells, isDifferent }) => (
              <tr key={label} className={isDifferent ? styles.different : undefined}>
                <th scope="row">
                  {label}
                  {isDifferent && <VisuallyHidden>, {say.differs}</VisuallyHidden>}
                </th>
                {cells.map(({ text, isLess }, index) => (
                  <td key={quotes[index]?.id} className={isLess && styles.less}>
                    {text}
                    {isLess && <span className={styles.note}>{say.less}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  )
}
