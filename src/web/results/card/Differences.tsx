import type { CoverPart, Quote, Shared } from '../../../contract/prices/status.ts'
import { wordsIn } from '../../../language/text.ts'
import { useWords } from '../../words.ts'
import styles from './Differences.module.css'

/** The label of each kind of difference; what is neither less nor more needs none. */
const words = wordsIn({
  en: { less: 'Less coverage: ', more: 'More coverage: ', other: '' },
  es: { less: 'Menos cobertura: ', more: 'Más cobertura: ', other: '' },
})

/** How an offer differs from the others: in its cover, marked if it is less, and in the details of its price. */
export function Differences({ quote, shared }: { quote: Quote; shared: Shared }) {
  const { cover = [], price_info } = quote
  // What the price area says is not repeated in small print.
  const all = price_info.details ?? []
  const own = all.filter(sentence => sentence !== price_info.for_only && !shared.details.includes(sentence))
  // How many pets a price is for must not hide what fees are in it.
  const inSight = price_info.pets && own[0] === all[0] ? 2 : 1
  const rest = own.slice(inSight)
  return (
    <>
      {(['less', 'more', 'other'] as const).map(kind => (
        <Parts key={kind} kind={kind} parts={cover.filter(({ differs }) => differs === kind)} />
      ))}
      {own.length > 0 && (
        <p className={styles.detail}>
          {own.slice(0, inSight).join(' ')}{' '}
          {rest.length > 0 && <span className={styles.rest}>{rest.join(' ')}</span>}
        </p>
      )}
    </>
  )
}

function Parts({ kind, parts }: { kind: keyof typeof words.en; parts: readonly CoverPart[] }) {
  const say = useWords(words)
  if (parts.length === 0) return null
  return (
    <p className={styles[kind]}>
      <strong>{say[kind]}</strong>
      {parts.map(({ text }) => text).join(', ')}
    </p>
  )
}
