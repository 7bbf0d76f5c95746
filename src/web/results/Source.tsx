import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'

const words = wordsIn({ en: { source: 'Source:' }, es: { source: 'Fuente:' } })

interface SourceProps {
  readonly url: string
  readonly name: string | null
}

/** Where a quote was begun, if that is a page on the web. */
export function Source({ url, name }: SourceProps) {
  const say = useWords(words)
  if (!url.startsWith('https://')) return null
  return (
    <p>
      {say.source} <a href={url}>{name || url}</a>
    </p>
  )
}
