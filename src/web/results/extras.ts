// What only some results show: one chunk, loaded with the results that show any of it.
export { ActionsTaken } from './ActionsTaken.tsx'
export { Bundle } from './Bundle.tsx'
export { Receipts } from './card/Receipts.tsx'
export { Late } from './Late.tsx'
export { More } from './list/More.tsx'
export { Ways } from './Ways.tsx'
