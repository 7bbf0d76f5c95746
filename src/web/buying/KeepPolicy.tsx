import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: { keep: 'Don’t cancel your current policy until the new one has been issued.' },
  es: { keep: 'No cancele su póliza actual hasta que se haya emitido la nueva.' },
})

/** What whoever is insured now should know before buying. */
export function KeepPolicy() {
  return <p>{useWords(words).keep}</p>
}
