import { type Spoken, wordsIn } from '../language/text.ts'
import { askedTimes, english, priceOf } from './english.ts'
import { countsOf } from './english-prices.ts'
import { spanish } from './spanish.ts'

const askedEnough = 'We’ve asked this insurer as often as we can today. We can ask again tomorrow.'
const askedMuch = 'Too many people are asking this insurer at once. We can ask it for you in a minute.'

/** The product's own sentences about offers, by the keys in stored offers. */
export const sentences = wordsIn({
  en: english,
  we: {
    'assumed.drivingDays':
      'We count your daily miles five days a week (six for a business car), 50 weeks a year. We add 2,000 miles for other trips. Each car counts for at least 3,000 miles a year and at most 40,000.',
    'estimate.standsIn':
      'This insurer hasn’t given us its own price yet. We worked this one out from what similar plans cost.',
    'estimate.similar': 'We worked this price out from what similar plans cost.',
    'estimate.fromOwn': price =>
      `This insurer hasn’t given us its price for this coverage yet. We worked this one out from its own price for your earlier choices, ${priceOf(price)}.`,
    'estimate.heardEnough': asked => askedTimes(asked, 'We'),
    'estimate.askedEnough': askedEnough,
    'estimate.askedMuch': askedMuch,
    'price.shared':
      'This insurer gave us this price today for these exact details. Call them to get a quote in your name.',
    'unavailable.heardEnough': asked => askedTimes(asked, 'We'),
    'unavailable.askedEnough': askedEnough,
    'unavailable.askedMuch': askedMuch,
    'unavailable.needsMore': 'This insurer needs to know more than we asked you.',
    'unavailable.noAnswer': 'We couldn’t get an answer about this pet.',
    'effect.counts': counts => countsOf(counts, 'we'),
    'gone.unavailable': 'This insurer can’t give us a price.',
  },
  es: spanish,
})

/** All sentences in one language, each from the same values. */
export type Catalog = Spoken<typeof english>
