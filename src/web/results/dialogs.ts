// The dialogs of the results page, loaded on demand as one chunk: separate ones would add a line of file names to every page.
export { EraseDialog } from '../data/EraseDialog.tsx'
export { Sent } from '../mail/Sent.tsx'
export { ShareDialog } from '../share/ShareDialog.tsx'
export { CallDialog } from './card/CallDialog.tsx'
export { ComparisonBar } from './compare/ComparisonBar.tsx'
export { SaveQuotesDialog } from './saving/SaveQuotesDialog.tsx'
