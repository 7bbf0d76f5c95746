// What navigation needs once it is used: one file.
export { resumePage } from './resume-page.ts'
export { createVisits } from './visits.ts'
