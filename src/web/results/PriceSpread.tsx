import type { Spread } from '../../contract/prices/status.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { wordsIn } from '../../language/text.ts'
import { InfoTip } from '../ui/dialog/InfoTip.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './PriceSpread.module.css'

const words = wordsIn({
  en: {
    lowest: 'Lowest',
    middle: 'Median',
    average: 'State average',
    highest: 'Highest',
    about: 'About the state average',
  },
  es: {
    lowest: 'Más bajo',
    middle: 'Mediana',
    average: 'Promedio del estado',
    highest: 'Más alto',
    about: 'Acerca del promedio del estado',
  },
})

/** A small chart of the price range, each figure at its place on it; screen readers get the figures as a sentence. */
export function PriceSpread({ spread }: { spread: Spread }) {
  const say = useWords(words)
  const speech = useSpeech()
  const {
    cheapest,
    median,
    dearest,
    cheapest_estimated,
    median_estimated,
    dearest_estimated,
    period,
    places,
    average,
  } = spread
  const lowest = places[0] ?? 0
  const highest = places.at(-1) ?? 1
  const middle = average?.place ?? (median - cheapest) / (dearest - cheapest)
  const figures: readonly Figure[] = [
    // Lowest and highest keep apart if an average far from the prices leaves them little room.
    [
      say.lowest,
      amount(cheapest, cheapest_estimated),
      Math.min(lowest, 0.7),
      lowest > 0.35 ? 'end' : 'start',
      4.7,
    ],
    [
      average ? say.average : say.middle,
      average ? dollars(average.cents) : amount(median, median_estimated),
      middle,
      sideOf(middle),
      0.85,
    ],
    [
      say.highest,
      amount(dearest, dearest_estimated),
      Math.max(highest, 0.3),
      highest < 0.65 ? 'start' : 'end',
      4.7,
    ],
  ]
  return (
    <figure className={styles.spread}>
      <svg className={styles.picture} aria-hidden="true" focusable="false">
        <line className={styles.rail} x1="1%" x2="99%" y1="2.9em" y2="2.9em" />
        <line className={styles.middle} x1={at(middle)} x2={at(middle)} y1="2.3em" y2="3.6em" />
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two prices may be the same
          <circle key={index} className={styles.price} cx={at(place)} cy="2.9em" r="4.5" />
        ))}
        {figures.map(([label, amount, place, side, line]) => (
          <text key={label} x={at(place)} y={`${line}em`} textAnchor={side} className={styles.label}>
            {label}
            <tspan x={at(place)} dy="1.15em" className={styles.figure}>
              {amount}
            </tspan>
          </text>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <VisuallyHidden>{figures.map(([label, amount]) => `${label}: ${amount}. `)}</VisuallyHidden>
        <span>{perPeriod(period, speech)}</span>
        {average && <InfoTip tip={average.about}>{say.about}</InfoTip>}
      </figcaption>
    </figure>
  )
}

/** An estimate is marked as on its card. */
function amount(cents: number, isEstimate = false): string {
  return `${isEstimate ? '~ ' : ''}${dollars(cents)}`
}

/** A label, its amount, its place on the rail from 0 to 1, the part of it that is there, and its line from the top. */
type Figure = readonly [
  label: string,
  amount: string,
  place: number,
  side: 'start' | 'middle' | 'end',
  line: number,
]

/** The side that keeps a label within the picture. */
function sideOf(place: number): Figure[3] {
  if (place < 0.2) return 'start'
  return place > 0.8 ? 'end' : 'middle'
}

/** From the left edge, slightly inside so that no dot is cut off. */
function at(place: number): string {
  return `${(1.5 + place * 97).toFixed(2)}%`
}
