import type { TextPage } from './article.ts'
import type { SampleListPage } from './prices/sample.ts'

/** What a start page says below its form: the site's text, in which the prices of a made-up visitor have their place. */
export interface Introduction extends Pick<TextPage, 'lang' | 'pieces'> {
  /** Absent if too few prices are known before anyone answers. */
  readonly sample?: SampleListPage
}
