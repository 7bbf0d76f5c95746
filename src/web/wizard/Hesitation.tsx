import { useEffect, useRef, useState } from 'react'
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
    stuck: (complaint: string, link: Around, phone: string) =>
      sentence`Still stuck? ${complaint} Or call ${link(phone)}. What you’ve entered stays here.`,
  },
  we: {
    skip: label => `Not sure? Press “${label}”. We’ll assume what’s typical and say so with your prices.`,
  },
  es: {
    skip: label =>
      `Si no lo sabe, presione “${label}”. Se supondrá lo más común, y así se dirá con sus precios.`,
    call: (link, phone) => sentence`¿Necesita ayuda? Llame al ${link(phone)}. Lo que ha escrito sigue aquí.`,
    stuck: (complaint, link, phone) =>
      sentence`¿Sigue sin poder avanzar? ${complaint} O llame al ${link(phone)}. Lo que ha escrito sigue aquí.`,
  },
})

/** After this long without a touch, in ms, somebody who looks at a question seems not to know. */
const patience = 30_000
/** This many refused answers mean the same. */
const manyRefusals = 3

interface HesitationProps {
  readonly errors: FieldErrors
  /** The label of the button that skips the question; absent if it has to be answered. */
  readonly skip: Properties['skipLabel']
}

/**
 * What the butler says to a visitor who hesitates, at the buttons, where it is in sight and moves nothing: how to skip, or what
 * the first wrong field needs, and whom to call.
 */
export function Hesitation({ errors, skip }: HesitationProps) {
  const say = useWords(words)
  const { phone } = useSite()
  const [hesitates, setHesitates] = useState(false)
  const [refusals, setRefusals] = useState(0)
  /** What the first wrong field needs; it stays while the visitor corrects it. */
  const [complaint, setComplaint] = useState('')
  const before = useRef(0)
  useEffect(() => {
    const complaints = Object.values(errors)
    // Correcting one of several wrong fields is not a refusal.
    if (complaints.length > 0 && complaints.length >= before.current) {
      setRefusals(count => count + 1)
      setComplaint(complaints[0] ?? '')
    }
    before.current = complaints.length
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
  const link: Around = number => <a href={`tel:${phone.dial}`}>{number}</a>
  const help = () => {
    if (skip !== undefined) return say.skip(skip)
    if (complaint === '') return say.call(link, phone.text)
    return say.stuck(/[.?!]$/.test(complaint) ? complaint : `${complaint}.`, link, phone.text)
  }
  return (
    <p className={styles.hesitation} role="status">
      {(hesitates || refusals >= manyRefusals) && help()}
    </p>
  )
}
