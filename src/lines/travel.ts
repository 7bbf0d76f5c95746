import { contact } from '../kinds/contact/contact.ts'
import { destinations } from '../kinds/destinations/destinations.ts'
import { travelDates } from '../kinds/travel-dates/travel-dates.ts'
import { travelers } from '../kinds/travelers/travelers.ts'
import { tripCost } from '../kinds/trip-cost/trip-cost.ts'
import { destinations as countries, popularDestinations } from '../reference/countries.ts'
import { type Application, line } from '../wizard/line.ts'

/** Travel insurance for one trip: what was paid for it, and a doctor far from home. */
export const travel = line('travel')
  .ask('1', 'dates', ({ today }) =>
    travelDates({
      title: 'When do you travel?',
      short: 'Dates',
      first_day: today,
      privacyShort: 'Longer trips cost more to insure.',
      privacyInfo:
        'The days away and the time until you leave set what can go wrong, and with it the price. Most insurers cover trips of up to 90 or 180 days.',
    }),
  )
  .ask(
    '2',
    'destinations',
    destinations({
      title: 'Where to?',
      short: 'Destinations',
      countries,
      popular: popularDestinations,
      privacyShort: 'A doctor costs more in some countries than in others.',
      privacyInfo:
        'The cost of a hospital and of the way home differs from country to country. If you visit several, insurers go by the dearest.',
    }),
  )
  .ask(
    '3',
    'cost',
    tripCost({
      title: 'What does the whole trip cost?',
      short: 'Trip cost',
      subtitle: 'Prepaid and not refundable, all travelers together. Enter 0 for medical only.',
      most: 100_000,
      privacyShort: 'It is what you get back if the trip cannot be.',
      privacyInfo:
        'If you must cancel for a covered reason, the policy pays back what you had paid and cannot get back. Count flights, hotels and tickets for everybody; leave out what you could cancel for free.',
    }),
  )
  .ask(
    '4',
    'travelers',
    travelers({
      title: 'Who is traveling?',
      short: 'Travelers',
      most: 10,
      privacyShort: 'Each traveler is rated by age.',
      privacyInfo:
        'Travel policies are priced for each traveler by age, and the year of birth is enough. Names go on the policy and to nobody but the insurers that quote.',
    }),
  )
  .ask(
    '5',
    'contact',
    contact({
      title: 'Where may I send your quotes?',
      short: 'Email',
      action: 'View my quotes',
      variant: 'send',
      information_disclosure: true,
      privacyShort: 'The e-mail is optional: the quotes are shown to you either way.',
      privacyInfo:
        'Your e-mail address is sealed with your answers and used for nothing but what you ask for here. There is no field for a phone number, so nobody can call you. This demonstration sends no mail.',
    }),
  )

export type TravelApplication = Application<typeof travel>
