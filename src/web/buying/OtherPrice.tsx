import type { PriceInfo } from '../../contract/prices/status.ts'
import type { Amount, Continuing } from '../../contract/purchase/continue.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { type Speech, wordsIn } from '../../language/text.ts'
import { centsOf } from '../../units/cents.ts'
import type { Period } from '../../units/period.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSpeech, useWords } from '../words.ts'

const words = wordsIn({
  en: {
    other: 'This isn’t the price you chose.',
    changedCover: 'You’ve changed your coverage.',
    changedAnswers: 'Your answers changed the price.',
    otherPrice: (was: string, is: string) => `It was ${was}. It’s ${is} now.`,
    otherCover: (was: string, is: string, cover: string) =>
      `It was ${was} with this coverage: ${cover}. You’ve changed your coverage since, and it’s ${is} now.`,
    otherAnswers: (was: string, is: string) => `It was ${was}. With your answers now, it’s ${is}.`,
    openCover: (was: string, cover: string) => `It was ${was} with this coverage: ${cover}.`,
    sameCover: (was: string, cover: string) =>
      `It was ${was} with this coverage: ${cover}. With the coverage you’ve selected now, the price is the same.`,
  },
  es: {
    other: 'Este no es el precio que eligió.',
    changedCover: 'Usted cambió su cobertura.',
    changedAnswers: 'Sus respuestas cambiaron el precio.',
    otherPrice: (was, is) => `Era de ${was}. Ahora es de ${is}.`,
    otherCover: (was, is, cover) =>
      `Era de ${was} con esta cobertura: ${cover}. Desde entonces usted cambió su cobertura, y ahora es de ${is}.`,
    otherAnswers: (was, is) => `Era de ${was}. Con sus respuestas de ahora, es de ${is}.`,
    openCover: (was, cover) => `Era de ${was} con esta cobertura: ${cover}.`,
    sameCover: (was, cover) =>
      `Era de ${was} con esta cobertura: ${cover}. Con la cobertura que tiene elegida ahora, el precio es el mismo.`,
  },
})

/** The price that was pressed, if it or its coverage is not the present one. */
export function OtherPrice({ seen, result, quote: { price_info } }: Continuing) {
  const say = useWords(words)
  const speech = useSpeech()
  if (!seen) return null
  const was = (seen.estimated ? '~ ' : '') + amount(seen.premium, seen.period, speech)
  if (result === 'open' || result === 'estimate' || result === 'gone')
    return (
      seen.cover !== undefined && (
        <Alert look="warn" title={say.changedCover} text={say.openCover(was, seen.cover)} />
      )
    )
  const { premium = '0', policy_period = seen.period } = price_info
  const is = amount(premium, policy_period, speech)
  if (seen.cover !== undefined && is === was)
    return <Alert look="warn" title={say.changedCover} text={say.sameCover(was, seen.cover)} />
  return (
    <Alert
      look={isLess(price_info, seen) ? 'note' : 'warn'}
      title={seen.isOfOtherAnswers ? say.changedAnswers : say.other}
      text={
        seen.cover === undefined
          ? say[seen.isOfOtherAnswers ? 'otherAnswers' : 'otherPrice'](was, is)
          : say.otherCover(was, is, seen.cover)
      }
    />
  )
}

/** Whether a price fell, which is no warning. */
export function isLess({ premium = '0', policy_period }: PriceInfo, was: Amount): boolean {
  return policy_period === was.period && centsOf(premium) < centsOf(was.premium)
}

/** "$14.84 a month" */
export function amount(premium: string, period: Period, speech: Speech): string {
  return `${dollars(premium)} ${perPeriod(period, speech)}`
}
