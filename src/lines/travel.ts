import { birthdays, personId } from '../kinds/birthdays/birthdays.ts'
import { choice } from '../kinds/choice/choice.ts'
import { contact } from '../kinds/contact/contact.ts'
import { destinations } from '../kinds/destinations/destinations.ts'
import { travelDates } from '../kinds/travel-dates/travel-dates.ts'
import { travelers } from '../kinds/travelers/travelers.ts'
import { tripCost } from '../kinds/trip-cost/trip-cost.ts'
import { destinations as countries, popularDestinations, regions } from '../reference/countries.ts'
import { type Application, line } from '../wizard/line.ts'

/** Travel insurance for one trip: the prepaid cost, and medical care far from home. */
export const travel = line('travel')
  .chapter({ en: 'Your trip' })
  .ask('1', 'dates', ({ today }) =>
    travelDates({
      title: { en: 'When are you traveling?' },
      short: { en: 'Dates' },
      first_day: today,
      privacyShort: { en: 'Longer trips cost more to insure.' },
      privacyInfo: {
        en: 'How long you’re away and how soon you leave both affect what can go wrong, and so the price. Most insurers cover trips of up to 90 or 180 days.',
      },
    }),
  )
  .ask(
    '2',
    'destinations',
    destinations({
      title: { en: 'Where are you going?' },
      short: { en: 'Destinations' },
      countries,
      popular: popularDestinations,
      regions,
      privacyShort: { en: 'A doctor costs more in some countries than in others.' },
      privacyInfo: {
        en: 'The cost of a hospital, and of getting you home, varies from country to country. If you’re visiting several, insurers use the most expensive one.',
      },
    }),
  )
  .ask(
    '3',
    'cost',
    tripCost({
      title: { en: 'How much of your trip is prepaid and nonrefundable?' },
      short: { en: 'Trip cost' },
      subtitle: {
        en: 'Add it up for all travelers. Enter 0 if you want medical coverage only.',
      },
      most: 100_000,
      privacyShort: { en: 'It’s what you’d get back if you had to cancel.' },
      privacyInfo: {
        en: 'If you have to cancel for a reason the policy covers, it pays back what you prepaid and can’t get refunded. Count flights, hotels and tickets for everyone, and leave out anything you could cancel for free.',
      },
    }),
  )
  .chapter({ en: 'Your travelers' })
  .ask(
    '4',
    'travelers',
    travelers({
      title: { en: 'Who’s traveling?' },
      short: { en: 'Travelers' },
      most: 10,
      privacyShort: { en: 'Each traveler is priced by age.' },
      privacyInfo: {
        en: 'Travel insurance is priced by each traveler’s age, and the birth year is enough. Names are for the policy. They don’t change the price.',
      },
    }),
  )
  .chapter({ en: 'Contact' })
  .ask(
    '5',
    'contact',
    contact({
      title: { en: 'Where should I send your quotes?', we: 'Where should we send your quotes?' },
      short: { en: 'Email' },
      action: { en: 'View my quotes' },
      variant: 'send',
      information_disclosure: true,
      privacyShort: { en: 'Email is optional. You’ll see your quotes either way.' },
      privacyInfo: {
        en: 'Your email address is encrypted with your answers and used only for what you ask for here. I don’t ask for a phone number on this page.',
        we: 'Your email address is encrypted with your answers and used only for what you ask for here. We don’t ask for a phone number on this page.',
      },
    }),
  )
  .chapter({ en: 'Your trip' })
  .refine(
    'plan',
    'plan',
    choice({
      title: { en: 'Should the policy cover trip cancellation?' },
      short: { en: 'Plan' },
      choices: [
        {
          value: 'TRIP',
          title: { en: 'Trip and medical' },
          description: { en: 'Also pays back prepaid costs if you have to cancel' },
        },
        {
          value: 'MEDICAL',
          title: { en: 'Medical only' },
          description: { en: 'Medical care only. No trip cancellation.' },
        },
      ],
      privacyShort: { en: 'Medical coverage alone costs much less.' },
      privacyInfo: {
        en: 'A trip plan pays back prepaid costs if you have to cancel for a reason it covers, and pays for medical care on the trip. A medical plan pays only for medical care.',
      },
    }),
    { when: ({ cost }) => cost.trip_cost > 0 },
  )
  .refine(
    'firstpayment',
    'firstPayment',
    choice({
      title: { en: 'When did you make the first payment for the trip?' },
      short: { en: 'First payment' },
      subtitle: { en: 'A deposit counts. If you haven’t paid anything yet, choose the first one.' },
      choices: [
        { value: 'D14', title: { en: 'In the past 14 days' } },
        { value: 'D21', title: { en: '15 to 21 days ago' } },
        { value: 'EARLIER', title: { en: 'Earlier than that' } },
      ],
      privacyShort: { en: 'It decides whether medical conditions you already have can be covered.' },
      privacyInfo: {
        en: 'Travel insurance leaves out medical conditions you knew about before you bought it. Many insurers waive that if you’re well enough to travel and buy soon after your first payment: within 14 days with most, within 21 with some. I don’t ask about your health.',
        we: 'Travel insurance leaves out medical conditions you knew about before you bought it. Many insurers waive that if you’re well enough to travel and buy soon after your first payment: within 14 days with most, within 21 with some. We don’t ask about your health.',
      },
    }),
    { when: ({ cost }) => cost.trip_cost > 0 },
  )
  .refine('birthdays', 'birthdays', ({ travelers: { traveler, others } }) =>
    birthdays({
      title: { en: 'When are the travelers’ birthdays?' },
      short: { en: 'Birthdays' },
      subtitle: { en: 'Insurers price by each traveler’s age on the day you leave.' },
      action: { en: 'Update my prices' },
      people: [traveler, ...others].map(({ first_name: first, last_name: last, dob_year: year }) => ({
        id: personId(first, last, year),
        name: first,
        year,
      })),
      privacyShort: { en: 'A birthday after you leave can mean a lower price.' },
      privacyInfo: {
        en: 'Until you tell me, I assume everyone has already had their birthday in the year you leave. Insurers get only the ages.',
        we: 'Until you tell us, we assume everyone has already had their birthday in the year you leave. Insurers get only the ages.',
      },
    }),
  )

export type TravelApplication = Application<typeof travel>
