import type { PriceInfo } from '../../../contract/prices/status.ts'
import { longDay } from '../../../language/days.ts'
import { possessive } from '../../../language/possessive.ts'
import { spoken, wordsIn } from '../../../language/text.ts'
import { moment } from '../../format/day.ts'
import { useSpeech } from '../../words.ts'
import { isStandIn } from '../list/arrange.ts'
import styles from './QuoteCard.module.css'

const words = wordsIn({
  en: {
    similar: 'Based on similar plans.',
    awaited: (insurer: string) => `${possessive(insurer)} own price may replace it.`,
    estimated: (insurer: string, when: string) => `Estimated by ${insurer} ${when}.`,
    confirmed: (insurer: string, when: string) => `Confirmed by ${insurer} ${when}.`,
    rates: (insurer: string, when: string) => `Worked out ${when} from ${possessive(insurer)} own rates.`,
    until: (day: string) => `Good until ${day}.`,
  },
  es: {
    similar: 'Se basa en planes parecidos.',
    awaited: insurer => `El precio propio de ${insurer} puede reemplazarlo.`,
    estimated: (insurer, when) => `Estimado por ${insurer} ${when}.`,
    confirmed: (insurer, when) => `Confirmado por ${insurer} ${when}.`,
    rates: (insurer, when) => `Calculado ${when} con las tarifas de ${insurer}.`,
    until: day => `Válido hasta el ${day}.`,
  },
})

/** The source of a price, when it was made, and how long it is valid. */
export function Origin({ price, insurer }: { price: PriceInfo; insurer: string }) {
  const speech = useSpeech()
  const say = spoken(words, speech)
  const { quoted_at, expires_at, estimated, source } = price
  if (isStandIn(price))
    return (
      <p className={styles.origin}>
        {price.basis ?? say.similar}
        {price.awaited && ` ${say.awaited(insurer)}`}
      </p>
    )
  if (quoted_at === undefined) return null
  const kind = source === 'rates' ? source : estimated ? 'estimated' : 'confirmed'
  return (
    <p className={styles.origin}>
      {say[kind](insurer, moment(quoted_at, new Date(), speech))}
      {expires_at !== undefined && !estimated && <span>{say.until(longDay(expires_at, speech))}</span>}
    </p>
  )
}
