import { carName } from '../../kinds/vehicle/car-name.ts'
import { longDay } from '../../language/days.ts'
import { andList } from '../../language/lists.ts'
import { wholeDollars } from '../../language/money.ts'
import { type Speech, spoken, told, wordsIn } from '../../language/text.ts'
import type { Tell } from '../../sentences/tell.ts'
import type { Insured } from '../store/rows/order-store.ts'

const words = wordsIn({
  en: {
    trip: 'Trip',
    days: (from: string, to: string) => `${from} to ${to}`,
    prepaid: (days: string, cost: string) => `${days}, with ${cost} prepaid`,
    cars: (count: number) => (count === 1 ? 'Car' : 'Cars'),
    pets: (count: number) => (count === 1 ? 'Pet' : 'Pets'),
    home: 'Address',
  },
  es: {
    trip: 'Viaje',
    days: (from, to) => `del ${from} al ${to}`,
    prepaid: (days, cost) => `${days}, con ${cost} pagados por adelantado`,
    cars: count => (count === 1 ? 'Auto' : 'Autos'),
    pets: count => (count === 1 ? 'Mascota' : 'Mascotas'),
    home: 'Dirección',
  },
})

/** What an order insures, as a fact with its label: "Trip: January 25, 2027 to February 3, 2027, with $5,000 prepaid". */
export function tellInsured(
  insured: Insured,
  tell: Tell,
  speech: Speech,
): { readonly label: string; readonly text: string } {
  const say = spoken(words, speech)
  switch (insured.kind) {
    case 'trip': {
      const days = say.days(longDay(insured.from, speech), longDay(insured.to, speech))
      const text = insured.cost > 0 ? say.prepaid(days, wholeDollars(insured.cost)) : days
      return { label: say.trip, text }
    }
    case 'cars':
      return {
        label: say.cars(insured.cars.length),
        text: andList(
          insured.cars.map(car => told(carName(car), speech)),
          speech,
        ),
      }
    case 'pets':
      // A name has a comma in it.
      return { label: say.pets(insured.pets.length), text: insured.pets.map(tell).join('; ') }
    case 'home':
      return { label: say.home, text: insured.address }
  }
}
