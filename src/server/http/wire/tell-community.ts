import type { CommunityPage, SamplePrice } from '../../../contract/community.ts'
import type { Speech } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import { amountOf } from '../../../units/cents.ts'
import type { MadeCommunity } from '../../journey/communities.ts'
import { tellCard } from './tell-results.ts'

/** The page of a community on the wire. */
export function tellCommunity(
  { offers, view, tellIn, ...page }: MadeCommunity,
  speech: Speech,
): CommunityPage {
  const tell = tellIn(speech)
  return {
    ...allTold(page, speech),
    cover: view.coverage.parts.map(part => tell({ key: 'coverage.part', values: part })),
    prices: offers.map(({ offer, cents, period }): SamplePrice => {
      const { id, insurer, cover = [] } = tellCard({ offer, view }, tell)
      const { badges: _, ...shown } = insurer
      return {
        id,
        insurer: shown,
        premium: amountOf(cents),
        period,
        differences: cover.filter(({ differs }) => differs !== undefined),
      }
    }),
  }
}
