import { type Language, spoken, wordsIn } from '../language/text.ts'
import type { Answer } from './answer.ts'

const words = wordsIn({
  en: { mark: 'Demonstration: nothing is sold, nothing is charged', nothing: 'There is nothing here' },
  es: { mark: 'Demostración: no se vende ni se cobra nada', nothing: 'Aquí no hay nada' },
})

interface Page {
  readonly title: string
  /** HTML; text from a request must be escaped before. */
  readonly body: string
  readonly language: Language
  readonly status?: number
}

/** A page of the demonstration, as plain as possible. */
export function page({ title, body, language, status = 200 }: Page): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http: https:; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styles}</style></head>
<body><main><p class="mark">${spoken(words, language).mark}</p><h1>${title}</h1>${body}</main></body></html>`,
  }
}

export function nothingHere(language: Language): Answer {
  return page({ title: spoken(words, language).nothing, body: '', language, status: 404 })
}

/** Text as HTML that shows it literally, also in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

const styles = `:root{color-scheme:light dark;--paper:#fbf8f1;--surface:#fff;--ink:#14261f;--muted:#52625b;--edge:#857c66;--action:#0f5b47;--on:#fff;--warn:#8a4b00;--focus:#1d4ed8}
@media (prefers-color-scheme:dark){:root{--paper:#0e1714;--surface:#15211d;--ink:#f2eee3;--muted:#a9b6af;--edge:#74857c;--action:#6fd0ae;--on:#06231a;--warn:#f0b765;--focus:#8ab4ff}}
body{margin:0;padding:24px 16px;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:auto;padding:24px;border:1px solid var(--edge);border-radius:14px;background:var(--surface)}
h1{margin:.25em 0 .5em;font-size:1.6rem;line-height:1.2}p,dl{margin:0 0 1em}dt{color:var(--muted)}dd{margin:0 0 .5em;font-weight:600}
.mark{color:var(--warn);font-weight:600}form{display:grid;gap:12px}
button{min-height:48px;padding:0 20px;border:1px solid var(--edge);border-radius:10px;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button.first{border-color:var(--action);background:var(--action);color:var(--on)}a{color:var(--action)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`
