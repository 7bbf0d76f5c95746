import { escapeHtml } from '../../carriers/carrier-html.ts'

/** Markup that is safe to send: made by `html`, or written by hand without anything from outside. */
export interface Html {
  readonly html: string
}

type Value = string | number | Html | readonly Html[]

/** Markup in which every text is escaped, in attributes too. */
export function html(markup: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: String.raw({ raw: markup }, ...values.map(asMarkup)) }
}

function asMarkup(value: Value): string {
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(asMarkup).join('')
  return escapeHtml(String(value)).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/** A name from outside as mails show it: on one line, at most 40 characters, and with nothing that would make it an address. */
export function nameInMail(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{M}\p{N} '&().,-]/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
  return plain.trim().slice(0, 40).trim()
}
