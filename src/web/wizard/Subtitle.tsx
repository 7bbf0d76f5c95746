import type { Properties } from '../../contract/answers/properties.ts'
import { wordsIn } from '../../language/text.ts'
import { CarrierHtml } from '../format/CarrierHtml.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: { change: 'See or change it', law: 'See your state’s rules' },
  es: { change: 'Verla o cambiarla', law: 'Ver las reglas de su estado' },
})

type SubtitleProps = Pick<Properties, 'subtitle' | 'subtitleHtml' | 'law' | 'taken_over' | 'quote_id'> & {
  readonly className: string | undefined
}

/** The line under the question; it may be HTML (spec 2.3.0.1). */
export function Subtitle({ taken_over, quote_id, ...props }: SubtitleProps) {
  const say = useWords(words)
  return (
    <>
      <UnderQuestion {...props} />
      {taken_over && (
        <p>
          {taken_over} <a href={`/quotes/${quote_id}/answers`}>{say.change}</a>
        </p>
      )}
    </>
  )
}

function UnderQuestion({ subtitle, subtitleHtml, law, className }: SubtitleProps) {
  const say = useWords(words)
  if (subtitleHtml) return <CarrierHtml html={subtitleHtml} className={className} />
  if (!subtitle && !law) return null
  return (
    <p className={className}>
      {subtitle}
      {law && (
        <>
          {' '}
          <a href={law} target="_blank" rel="noopener">
            {say.law}
          </a>
        </>
      )}
    </p>
  )
}
