import type { PriceInfo } from '../../contract/status.ts'
import { longDay } from '../../language/days.ts'
import { moment } from '../format/day.ts'

interface PriceSourceProps {
  readonly price: Pick<PriceInfo, 'estimated' | 'quoted_at' | 'expires_at' | 'source' | 'basis'>
  readonly insurer: string
}

/** Whether a price is confirmed, by whom, since when and until when. */
export function PriceSource({ price, insurer }: PriceSourceProps) {
  const { estimated, quoted_at, expires_at, source, basis } = price
  const when = quoted_at === undefined ? '' : ` ${moment(quoted_at, new Date())}`
  if (source === 'similar plans')
    return (
      <p>
        ~ Estimate. {basis ?? `I made it${when} from similar plans.`} {insurer} hasn’t confirmed it.
      </p>
    )
  return (
    <p>
      {estimated ? `~ Estimate by ${insurer}` : `✓ Confirmed by ${insurer}`}
      {when}.{expires_at !== undefined && ` Good until ${longDay(expires_at)}.`}
    </p>
  )
}
