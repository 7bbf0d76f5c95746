import { possessive } from '../../language/possessive.ts'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    asked: (insurer: string) => `I asked ${insurer} again.`,
    rated: (insurer: string) => `I worked it out again from ${possessive(insurer)} rates.`,
    unchanged: 'The price hasn’t changed.',
    now: 'This is the price now.',
  },
  we: {
    asked: insurer => `We asked ${insurer} again.`,
    rated: insurer => `We worked it out again from ${possessive(insurer)} rates.`,
  },
  es: {
    asked: insurer => `Se consultó otra vez a ${insurer}.`,
    rated: insurer => `Se calculó otra vez con las tarifas de ${insurer}.`,
    unchanged: 'El precio no ha cambiado.',
    now: 'Este es el precio ahora.',
  },
})

interface ReconfirmedProps {
  readonly insurer: string
  /** We hold the insurer's rates, so it was sent nothing. */
  readonly isRatedHere: boolean | undefined
  /** The visitor came from another price. */
  readonly isOther: boolean
}

/** Says how a price was confirmed once more, and whether it is the one that the visitor saw. */
export function Reconfirmed({ insurer, isRatedHere, isOther }: ReconfirmedProps) {
  const say = useWords(words)
  return (
    <p>
      {isRatedHere ? say.rated(insurer) : say.asked(insurer)} {isOther ? say.now : say.unchanged}
    </p>
  )
}
