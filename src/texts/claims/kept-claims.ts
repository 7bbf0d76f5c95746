import type { Claim } from './claim.ts'
import { numberOf } from './number-word.ts'
import { denied, ofAll, topics } from './vocabulary.ts'

const times = /\b(\d[\d,]*|\w+) (days?|weeks?|months?|years?)\b/gi
const aboutKeeping =
  /\b(?:keep|keeps|kept|hold|held|eras|delet|gone|destroy\w*|purge\w*|remov\w+|retain\w*|retention|stor(?:e|es|ed|age|ing)\b)/i

const keepsNothing = denied(
  'keeps?|kept|stor(?:e|es|ed|ing)|sav(?:e|es|ed)|retain(?:s|ed)?|record(?:s|ed)?|remember(?:s|ed)?|hold(?:s)? on to|held',
)
const atOnce =
  /\b(?:delet|eras|destroy|forg[eo]t|remov|purg|wip)\w*\b[^.]{0,40}\b(?:right away|immediately|at once|instantly|on the spot|as soon as (?:you (?:leave|close|see|get)|the prices?)|when you (?:leave|close)|the moment)\b/i
/** Of what is not kept in that way, or that place. */
const otherwise =
  /\b(?:longer|more than|beyond|past|forever|indefinitely|browser|device|cards?|plain text|unencrypted|in the clear|readable|logs?|in backups?|if you (?:ask|press)|when you (?:ask|press)|without your name)\b/i
const evenUs = /\bnot even (?:us|we|I|me|our)\b|\bend-to-end\b|\bzero[- ]knowledge\b/i

/** The promises about what is kept, and for how long. */
export const keptClaims: readonly Claim[] = [
  {
    is: 'how long something is kept, or when it is deleted',
    where: 'the days are one of `retentionDays`, the days of unfinished quotes, EVENT_DAYS and ORDER_DAYS',
    judge(sentence, { site, orderDays }) {
      if (!aboutKeeping.test(sentence)) return null
      const known = [site.retentionDays, site.unfinishedDays, site.eventDays, orderDays]
      const isWrong = [...sentence.matchAll(times)].some(([, count = '', unit = '']) => {
        const days = daysIn(count, unit)
        return days !== null && !known.includes(days)
      })
      return isWrong
        ? {
            isFalse: `quotes are kept for ${site.retentionDays} days, unfinished ones for ${site.unfinishedDays}, counts for ${site.eventDays} and orders for ${orderDays}. Write {{days kept}}, {{days kept unfinished}} or {{days counted}}, or change retentionDays in site.json, EVENT_DAYS or ORDER_DAYS.`,
          }
        : null
    },
  },
  {
    is: 'nothing is kept or recorded, or it is deleted at once',
    where:
      'never of answers or declines: they are kept with the quote. “Not longer” and “when you ask” may be said',
    judge(sentence, { site }) {
      const isOfAnswers =
        [topics.answers, topics.data, ofAll].some(topic => topic.test(sentence)) ||
        /\bdeclines?d?\b/i.test(sentence)
      const isSaid = keepsNothing.test(sentence) || atOnce.test(sentence)
      return isOfAnswers && isSaid && !otherwise.test(sentence)
        ? {
            isFalse: `answers, prices and declines are kept with the quote for ${site.retentionDays} days. Write {{days kept}}, or leave it out.`,
          }
        : null
    },
  },
  {
    is: 'not even the site can read the answers, or they are encrypted end to end',
    where: 'never: the service opens them to ask insurers',
    judge: sentence =>
      evenUs.test(sentence)
        ? {
            isFalse:
              'the service opens answers to ask insurers. Write that they are stored encrypted, or leave it out.',
          }
        : null,
  },
]

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/**
 * "30 days", "one year", "six months" in days; null for a single day, which is not a promise about keeping, and for other words.
 */
function daysIn(count: string, unit: string): number | null {
  const each = daysOf[unit.toLowerCase().replace(/s$/, '')] ?? 1
  const word = count.toLowerCase()
  const many = numberOf(word === 'a' ? 'one' : word)
  return many < 1 || each * many === 1 ? null : each * many
}
