import type { CommunityPage } from '../../../contract/community.ts'
import type { Speech } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import type { MadeCommunity } from '../../journey/communities.ts'
import { tellSamplePrices } from './tell-sample.ts'

/** The page of a community on the wire. */
export function tellCommunity(
  { offers, view, tellIn, ...page }: MadeCommunity,
  speech: Speech,
): CommunityPage {
  return { ...allTold(page, speech), ...tellSamplePrices({ offers, view, tellIn }, speech) }
}
