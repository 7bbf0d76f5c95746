// What a question needs once it is used or left: one file.
export { instrument } from '../calls/instrument.ts'
export { openRoutes } from '../router/routes.ts'
export { addressHelp } from './address-help.ts'
export { keepDraft, resumePage } from './answer-queue/keep-typed.ts'
export { vehicleHelp } from './vehicle-help.ts'
