import { useEffect, useState } from 'react'
import type { Properties } from '../../contract/answers/properties.ts'
import { wordsIn } from '../../language/text.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import { useSite } from '../facts.ts'
import { type Around, sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'
import styles from './Hesitation.module.css'

const words = wordsIn({
  en: {
    skip: (label: string) =>
      `Not sure? Press “${label}”. I’ll assume what’s typical and say so with your prices.`,
    call: (link: Around, phone: string) =>
      sentence`Need a hand? Call ${link(phone)}. What you’ve entered stays here.`,
  },
  we: {
    skip: label => `Not sure? Press “${label}”. We’ll assume what’s typical and say so with your prices.`,
  },
  es: {
    skip: label =>
      `Si no lo sabe, presione “${label}”. Se supondrá lo más común, y así se dirá con sus precios.`,
    call: (link, phone) => sentence`¿Necesita ayuda? Llame al ${link(phone)}. Lo que ha escrito sigue aquí.`,
  },
})

/** After so long without a touch, in ms, somebody who looks at a question seems not to know. */
const patience = 30_000
/** So many answers that were refused say the same. */
const manyRefusals = 3

interface HesitationProps {
  readonly errors: FieldErrors
  /** The label of the button that skips the question; absent where it has to be answered. */
  readonly skip: Properties['skipLabel']
}

/** What the butler says to a visitor who hesitates, below the buttons, where it moves nothing. */
export function Hesitation({ errors, skip }: HesitationProps) {
  const say = useWords(words)
  const { phone } = useSite()
  const [hesitates, setHesitates] = useState(false)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (Object.keys(errors).length > 0) setRefusals(before => before + 1)
  }, [errors])
  useEffect(() => {
    if (hesitates) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => (document.hidden ? wait() : setHesitates(true)), patience)
    }
    wait()
    const touches = ['input', 'keydown', 'pointerdown'] as const
    for (const touch of touches) addEventListener(touch, wait)
    return () => {
      clearTimeout(timer)
      for (const touch of touches) removeEventListener(touch, wait)
    }
  }, [hesitates])
  return (
    <p className={styles.hesitation} role="status">
      {(hesitates || refusals >= manyRefusals) &&
        (skip === undefined
          ? say.call(number => <a href={`tel:${phone.dial}`}>{number}</a>, phone.text)
          : say.skip(skip))}
    </p>
  )
}
