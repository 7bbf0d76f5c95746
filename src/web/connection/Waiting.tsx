import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'
import { useConnected } from './connection.ts'

const words = wordsIn({
  en: { held: 'I’ll do this once you’re connected again.' },
  we: { held: 'We’ll do this once you’re connected again.' },
  es: { held: 'Esto se hará cuando vuelva la conexión.' },
})

/** Says what happens to a press that is on its way, if there is no connection. */
export function Waiting({ busy }: { busy: boolean }) {
  const say = useWords(words)
  const connected = useConnected()
  return <p role="status">{busy && !connected && say.held}</p>
}
