import { createHash, timingSafeEqual } from 'node:crypto'

/** Who may report clicks and sales. */
export interface Reporter {
  readonly source: 'carrier' | 'partner'
  /** The carrier's folder, or the partner's code. */
  readonly name: string
}

/** Checks a reporter's secret; it takes equally long for any secret and any reporter. */
export type KnowsReporter = (reporter: Reporter, secret: string) => boolean

const entry = /^(carrier|partner):([a-z][a-z0-9-]{0,63})=([\w-]{24,100})$/

/** Whether a text is a list of reporters with their secrets, each once. */
export function isReporters(text: string): boolean {
  const names = entriesOf(text).map(([, source, name]) => `${source}:${name}`)
  return names.every(name => !name.includes('undefined')) && new Set(names).size === names.length
}

/** Reads `carrier:wren=secret,partner:maple=secret`, checked by isReporters. */
export function reportersIn(text = ''): KnowsReporter {
  const secrets = new Map(
    entriesOf(text).map(([, source, name, secret = '']) => [`${source}:${name}`, hash(secret)]),
  )
  return ({ source, name }, secret) => {
    const expected = secrets.get(`${source}:${name}`)
    // Compared for an unknown reporter, so that the check takes as long.
    const isEqual = timingSafeEqual(hash(secret), expected ?? hash('nobody'))
    return isEqual && expected !== undefined
  }
}

function entriesOf(text: string): readonly (RegExpExecArray | [])[] {
  return text === '' ? [] : text.split(',').map(one => entry.exec(one.trim()) ?? [])
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
