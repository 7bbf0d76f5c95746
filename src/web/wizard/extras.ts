// What surrounds every question except the first: one chunk, loaded with the second.

export { isFromPurchase } from '../../contract/came-from.ts'
export { nameOf } from './field-names.ts'
export { AnswersSoFar } from './frame/AnswersSoFar.tsx'
export { BackLink } from './frame/BackLink.tsx'
export { BelowFields } from './frame/BelowFields.tsx'
export { FollowOtherTabs } from './frame/FollowOtherTabs.tsx'
export { OpenQuotes } from './frame/OpenQuotes.tsx'
export { Progress } from './frame/Progress.tsx'
export { Hesitation } from './Hesitation.tsx'
export { SkipDialog, SkipFailed, skipsAtOnce } from './SkipDialog.tsx'
export { Subtitle } from './Subtitle.tsx'
