import { Fragment } from 'react'
import type { PassportBlock, PassportRow } from '../../contract/prices/passport.ts'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import styles from './PriceSteps.module.css'

const words = wordsIn({
  en: {
    policy: 'The policy',
    step: 'Step',
    effect: 'What it does',
    after: 'Total so far',
  },
  es: {
    policy: 'La póliza',
    step: 'Paso',
    effect: 'Qué hace',
    after: 'Total hasta aquí',
  },
})

/** One block of a worksheet as a table: what the rates look up first, or steps with the staircase they make. */
export function PriceSteps({ block: { title, lang, is_preparation, rows } }: { block: PassportBlock }) {
  const say = useWords(words)
  // If all steps work on factors, nothing is summed.
  const isSummed = rows.some(({ after }) => after !== undefined)
  return (
    <table className={styles.steps}>
      <caption lang={lang}>{title ?? say.policy}</caption>
      {!is_preparation && (
        <thead>
          <tr>
            <th scope="col">{say.step}</th>
            <th scope="col">{say.effect}</th>
            {isSummed && <th scope="col">{say.after}</th>}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, lang, effect, after, stair }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a price never move
          <Fragment key={place}>
            <tr>
              <th scope="row" lang={lang}>
                {label}
              </th>
              <td>{effect}</td>
              {isSummed && <td>{after ?? ''}</td>}
            </tr>
            {stair && (
              // As wide as the table, so that a step of a few percent can be seen.
              // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing takes the focus in a picture of the row above
              <tr aria-hidden="true">
                <td className={styles.stair} colSpan={3}>
                  <Stair {...stair} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** A step of the staircase from the base rate to the price. The row above says what it shows. */
function Stair({ from, to }: NonNullable<PassportRow['stair']>) {
  const look = from === 0 ? styles.base : to < from ? styles.down : styles.up
  return (
    <svg aria-hidden="true" focusable="false">
      <rect
        className={look}
        x={`${Math.min(from, to) * 100}%`}
        // A step is visible, however small.
        width={`${Math.max(Math.abs(to - from) * 100, 1)}%`}
        height="100%"
      />
    </svg>
  )
}
