import type { Log } from './log.ts'

/** Says that the process is up: to somebody at a terminal in a sentence, to whatever collects the log in a line of it. */
export function announce(log: Log, event: 'service-ready' | 'worker-ready', origin: string): void {
  if (process.stdout.isTTY) {
    const sentences = {
      'service-ready': `Wadsworth is at your service: ${origin}`,
      'worker-ready': 'Wadsworth is ready to ask carriers for prices.',
    }
    process.stdout.write(`${sentences[event]}\n`)
  } else log(event, { origin })
}
