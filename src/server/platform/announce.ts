import type { Log } from './log.ts'

/** Announces that the process is up: as a sentence at a terminal, otherwise as a line of the log. */
export function announce(log: Log, event: 'service-ready' | 'worker-ready', origin: string): void {
  if (process.stdout.isTTY) {
    const sentences = {
      'service-ready': `Wadsworth is at your service: ${origin}`,
      'worker-ready': 'Wadsworth is ready to ask carriers for prices.',
    }
    process.stdout.write(`${sentences[event]}\n`)
  } else log(event, { origin })
}
