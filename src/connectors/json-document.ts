import * as v from 'valibot'
import { lineAt, linesIn } from '../rating/plan/json-lines.ts'

/** A JSON file that cannot be used: every problem, each with its file, its line and how to fix it. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
}

/** A mistake in a document: what, where, and how to fix it. */
export interface Problem {
  /** Dotted: `lines.auto.states`. */
  readonly path: string
  readonly message: string
}

export interface DocumentText {
  /** The name that messages use. */
  readonly file: string
  readonly text: string
}

/** The JSON of a file, read by a schema. Throws a DocumentError. */
export function readDocument<Schema extends v.GenericSchema>(
  source: DocumentText,
  schema: Schema,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, parsed(source))
  if (read.success) return read.output
  throw problemsIn(
    source,
    read.issues.map(issue => ({ path: v.getDotPath(issue) ?? '', message: mendOf(issue) })),
  )
}

function mendOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never')
    return 'this member is unknown. Remove it, or correct its name.'
  if (received === 'undefined') return 'it is missing. Add it.'
  return message.endsWith('.') ? message : `${message}.`
}

function parsed({ file, text }: DocumentText): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const line = brokenLine(text)
    throw new DocumentError(`${file}:${line}: this is not JSON from here on. Correct the syntax.`, { cause })
  }
}

/** The line at which a text stops being JSON; not every message of the parser includes it. */
function brokenLine(text: string): number {
  const lines = text.split('\n')
  const good = lines.findIndex((_, index) => !isBegun(lines.slice(0, index + 1).join('\n')))
  return good < 0 ? lines.length : good + 1
}

/** Whether a text is JSON, or the beginning of some. */
function isBegun(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const detail = error instanceof Error ? error.message : ''
    const position = /position (\d+)/.exec(detail)?.[1]
    return /end of JSON/.test(detail) || Number(position) >= text.length
  }
}

/** The error that lists the problems of a document with their lines. */
export function problemsIn({ file, text }: DocumentText, problems: readonly Problem[]): DocumentError {
  const lines = linesIn(text)
  const sentences = problems.map(({ path, message }) => {
    const where = path === '' ? '' : `${path}: `
    return `${file}:${lineAt(lines, path)}: ${where}${message}`
  })
  return new DocumentError(sentences.join('\n'))
}
