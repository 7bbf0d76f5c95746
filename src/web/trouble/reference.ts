import type { SiteFacts } from '../../contract/page.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'

const words = wordsIn({
  en: {
    help: (phone: string) => `If that doesn’t help, call ${phone}.`,
    mention: (request: string) => `Mention reference ${request}, so someone can look up what happened.`,
  },
  es: {
    help: phone => `Si eso no ayuda, llame al ${phone}.`,
    mention: request => `Mencione la referencia ${request}, para que alguien pueda ver qué pasó.`,
  },
})

/** What to do if trying again does not help, with the request id. Empty if the server sent no id. */
export function helpWith(
  request: string | undefined,
  { site, speech }: Pick<SiteFacts, 'site' | 'speech'>,
): string {
  return request === undefined
    ? ''
    : `${spoken(words, speech).help(site.phone.text)} ${mention(request, speech)}`
}

/** How a visitor names a failed request on the phone; the same words on error pages and in messages. */
export function mention(request: string, speech: Speech): string {
  return spoken(words, speech).mention(request)
}
