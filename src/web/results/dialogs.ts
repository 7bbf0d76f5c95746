// The dialogs of the results page, loaded on demand as one chunk: separate ones would add a line of file names to every page.
export { ShareDialog } from '../share/ShareDialog.tsx'
export { CallDialog } from './CallDialog.tsx'
export { ComparisonBar } from './ComparisonBar.tsx'
