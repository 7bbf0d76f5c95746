import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    keep: 'Don’t cancel your current policy until the new one has begun. Ask for it to end on that day.',
  },
  es: {
    keep: 'No cancele su póliza actual hasta que haya empezado la nueva. Pida que termine ese mismo día.',
  },
})

/** What somebody who is already insured should know before buying. */
export function KeepPolicy() {
  return <p>{useWords(words).keep}</p>
}
