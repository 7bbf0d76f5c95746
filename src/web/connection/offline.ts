// What a page needs once the connection is gone: one file, which every page loads while the connection is there.
export { ConnectionNotice } from './ConnectionNotice.tsx'
export { checkConnection } from './connection.ts'
export { keepSending } from './keep-sending.ts'
