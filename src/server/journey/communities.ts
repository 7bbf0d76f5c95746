import type { CommunityPage, ListedCommunity } from '../../contract/community.ts'
import type { Text, Untold } from '../../language/text.ts'
import type { SamplePrices } from './samples/quote-sample.ts'

/** The page of a community, its prices as values, the best first. */
export interface MadeCommunity
  extends Omit<CommunityPage, 'prices' | 'cover' | 'tenant' | 'description' | 'questions'>,
    SamplePrices {
  readonly description: Text
  readonly tenant: readonly Untold<CommunityPage['tenant'][number], 'label' | 'answer'>[]
  readonly questions: readonly Untold<CommunityPage['questions'][number], 'question' | 'answer'>[]
}

/** The pages of communities, by their ids. */
export interface Communities {
  /** Each with its address, in the order of their ids. */
  readonly all: readonly ListedCommunity[]
  /** Today's page of a community, the same object all day; undefined for an unknown id. */
  page(id: string): Promise<MadeCommunity> | undefined
}
