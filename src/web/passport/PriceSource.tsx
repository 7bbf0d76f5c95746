import type { PriceInfo } from '../../contract/prices/status.ts'
import { longDay } from '../../language/days.ts'
import { possessive } from '../../language/possessive.ts'
import { spoken, wordsIn } from '../../language/text.ts'
import { moment } from '../format/day.ts'
import { useSpeech } from '../words.ts'

/** `when` begins with a space, or is empty. */
const words = wordsIn({
  en: {
    estimate: '~ Estimate.',
    made: (when: string) => `I made it${when} from similar plans.`,
    unconfirmed: (insurer: string) => `${insurer} hasn’t confirmed it.`,
    estimated: (insurer: string, when: string) => `~ Estimate by ${insurer}${when}.`,
    confirmed: (insurer: string, when: string) => `✓ Confirmed by ${insurer}${when}.`,
    assumed: (insurer: string, when: string) =>
      `~ Estimate. I worked it out${when} from ${possessive(insurer)} own rates, with some answers assumed.`,
    rates: (insurer: string, when: string) =>
      `✓ Not an estimate. I worked it out${when} from ${possessive(insurer)} own rates.`,
    until: (day: string) => `Good until ${day}.`,
  },
  we: {
    made: when => `We made it${when} from similar plans.`,
    assumed: (insurer, when) =>
      `~ Estimate. We worked it out${when} from ${possessive(insurer)} own rates, with some answers assumed.`,
    rates: (insurer, when) =>
      `✓ Not an estimate. We worked it out${when} from ${possessive(insurer)} own rates.`,
  },
  es: {
    estimate: '~ Estimado.',
    made: when => `Se calculó${when} a partir de planes parecidos.`,
    unconfirmed: insurer => `${insurer} no lo ha confirmado.`,
    estimated: (insurer, when) => `~ Estimado por ${insurer}${when}.`,
    confirmed: (insurer, when) => `✓ Confirmado por ${insurer}${when}.`,
    assumed: (insurer, when) =>
      `~ Estimado. Se calculó${when} con las tarifas de ${insurer}, suponiendo algunas respuestas.`,
    rates: (insurer, when) => `✓ No es un estimado. Se calculó${when} con las tarifas de ${insurer}.`,
    until: day => `Válido hasta el ${day}.`,
  },
})

interface PriceSourceProps {
  readonly price: Pick<PriceInfo, 'estimated' | 'quoted_at' | 'expires_at' | 'source' | 'basis'>
  readonly insurer: string
}

/** Whether a price is confirmed, where it comes from, since when and until when. */
export function PriceSource({ price, insurer }: PriceSourceProps) {
  const speech = useSpeech()
  const say = spoken(words, speech)
  const { estimated, quoted_at, expires_at, source, basis } = price
  const when = quoted_at === undefined ? '' : ` ${moment(quoted_at, new Date(), speech)}`
  if (source === 'similar plans')
    return (
      <p>
        {say.estimate} {basis ?? say.made(when)} {say.unconfirmed(insurer)}
      </p>
    )
  const isRated = source === 'rates'
  const kind = estimated ? (isRated ? 'assumed' : 'estimated') : isRated ? 'rates' : 'confirmed'
  return (
    <p>
      {say[kind](insurer, when)}
      {expires_at !== undefined && ` ${say.until(longDay(expires_at, speech))}`}
    </p>
  )
}
