import type { ReactNode } from 'react'
import { wordsIn } from '../../language/text.ts'
import { useSite } from '../facts.ts'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'
import styles from './Heading.module.css'

const words = wordsIn({
  en: {
    priceless: 'No insurer came back with a price this time.',
    advice: (email: ReactNode) =>
      sentence`Your answers are safe. Please try again later, or email ${email} and someone will look into it.`,
    adviceBelow: (email: ReactNode) =>
      sentence`Your answers are safe. See what you can do below, or email ${email} and someone will look into it.`,
  },
  es: {
    priceless: 'Esta vez, ninguna aseguradora dio un precio.',
    advice: email =>
      sentence`Sus respuestas están a salvo. Intente de nuevo más tarde, o escriba a ${email} y alguien revisará qué pasó.`,
    adviceBelow: email =>
      sentence`Sus respuestas están a salvo. Vea abajo qué puede hacer, o escriba a ${email} y alguien revisará qué pasó.`,
  },
})

interface AdviceProps {
  /** Insurers were asked, and none has a price. */
  readonly wasAsked: boolean
  /** The page below says what else can be done. */
  readonly hasWays: boolean
}

/** What to do if there is no price. */
export function Advice({ wasAsked, hasWays }: AdviceProps) {
  const say = useWords(words)
  const { email } = useSite()
  return (
    <p className={styles.advice}>
      {wasAsked && `${say.priceless} `}
      {say[hasWays ? 'adviceBelow' : 'advice'](<a href={`mailto:${email}`}>{email}</a>)}
    </p>
  )
}
