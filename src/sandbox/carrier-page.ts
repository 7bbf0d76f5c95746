import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { ownCarriers } from '../carriers/load-carriers.ts'
import { spoken, wordsIn } from '../language/text.ts'
import type { Answer } from './answer.ts'
import { escaped, nothingHere, page } from './document.ts'
import type { IncomingRequest } from './incoming-request.ts'

const words = wordsIn({
  en: {
    come: 'You’ve come from a comparison site with this quote number. A real insurer would open your quote now, and you’d buy here.',
    number: 'Quote number',
    close: 'Close this page to go back to your prices.',
  },
  es: {
    come: 'Usted viene de un sitio que compara precios, con este número de cotización. Una aseguradora de verdad abriría ahora su cotización, y aquí compraría su póliza.',
    number: 'Número de cotización',
    close: 'Cierre esta página para volver a sus precios.',
  },
})

/** Where a carrier's page is, below its address (see `sandboxPage` of the carriers). */
export const carrierPath = '/page'

const named = v.object({ insurer: v.object({ name: v.string() }) })

/** The page on which a visitor continues with a demonstration carrier: everything up to it works, and it ends there. */
export function showCarrierPage({ carrier, method, path }: IncomingRequest): Answer {
  const asked = new URLSearchParams(path.slice(path.indexOf('?')))
  const number = asked.get('quote') ?? ''
  const language = asked.get('language') === 'es' ? 'es' : 'en'
  if (method !== 'GET' || !/^[\w-]{1,64}$/.test(number)) return nothingHere(language)
  const say = spoken(words, language)
  return page({
    title: escaped(nameOf(carrier)),
    body: `<p>${say.come}</p>
<dl><dt>${say.number}</dt><dd>${number}</dd></dl><p>${say.close}</p>`,
    language,
  })
}

/** The insurer’s name; its id for a carrier of another folder. */
function nameOf(carrier: string): string {
  const file = new URL(`${encodeURIComponent(carrier)}/carrier.json`, ownCarriers)
  if (!existsSync(file)) return carrier
  return v.parse(named, JSON.parse(readFileSync(file, 'utf8'))).insurer.name
}
