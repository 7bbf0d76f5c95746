import type { Carrier } from '../../../carriers/carrier.ts'
import type { SiteFacts } from '../../../contract/page.ts'
import { insuranceLines } from '../../../law/rule.ts'
import type { Config } from '../../platform/config.ts'
import { unfinishedDaysOf } from '../../store/expiry.ts'

/** What is so of this service as it is set up: its texts say nothing that does not follow from here. */
export function factsOf(
  carriers: readonly Carrier[],
  { retentionDays }: Pick<Config, 'retentionDays'>,
): SiteFacts {
  const asked = (line: (typeof insuranceLines)[number]) =>
    carriers.some(({ demo, lines }) => !demo && lines[line]?.connector.via === 'wire')
  return {
    isDemo: carriers.every(({ demo }) => demo),
    passedOn: insuranceLines.filter(asked),
    retentionDays,
    unfinishedDays: unfinishedDaysOf(retentionDays),
  }
}
