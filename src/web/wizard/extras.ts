// What surrounds every question but the first: one chunk, loaded with the second.
export { LeaveWhenErased } from '../data/LeaveWhenErased.tsx'
export { AnswersSoFar } from './AnswersSoFar.tsx'
export { BackLink } from './BackLink.tsx'
export { DisclosureLink } from './DisclosureLink.tsx'
export { OpenQuotes } from './OpenQuotes.tsx'
export { Progress } from './Progress.tsx'
export { hasConfirmedSkip, SkipDialog, SkipFailed } from './SkipDialog.tsx'
export { Subtitle } from './Subtitle.tsx'
