import { switchTo } from '../../language/paths.ts'
import { wordsIn } from '../../language/text.ts'
import { pathHere } from '../base-path.ts'
import { useFacts } from '../facts.ts'
import { keepForm } from '../kept-page.ts'
import { useBrowserValue } from '../ui/from-server.ts'
import { useWords } from '../words.ts'

/** The other language says its own name. */
const words = wordsIn({ en: { other: 'Español' }, es: { other: 'English' } })

/** Leads to the same page in the other language. What is answered or typed stays. A phone has room only for its code. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { other } = useWords(words)
  const { path, speech } = useFacts()
  const here = useBrowserValue(() => pathHere() + location.search, path)
  if (path === undefined) return null
  const language = speech === 'es' ? 'en' : 'es'
  return (
    <a className={className} href={switchTo(language, here ?? '')} lang={language} onClick={() => keepForm()}>
      <b>{language}</b> <span>{other}</span>
    </a>
  )
}
