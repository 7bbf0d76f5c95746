// What the results page opens on demand, in one piece: each of its own would cost every page a line of names.
export { ShareDialog } from '../share/ShareDialog.tsx'
export { CallDialog } from './CallDialog.tsx'
export { ComparisonBar } from './ComparisonBar.tsx'
