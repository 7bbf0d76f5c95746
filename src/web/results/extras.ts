// What only some results show: one chunk, loaded with the results that show any of it.

export { PetPrices } from '../format/PetPrices.tsx'
export { Advice } from './Advice.tsx'
export { Bundle } from './Bundle.tsx'
export { BundledPrice } from './card/extras/BundledPrice.tsx'
export { OrderedTerms } from './card/extras/OrderedTerms.tsx'
export { Popular } from './card/extras/Popular.tsx'
export { Receipts } from './card/extras/Receipts.tsx'
export { Late } from './Late.tsx'
export { More } from './list/More.tsx'
export { Source } from './Source.tsx'
export { ActionsTaken } from './sections/ActionsTaken.tsx'
export { Ways } from './sections/Ways.tsx'
