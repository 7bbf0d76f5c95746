import { isDeepStrictEqual } from 'node:util'
import { walk } from '../../../wizard/walk.ts'
import {
  type ChangedCovers,
  type ChangeStatuses,
  type Changes,
  changeCovers,
  changedBefore,
  statusesOf,
} from '../coverage/change-covers.ts'
import { undoToAfter } from '../coverage/tried-covers.ts'
import { withUnreviewed } from '../own-quote.ts'
import { admitAsking, type Sender } from '../quoting/admit.ts'
import { isDisclosed } from '../quoting/is-disclosed.ts'
import { earlierReply, type RepeatedRequest, replyToStore } from '../repeated-request.ts'
import { type Finished, type Reading, readFinished } from '../results/show-results.ts'
import { retryOnConflict } from '../retry-on-conflict.ts'
import type { Services } from '../services.ts'
import { restingOffers } from './resting-offers.ts'
import { coversOf, type ShownCovers } from './show-covers.ts'

/** What changing covers takes. */
type Changing = Reading & Services<'admit' | 'answers' | 'makeOffers' | 'restMs'>

/** What happened to each change, and the quote as it is now. */
export interface UpdatedQuote extends ShownCovers {
  readonly changes: ChangedCovers['changes']
}

export interface UpdateRequest {
  readonly visitor: Buffer
  readonly quoteId: string
  readonly changes: Changes
  readonly sender: Sender
  /** The client's idempotency key, the same on a retry. */
  readonly key?: string | undefined
}

/**
 * Changes covers of a finished quote: plans rate at once, other carriers are asked again. Safe to repeat with or without a key.
 * Throws `AppError` as `showResults` does, `conflict` for a key that was used for other changes, or as `Admit` does.
 */
export async function updateQuote(services: Changing, request: UpdateRequest): Promise<UpdatedQuote> {
  const { visitor, quoteId } = request
  const replyWith = (finished: Finished, changes: ChangedCovers['changes']) => ({
    ...coversOf(services, finished),
    changes,
  })
  return retryOnConflict(async () => {
    const finished = await readFinished(services, visitor, quoteId)
    const earlier = await earlierReply(services, repeatedRequest(request), quoteId)
    if (earlier) {
      // Only the results of changes are stored under such a key.
      const statuses = earlier.body as ChangeStatuses
      return replyWith(finished, changedBefore(finished.journey, request.changes, statuses))
    }
    const changed = changeCovers(finished.journey, request.changes)
    const isKept = await keep(services, { finished, changed, request })
    return isKept ? replyWith(await readFinished(services, visitor, quoteId), changed.changes) : null
  })
}

interface Keep {
  readonly finished: Finished
  readonly changed: ChangedCovers
  readonly request: UpdateRequest
}

/** Saves changed covers with a new round of offers. False when another request saved the quote in between. */
async function keep(services: Changing, { finished, changed, request }: Keep): Promise<boolean> {
  const { quote, journey, walked, application: before } = finished
  const { key, sender } = request
  const isChanged = Object.values(changed.changes).some(({ status }) => status === 'changed')
  if (!isChanged && key === undefined) return true
  const { application } = walk({ ...journey, answers: changed.answers })
  const applied = { quoteId: quote.id, line: quote.line, application, today: journey.today }
  const offers =
    isChanged && !isDeepStrictEqual(application, before)
      ? await restingOffers(services, {
          finished,
          applied,
          offers: services.makeOffers({ ...applied, isDisclosed: isDisclosed(walked, quote.notes) }),
        })
      : undefined
  await admitAsking(services, { quote, sender, offers })
  const { answers } = changed
  const undoTo = undoToAfter(finished, answers)
  const reply = replyToStore(repeatedRequest(request), statusesOf(changed.changes))
  const notes = isChanged ? withUnreviewed(quote.notes, sender) : quote.notes
  return (await services.quotes.save({ quote, answers, notes, reply, offers, undoTo })) !== null
}

function repeatedRequest({ visitor, key, quoteId, changes }: UpdateRequest): RepeatedRequest {
  return { visitor, key, asksFor: ['covers', quoteId, changes] }
}
