// The few functions of sql.js that the build uses; the package brings no types.
declare module 'sql.js' {
  export type SqlValue = string | number | null

  interface Statement {
    step(): boolean
    get(): SqlValue[]
    free(): boolean
  }

  export interface Database {
    prepare(sql: string): Statement
    close(): void
  }

  export default function initSqlJs(): Promise<{ Database: new (file: Uint8Array) => Database }>
}
