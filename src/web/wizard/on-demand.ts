// What a question needs once it is used or left: one file.
export { instrument } from '../instrument.ts'
export { addressHelp } from './address-help.ts'
export { resumePage } from './resume-page.ts'
export { vehicleHelp } from './vehicle-help.ts'
export { createVisits } from './visits.ts'
