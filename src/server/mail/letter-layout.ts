import { longDay } from '../../language/days.ts'
import { languageTag, type Speech, spoken, type Text, told, wordsIn } from '../../language/text.ts'
import { type Palette, paletteOf } from '../../site/theme.ts'
import type { Day } from '../../units/day.ts'
import { type Html, html } from './html.ts'
import { type Sender, senderLines } from './sender.ts'

const sans: Html = { html: "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" }
const serif: Html = { html: "font-family:Fraunces,Georgia,'Times New Roman',serif" }

/** The parts of a letter. */
interface Letter {
  readonly heading: string
  /** The preview text that mailboxes show beside the subject. */
  readonly preview: string
  /** Paragraphs and tables. */
  readonly body: readonly Html[]
  readonly button: { readonly text: string; readonly url: string }
  /** What follows the button. */
  readonly after?: readonly Html[]
  /** Why the reader gets it, and how to stop it. */
  readonly footer: readonly Html[]
}

/** The text of the link by which a reader ends all mail, in every letter that may be stopped. */
export const stopText: Text = {
  en: 'Unsubscribe from all email',
  es: 'No recibir más correos',
}

/** How long the button's link works, and whose it is, below every button that opens a quote. */
const linkWords = wordsIn({
  en: {
    link: (day: string) =>
      `This link works in any browser until ${day}. Anyone with this email can use it, so please don’t forward it.`,
  },
  es: {
    link: day =>
      `Este enlace funciona en cualquier navegador hasta el ${day}. Quien tenga este correo puede usarlo, así que no lo reenvíe.`,
  },
})

export function aboutLink(until: Day, speech: Speech): string {
  return spoken(linkWords, speech).link(longDay(until, speech))
}

/** The headers by which mail programs unsubscribe with one press (RFC 8058), at the address of a button. */
export function unsubscribedBy(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** One line of a list of prices: the insurer, the amount, and notes. */
export interface PriceLine {
  readonly insurer: string
  /** The amount, such as "$14.84". */
  readonly amount: string
  /** After the amount, in small print: "a month". */
  readonly period: string
  /** What the amount is: "✓ Confirmed", "~ Estimate". */
  readonly label: string
  readonly isConfirmed: boolean
  /** Below the insurer's name. */
  readonly note: string
}

/** Renders letters in the colors of their sender's site. */
export interface LetterLayout {
  /** A letter as HTML that mail programs render alike: tables and inline styles, 600 px at most. */
  letterHtml(letter: Letter): string
  /** A paragraph of the letter. */
  paragraph(text: string | Html): Html
  /** A paragraph in small print. */
  small(text: string | Html): Html
  /** A link within small print. */
  smallLink(text: string, url: string): Html
  /** A list of prices, aligned on both sides. */
  priceTable(lines: readonly PriceLine[]): Html
}

/**
 * The layout of a sender's letters. Mail programs know no custom properties, so each element carries the light colors, and
 * programs that follow the reader's scheme take the dark ones by class.
 */
export function letterLayout(sender: Sender, speech: Speech): LetterLayout {
  const light = paletteOf(sender.theme, 'light')
  const { paper, surface, line, ink, muted, action, 'on-action': onAction, ok } = light
  const darkScheme = darkSchemeOf(paletteOf(sender.theme, 'dark'))

  function small(text: string | Html): Html {
    return html`<p class="muted" style="margin:0 0 10px;${sans};font-size:13px;line-height:1.5;color:${muted}">${text}</p>`
  }

  function priceRow({ insurer, amount, period, label, isConfirmed, note }: PriceLine): Html {
    const cell = html`padding:14px 0;border-top:1px solid ${line};vertical-align:top;${sans}`
    return html`<tr>
<td class="line" style="${cell};padding-right:12px"><div class="ink" style="font-size:16px;font-weight:600;line-height:1.35;color:${ink}">${insurer}</div><div class="muted" style="font-size:13px;line-height:1.45;color:${muted}">${note}</div></td>
<td class="line" align="right" style="${cell};white-space:nowrap"><div class="ink" style="font-size:20px;font-weight:700;line-height:1.2;color:${ink}">${amount}<span class="muted" style="font-size:13px;font-weight:400;color:${muted}"> ${period}</span></div><div class="${isConfirmed ? 'ok' : 'muted'}" style="font-size:13px;line-height:1.45;color:${isConfirmed ? ok : muted}">${label}</div></td>
</tr>`
  }

  return {
    small,
    letterHtml({ heading, preview, body, button, after = [], footer }) {
      return html`<!doctype html>
<html lang="${languageTag(speech, sender)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${darkScheme}</style></head>
<body class="paper" style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background:${paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td class="ink" style="padding:0 8px 16px;${serif};font-size:20px;font-weight:600;color:${ink}">${sender.name}<span class="muted" style="${sans};font-size:14px;font-weight:400;color:${muted}">, ${told(sender.tagLine, speech)}</span></td></tr>
<tr><td class="surface line" style="background:${surface};border:1px solid ${line};border-radius:14px;padding:28px 24px">
<h1 class="ink" style="margin:0 0 12px;${serif};font-size:26px;line-height:1.25;font-weight:600;color:${ink}">${heading}</h1>
${body}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px"><tr><td class="button" style="background:${action};border-radius:10px"><a class="on-action" href="${button.url}" style="display:inline-block;padding:14px 26px;${sans};font-size:17px;font-weight:600;color:${onAction};text-decoration:none">${button.text}</a></td></tr></table>
${after}
</td></tr>
<tr><td style="padding:20px 8px 8px">${footer}
${small(senderLines(sender).join(' · '))}</td></tr>
</table></td></tr></table></body></html>`.html
    },
    paragraph(text) {
      return html`<p class="ink" style="margin:0 0 14px;${sans};font-size:16px;line-height:1.5;color:${ink}">${text}</p>`
    },
    smallLink(text, url) {
      return html`<a class="muted" href="${url}" style="color:${muted}">${text}</a>`
    },
    priceTable(lines) {
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0">${lines.map(priceRow)}</table>`
    },
  }
}

/** Only colors: no text from outside. */
function darkSchemeOf({
  paper,
  surface,
  line,
  ink,
  muted,
  ok,
  action,
  'on-action': onAction,
}: Palette): Html {
  return {
    html: `@media (prefers-color-scheme: dark){
.paper{background:${paper}!important}.surface{background:${surface}!important}
.line{border-color:${line}!important}.ink{color:${ink}!important}.muted{color:${muted}!important}
.ok{color:${ok}!important}.button{background:${action}!important}.on-action{color:${onAction}!important}}`,
  }
}
