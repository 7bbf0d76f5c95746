import { longDay } from '../language/days.ts'
import { exactOrAbout } from '../language/exact-or-about.ts'
import { andList } from '../language/lists.ts'
import { roundedToDollars, shortDollars, wholeDollars } from '../language/money.ts'
import { perPeriod } from '../language/periods.ts'
import type { Spoken } from '../language/text.ts'
import type { Period } from '../units/period.ts'
import type { englishPrices } from './english-prices.ts'

/** What changes do to prices, in Spanish. */
export const spanishPrices: Spoken<typeof englishPrices> = {
  'step.price': ({ difference, ...price }) => `${priceOf(price)}, ${moreOrLess(difference)}`,
  'step.from': ({ insurer, ...price }) => `Desde ${priceOf(price)} con ${insurer}`,
  'step.noPrice': ({ insurer }) => `Sin precio de ${insurer}`,
  'step.unfollowed': ({ insurer }) => `${insurer} no ofrece esta opción`,
  'step.cheaper': ({ insurer, isSamePeriod, ...price }) =>
    `${isSamePeriod ? shortDollars(price.cents) : priceOf(price)} con ${insurer}`,
  'step.notSold.age': 'No se vende a su edad',
  'step.notSold.other': 'Ninguna aseguradora vende esto',

  'price.amount': priceOf,
  'price.difference': moreOrLessEach,
  'price.sinceChange': ({ insurer, isEstimated, ...price }) =>
    `${isEstimated ? aboutSince(price) : since(price)}, con ${insurer}.`,
  'price.trip': ({ places, start, end, travelers, dollars: cost }) =>
    `Para ${travelers === 1 ? '1 viajero' : `${travelers} viajeros`} a ${andList(
      places.map(({ en, es = en }) => es),
      'es',
    )}, del ${longDay(start, 'es')} al ${longDay(end, 'es')}${cost > 0 ? `, con un costo de ${wholeDollars(cost)}` : ''}.`,
  'price.lowestBefore': price => `Antes era ${exactOrAbout(price)} con ${price.insurer}.`,
  'price.beforeChanges': price => `Antes de estos cambios era ${exactOrAbout(price)} con ${price.insurer}.`,
  'price.lowestGiven': price =>
    `El precio más bajo que habían dado antes las aseguradoras era ${exactOrAbout(price)}, con ${price.insurer}.`,
  'price.sinceChangeUnknown': 'No hay un precio con qué comparar.',
  'price.asAtFirst': 'Nada ha cambiado desde sus primeras elecciones.',

  'effect.first': ({ insurer, ...price }) =>
    `Con todos los detalles que agregó, ${insurer} cuesta ${moreOrLessEach(price)} que sin ellos.`,
  'effect.counts': ({ all, fell, rose }) => {
    const every = all === 2 ? 'Los dos' : `Los ${all}`
    if (fell === all) return `${every} precios que se calculan aquí bajaron.`
    if (rose === all) return `${every} precios que se calculan aquí subieron.`
    const moved = [
      ...(fell > 0 ? [`${fell} ${fell === 1 ? 'bajó' : 'bajaron'}`] : []),
      ...(rose > 0 ? [`${rose} ${rose === 1 ? 'subió' : 'subieron'}`] : []),
    ]
    return `De los ${all} precios que se calculan aquí, ${moved.length > 0 ? moved.join(' y ') : 'ninguno cambió'}.`
  },
  'effect.none': 'Los detalles que agregó cuestan lo mismo que lo que se suponía antes.',
  'effect.gone': ({ insurers }) => `${noLongerPriced(insurers)}.`,
  'effect.goneOnly': ({ insurers }) => `Con los detalles que agregó, ${noLongerPriced(insurers)}.`,
}

interface Price {
  readonly cents: number
  readonly period: Period
}

/** "$33 al mes". */
function priceOf({ cents, period }: Price): string {
  return `${shortDollars(cents)} ${perPeriod(period, 'es')}`
}

/** "$5 menos", "$5 más", or "lo mismo". */
function moreOrLess(difference: number): string {
  if (difference === 0) return 'lo mismo'
  return `${shortDollars(Math.abs(difference))} ${difference < 0 ? 'menos' : 'más'}`
}

/** The same for each period of a price: "$5 menos al mes", "$52 menos por 6 meses", "$10 menos" for a trip. */
function moreOrLessEach({ cents, period }: Price): string {
  return cents === 0 || period === 'trip'
    ? moreOrLess(cents)
    : `${moreOrLess(cents)} ${perPeriod(period, 'es')}`
}

function since(price: Price): string {
  return price.cents === 0 ? 'El mismo precio que antes' : `${moreOrLessEach(price)} que antes`
}

/** In whole dollars: an estimate is no better known than that. */
function aboutSince({ cents, period }: Price): string {
  const about = roundedToDollars(cents)
  return about === 0
    ? 'Más o menos el mismo precio que antes'
    : `Alrededor de ${moreOrLessEach({ cents: about, period })}`
}

function noLongerPriced(insurers: number): string {
  return insurers === 1 ? '1 aseguradora ya no da un precio' : `${insurers} aseguradoras ya no dan un precio`
}
