// What Back does on the list of prices: one file, fetched once the page is alive.
export { foldOnBack } from './card/fold-on-back.ts'
export { keepPlace } from './keep-place.ts'
