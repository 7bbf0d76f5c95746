import type { Properties } from '../../contract/answers/properties.ts'
import { isFromPurchase } from '../../contract/came-from.ts'
import { wordsIn } from '../../language/text.ts'
import { CarrierHtml } from '../format/CarrierHtml.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    change: 'See or change it',
    law: 'See your state’s rules',
    needed: 'The price you chose depends on this answer.',
  },
  es: {
    change: 'Verla o cambiarla',
    law: 'Ver las reglas de su estado',
    needed: 'El precio que eligió depende de esta respuesta.',
  },
})

type SubtitleProps = Pick<
  Properties,
  'subtitle' | 'subtitleHtml' | 'law' | 'skip_button' | 'taken_over' | 'quote_id'
> & {
  readonly query?: string | undefined
  readonly className: string | undefined
}

/** The line under the question; it may be HTML (spec 2.3.0.1). */
export function Subtitle({ skip_button, taken_over, quote_id, query = '', ...props }: SubtitleProps) {
  const say = useWords(words)
  // Its own line may say that the question can be skipped, which would not make the price firm.
  const isNeeded = props.subtitle && skip_button && isFromPurchase(query)
  return (
    <>
      {isNeeded ? <p className={props.className}>{say.needed}</p> : <UnderQuestion {...props} />}
      {taken_over && (
        <p>
          {taken_over} <a href={`/quotes/${quote_id}/answers`}>{say.change}</a>
        </p>
      )}
    </>
  )
}

function UnderQuestion({
  subtitle,
  subtitleHtml,
  law,
  className,
}: Pick<SubtitleProps, 'subtitle' | 'subtitleHtml' | 'law' | 'className'>) {
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
