import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'

export interface Pictures {
  /** The PNG of an SVG drawing. Throws `unavailable` while too many others wait, and when it cannot be drawn. */
  of(drawing: string): Promise<Buffer>
  close(): Promise<void>
}

/** Kept for the next messenger that asks: about 60 KB each. */
const mostKept = 100
/** At a tenth of a second each, nobody waits longer than two. */
const mostWaiting = 20

interface Waiting {
  readonly drawing: string
  readonly resolve: (png: Buffer) => void
  readonly reject: (error: unknown) => void
}

/** Draws pictures in a thread, which starts with the first picture; the drawing is the cache key of its picture. */
export function openPictures(): Pictures {
  const kept = new Map<string, Promise<Buffer>>()
  const waiting: Waiting[] = []
  let thread: Worker | undefined

  function start(): Worker {
    const started = new Worker(new URL('./draw-pictures.ts', import.meta.url))
    // The thread answers in order.
    started.on('message', (png: Uint8Array | null) => {
      const first = waiting.shift()
      if (png) first?.resolve(Buffer.from(png))
      else first?.reject(new AppError('unavailable'))
    })
    // It died over the first that waits; another thread draws the others.
    started.on('error', () => {
      waiting.shift()?.reject(new AppError('unavailable'))
      thread = waiting.length > 0 ? start() : undefined
      for (const { drawing } of waiting) thread?.postMessage(drawing)
    })
    started.unref()
    return started
  }

  function draw(drawing: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      waiting.push({ drawing, resolve, reject })
      thread ??= start()
      thread.postMessage(drawing)
    })
  }

  return {
    of(drawing) {
      const known = kept.get(drawing)
      if (!known && waiting.length >= mostWaiting) throw new AppError('unavailable')
      const picture = known ?? draw(drawing)
      // Inserted again at the end: the least recently used picture goes first.
      kept.delete(drawing)
      kept.set(drawing, picture)
      picture.catch(() => kept.delete(drawing))
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return picture
    },
    async close() {
      await thread?.terminate()
    },
  }
}
