import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { ownCarriers } from '../carriers/load-carriers.ts'
import type { Answer } from './answer.ts'
import { escaped, page } from './document.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Where a carrier's page is, below its address (see `sandboxPage` of the carriers). */
export const carrierPath = '/page'

const named = v.object({ insurer: v.object({ name: v.string() }) })

/** The page on which a visitor continues with a demonstration carrier: everything up to it works, and it ends there. */
export function showCarrierPage({ carrier, method, path }: IncomingRequest): Answer {
  const number = new URLSearchParams(path.slice(path.indexOf('?'))).get('quote') ?? ''
  if (method !== 'GET' || !/^[\w-]{1,64}$/.test(number)) return page('There is nothing here', '', 404)
  const name = escaped(nameOf(carrier))
  return page(
    name,
    `<p>You have come from a comparison site with this quote number. A real insurer would open your quote now, and you would buy here.</p>
<dl><dt>Quote number</dt><dd>${number}</dd></dl><p>Close this page to go back to your prices.</p>`,
  )
}

/** The insurer’s name; its id for a carrier of another folder. */
function nameOf(carrier: string): string {
  const file = new URL(`${encodeURIComponent(carrier)}/carrier.json`, ownCarriers)
  if (!existsSync(file)) return carrier
  return v.parse(named, JSON.parse(readFileSync(file, 'utf8'))).insurer.name
}
