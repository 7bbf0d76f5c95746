import { birthdays, personId } from '../kinds/birthdays/birthdays.ts'
import { choice } from '../kinds/choice/choice.ts'
import { destinations } from '../kinds/destinations/destinations.ts'
import { travelDates } from '../kinds/travel-dates/travel-dates.ts'
import { travelers } from '../kinds/travelers/travelers.ts'
import { tripCost } from '../kinds/trip-cost/trip-cost.ts'
import { destinations as countries, popularDestinations, regions } from '../reference/countries.ts'
import { type Application, line } from '../wizard/line.ts'
import { emailQuestion } from './questions/contact-question.ts'

/** Travel insurance for one trip: the prepaid cost, and medical care far from home. */
export const travel = line('travel')
  .chapter({ en: 'Your trip', es: 'Su viaje' })
  .ask('1', 'dates', ({ today }) =>
    travelDates({
      title: { en: 'When are you traveling?', es: '¿Cuándo viaja?' },
      short: { en: 'Dates', es: 'Fechas' },
      first_day: today,
      privacyShort: {
        en: 'Longer trips cost more to insure.',
        es: 'Asegurar un viaje más largo cuesta más.',
      },
      privacyInfo: {
        en: 'How long you’re away and how soon you leave both affect what can go wrong, and so the price. Most insurers cover trips of up to 90 or 180 days.',
        es: 'Cuánto dura el viaje y qué tan pronto sale influyen en lo que puede salir mal y, por lo tanto, en el precio. La mayoría de las aseguradoras cubren viajes de hasta 90 o 180 días.',
      },
    }),
  )
  .ask(
    '2',
    'destinations',
    destinations({
      title: { en: 'Where are you going?', es: '¿Adónde viaja?' },
      short: { en: 'Destinations', es: 'Destinos' },
      countries,
      popular: popularDestinations,
      regions,
      privacyShort: {
        en: 'A doctor costs more in some countries than in others.',
        es: 'Un médico cuesta más en unos países que en otros.',
      },
      privacyInfo: {
        en: 'The cost of a hospital, and of getting you home, varies from country to country. If you’re visiting several, insurers use the most expensive one.',
        es: 'El costo de un hospital, y el de su regreso a casa, varía de un país a otro. Si visita varios, las aseguradoras usan el más caro.',
      },
    }),
  )
  .ask(
    '3',
    'cost',
    tripCost({
      title: {
        en: 'How much of your trip is prepaid and nonrefundable?',
        es: '¿Qué parte de su viaje está pagada por adelantado y no es reembolsable?',
      },
      short: { en: 'Trip cost', es: 'Costo del viaje' },
      subtitle: {
        en: 'Add it up for all travelers. Enter 0 if you want medical coverage only.',
        es: 'Sume lo de todos los viajeros. Ingrese 0 si solo quiere cobertura médica.',
      },
      most: 100_000,
      privacyShort: {
        en: 'It’s the most you can get back if you cancel for a covered reason.',
        es: 'Es lo máximo que puede recuperar si cancela por un motivo cubierto.',
      },
      privacyInfo: {
        en: 'If you have to cancel for a reason the policy covers, it pays back what you prepaid and can’t get refunded. Count flights, hotels and tickets for everyone, and leave out anything you could cancel for free.',
        es: 'Si tiene que cancelar por un motivo que cubre la póliza, esta le devuelve lo que pagó por adelantado y no le reembolsan. Cuente los vuelos, hoteles y boletos de todos, y deje fuera lo que pueda cancelar sin costo.',
      },
    }),
  )
  .chapter({ en: 'Your travelers', es: 'Los viajeros' })
  .ask(
    '4',
    'travelers',
    travelers({
      title: { en: 'Who’s traveling?', es: '¿Quiénes viajan?' },
      short: { en: 'Travelers', es: 'Viajeros' },
      most: 10,
      privacyShort: {
        en: 'Each traveler is priced by age.',
        es: 'El precio de cada viajero depende de su edad.',
      },
      privacyInfo: {
        en: 'Travel insurance is priced by each traveler’s age, and the birth year is enough. Names are for the policy. They don’t change the price.',
        es: 'El precio del seguro de viaje depende de la edad de cada viajero, y basta con el año de nacimiento. Los nombres son para la póliza. No cambian el precio.',
      },
    }),
  )
  .chapter({ en: 'Contact', es: 'Contacto' })
  .ask('5', 'contact', emailQuestion())
  .chapter({ en: 'Your trip', es: 'Su viaje' })
  .refine(
    'plan',
    'plan',
    choice({
      title: {
        en: 'Should the policy cover trip cancellation?',
        es: '¿Debe la póliza cubrir la cancelación del viaje?',
      },
      short: { en: 'Plan', es: 'Plan' },
      choices: [
        {
          value: 'TRIP',
          title: { en: 'Trip and medical', es: 'Viaje y gastos médicos' },
          description: {
            en: 'Also pays back prepaid costs if you have to cancel',
            es: 'También devuelve lo pagado por adelantado si tiene que cancelar',
          },
        },
        {
          value: 'MEDICAL',
          title: { en: 'Medical only', es: 'Solo gastos médicos' },
          description: {
            en: 'Medical care only. No trip cancellation.',
            es: 'Solo atención médica. Sin cancelación del viaje.',
          },
        },
      ],
      privacyShort: {
        en: 'Medical coverage alone costs much less.',
        es: 'La cobertura médica sola cuesta mucho menos.',
      },
      privacyInfo: {
        en: 'A trip plan pays back prepaid costs if you have to cancel for a reason it covers, and pays for medical care on the trip. A medical plan pays only for medical care.',
        es: 'Un plan de viaje devuelve lo pagado por adelantado si tiene que cancelar por un motivo que cubre, y paga la atención médica durante el viaje. Un plan médico paga solo la atención médica.',
      },
    }),
    { when: ({ cost }) => cost.trip_cost > 0 },
  )
  .refine(
    'firstpayment',
    'firstPayment',
    choice({
      title: {
        en: 'When did you make the first payment for the trip?',
        es: '¿Cuándo hizo el primer pago del viaje?',
      },
      short: { en: 'First payment', es: 'Primer pago' },
      subtitle: {
        en: 'A deposit counts. If you haven’t paid anything yet, choose the first one.',
        es: 'Un depósito cuenta. Si aún no ha pagado nada, elija la primera opción.',
      },
      choices: [
        { value: 'D14', title: { en: 'In the past 14 days', es: 'En los últimos 14 días' } },
        { value: 'D21', title: { en: '15 to 21 days ago', es: 'Hace entre 15 y 21 días' } },
        { value: 'EARLIER', title: { en: 'Earlier than that', es: 'Antes de eso' } },
      ],
      privacyShort: {
        en: 'It decides whether medical conditions you already have can be covered.',
        es: 'De esto depende si se pueden cubrir las condiciones médicas que ya tiene.',
      },
      privacyInfo: {
        en: 'Travel insurance leaves out medical conditions you knew about before you bought it. Many insurers waive that if you’re well enough to travel and buy soon after your first payment: within 14 days with most, within 21 with some. I don’t ask about your health.',
        we: 'Travel insurance leaves out medical conditions you knew about before you bought it. Many insurers waive that if you’re well enough to travel and buy soon after your first payment: within 14 days with most, within 21 with some. We don’t ask about your health.',
        es: 'El seguro de viaje excluye las condiciones médicas que usted conocía antes de comprarlo. Muchas aseguradoras no aplican esa exclusión si su salud le permite viajar y compra poco después de su primer pago: dentro de 14 días con la mayoría, dentro de 21 con algunas. Aquí no se pregunta por su salud.',
      },
    }),
    { when: ({ cost }) => cost.trip_cost > 0 },
  )
  .refine('birthdays', 'birthdays', ({ travelers: { traveler, others } }) =>
    birthdays({
      title: { en: 'When are the travelers’ birthdays?', es: '¿Cuándo cumplen años los viajeros?' },
      short: { en: 'Birthdays', es: 'Cumpleaños' },
      subtitle: {
        en: 'Insurers price by each traveler’s age on the day you leave.',
        es: 'Las aseguradoras fijan el precio según la edad de cada viajero el día de la salida.',
      },
      action: { en: 'Update my prices', es: 'Actualizar los precios' },
      people: [traveler, ...others].map(({ first_name: first, last_name: last, dob_year: year }) => ({
        id: personId(first, last, year),
        name: first,
        year,
      })),
      privacyShort: {
        en: 'A birthday after you leave can mean a lower price.',
        es: 'Un cumpleaños después de la salida puede significar un precio más bajo.',
      },
      privacyInfo: {
        en: 'Until you tell me, I assume everyone has already had their birthday in the year you leave. Insurers get only the ages.',
        we: 'Until you tell us, we assume everyone has already had their birthday in the year you leave. Insurers get only the ages.',
        es: 'Mientras usted no lo indique, se supone que todos ya cumplieron años en el año de la salida. Las aseguradoras solo reciben las edades.',
      },
    }),
  )

export type TravelApplication = Application<typeof travel>
