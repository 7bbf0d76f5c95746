import { switchTo } from '../../language/paths.ts'
import { pathHere } from '../base-path.ts'
import { useFacts } from '../facts.ts'
import { useBrowserValue } from '../ui/from-server.ts'

/** Leads to the same page in the other language, which says its own name. What is answered stays. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { path, speech } = useFacts()
  const here = useBrowserValue(() => pathHere() + location.search, path)
  if (path === undefined) return null
  const other = speech === 'es' ? 'en' : 'es'
  return (
    <a className={className} href={switchTo(other, here ?? '')} lang={other} hrefLang={other}>
      {other === 'es' ? 'Es' : 'En'}
      <span>{other === 'es' ? 'pañol' : 'glish'}</span>
    </a>
  )
}
