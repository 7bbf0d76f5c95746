import type { StepProps } from '../../wizard/step.ts'
import { CarrierHtml } from '../results/CarrierHtml.tsx'

type SubtitleProps = Pick<StepProps, 'subtitle' | 'subtitleHtml' | 'law'> & {
  readonly className: string | undefined
}

/** The line under the question; it may be HTML (spec 2.3.0.1). */
export function Subtitle({ subtitle, subtitleHtml, law, className }: SubtitleProps) {
  if (subtitleHtml) return <CarrierHtml html={subtitleHtml} className={className} />
  if (!subtitle && !law) return null
  return (
    <p className={className}>
      {subtitle}
      {law && (
        <>
          {' '}
          <a href={law} target="_blank" rel="noopener">
            See your state’s rules
          </a>
        </>
      )}
    </p>
  )
}
