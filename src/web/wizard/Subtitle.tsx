import type { StepProps } from '../../wizard/step.ts'
import { CarrierHtml } from '../results/CarrierHtml.tsx'
import styles from './StepPage.module.css'

/** The line under the question; it may be HTML (spec 2.3). */
export function Subtitle({ subtitle, subtitleHtml }: Pick<StepProps, 'subtitle' | 'subtitleHtml'>) {
  if (subtitleHtml) return <CarrierHtml html={subtitleHtml} className={styles.subtitle} />
  return subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null
}
