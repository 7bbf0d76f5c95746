import type { SharedPrice } from '../../contract/sharing/shared-price.ts'
import { dollars } from '../../language/money.ts'
import { perPeriod } from '../../language/periods.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import { pictureSize } from '../../site/share-picture.ts'
import type { Site } from '../../site/site.ts'
import { paletteOf } from '../../site/theme.ts'

const labels = wordsIn({
  en: {
    estimate: '~ Estimate',
    confirmed: 'Confirmed',
    insuredIn: (insurance: string, state: string) => `${insurance} in ${state}`,
  },
  es: {
    estimate: '~ Estimado',
    confirmed: 'Confirmado',
    insuredIn: (insurance, state) => `${insurance} en ${state}`,
  },
})

/** The average width of a letter of the font at most, as a fraction of its size. */
const letterWidth = 0.56
const left = 80
const room = pictureSize.width - 2 * left

/**
 * A shared price as an SVG drawing: the insurer, the amount, and the cover. It uses only the one font, so that it looks the same
 * everywhere, and the site's light colors: a picture cannot know the scheme of its viewer.
 */
export function pricePicture(
  { insurer, insurance, state, coverage_amount, price_info }: SharedPrice,
  site: Pick<Site, 'name' | 'assistant' | 'drawings' | 'theme'>,
  speech: Speech,
): string {
  const { paper, ink, muted, line, action, brass } = paletteOf(site.theme, 'light')
  const mark = markOf(site)
  const { premium = '0', policy_period, estimated } = price_info
  const amount = dollars(premium)
  const period = policy_period === undefined ? '' : perPeriod(policy_period, speech)
  const amountSize = fitting(150, amount.length + period.length / 3)
  const say = spoken(labels, speech)
  const label = estimated ? say.estimate : say.confirmed
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" font-family="Fraunces" font-weight="600">
<rect width="100%" height="100%" fill="${paper}"/>
<rect y="614" width="100%" height="16" fill="${action}"/>
${mark.drawing}
${text({ at: [left + mark.width, 97], size: 40, fill: ink, words: site.name })}
${text({ at: [left, 222], size: fitting(60, insurer.name.length), fill: ink, words: insurer.name })}
<text x="${left}" y="382" font-size="${amountSize.toFixed(0)}" fill="${action}">${amount}<tspan dx="24" font-size="44" fill="${muted}">${escapeXml(drawable(period))}</tspan></text>
${estimated ? '' : `<path d="M${left + 2} 436l12 13 24-27" fill="none" stroke="${action}" stroke-width="6"/>`}
${text({ at: [estimated ? left : left + 54, 450], size: 36, fill: estimated ? brass : action, words: label })}
<path d="M${left} 488h${room}" stroke="${line}" stroke-width="2"/>
${text({ at: [left, 538], size: 34, fill: ink, words: state === '' ? insurance : say.insuredIn(insurance, state) })}
${text({ at: [left, 584], size: 28, fill: muted, words: cut(coverage_amount, 68) })}
</svg>`
}

interface Words {
  /** The left end of the baseline. */
  readonly at: readonly [x: number, y: number]
  readonly size: number
  readonly fill: string
  readonly words: string
}

function text({ at: [x, y], size, fill, words }: Words): string {
  return `<text x="${x.toFixed(0)}" y="${y}" font-size="${size.toFixed(0)}" fill="${fill}">${escapeXml(drawable(words))}</text>`
}

/** The size at which that many letters fit into one line; `most` where they are few. */
function fitting(most: number, letters: number): number {
  return Math.min(most, room / (letters * letterWidth))
}

function cut(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`
}

/** Only letters that the font contains: others lose their accents or are left out. */
function drawable(words: string): string {
  const plain = [...words].map(letter => (inFont.test(letter) ? letter : letter.normalize('NFKD')))
  return plain
    .join('')
    .replace(/[^ -~©·×à-ÿÉ–—‘’“”…]/g, '')
    .trim()
}

const inFont = /[ -~©·×à-ÿÉ–—‘’“”…]/

function escapeXml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The height of the mark beside the name, its largest width, and its distance from the name. */
const markSize = { height: 56, most: 224, gap: 20 } as const

/** The site's logo, or the butler's mark where the pages show it; `width` is the room it takes before the name. */
function markOf({ drawings: { logo }, assistant }: Pick<Site, 'drawings' | 'assistant'>) {
  const { height, most, gap } = markSize
  if (!logo && !assistant) return { drawing: '', width: 0 }
  if (!logo)
    return {
      drawing: `<g transform="translate(${left} 56) scale(${height / 32})">${butlersMark}</g>`,
      width: height + gap,
    }
  const width = Math.min(most, height * aspectOf(logo.toString('utf8')))
  return {
    drawing: `<image x="${left}" y="56" width="${width.toFixed(0)}" height="${height}" href="data:image/svg+xml;base64,${logo.toString('base64')}"/>`,
    width: width + gap,
  }
}

/** The aspect ratio of a drawing. */
function aspectOf(svg: string): number {
  const [, width = '', height = ''] =
    /viewBox=["'] *[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)/.exec(svg) ?? []
  return Number(width) / Number(height) || 1
}

/** As in `src/site/butlers-mark.svg`. */
const butlersMark = `<rect width="32" height="32" rx="7" fill="#14261f"/><path fill="#f2eee3" d="M16 9.2C14.3 7.2 10.4 7.4 6.2 12.4 10 14.3 14.1 14 16 11.8 17.9 14 22 14.3 25.8 12.4 21.6 7.4 17.7 7.2 16 9.2Z"/><path fill="#e3be7a" d="M16 20.9C12.6 17.3 8.3 16.4 6.6 17.3 5.5 20.4 5.5 23.6 6.6 26.7 8.3 27.6 12.6 26.7 16 23.1 19.4 26.7 23.7 27.6 25.4 26.7 26.5 23.6 26.5 20.4 25.4 17.3 23.7 16.4 19.4 17.3 16 20.9Z"/><circle cx="16" cy="22" r="2.7" fill="#e3be7a" stroke="#14261f" stroke-width="1.2"/>`
