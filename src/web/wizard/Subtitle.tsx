import type { StepProps } from '../../wizard/step.ts'
import { CarrierHtml } from '../results/CarrierHtml.tsx'

type SubtitleProps = Pick<StepProps, 'subtitle' | 'subtitleHtml'> & { readonly className: string | undefined }

/** The line under the question; it may be HTML (spec 2.3.0.1). */
export function Subtitle({ subtitle, subtitleHtml, className }: SubtitleProps) {
  if (subtitleHtml) return <CarrierHtml html={subtitleHtml} className={className} />
  return subtitle ? <p className={className}>{subtitle}</p> : null
}
