import { wordsIn } from '../../../../language/text.ts'
import { useWords } from '../../../words.ts'

const words = wordsIn({
  en: {
    why: '“Popular Choice”: the best mix of a low price, customer rating and being confirmed, from a well-rated insurer. Not based on sales.',
  },
  es: {
    why: '“Opción popular”: la que mejor combina precio bajo, calificación de los clientes y estar confirmada, de una aseguradora bien calificada. No se basa en las ventas.',
  },
})

/** What makes a price the popular choice. */
export function Popular() {
  return <p>{useWords(words).why}</p>
}
