// What a question needs once it is used or left: one file.
export { instrument } from '../calls/instrument.ts'
export { addressHelp } from './address-help.ts'
export { resumePage } from './navigator/resume-page.ts'
export { createVisits } from './navigator/visits.ts'
export { vehicleHelp } from './vehicle-help.ts'
