import type { Fact } from '../../../../contract/prices/status.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { isCovered } from './is-covered.ts'

const words = wordsIn({
  en: {
    anyReason: 'Canceling for any reason',
    anyReasonSold: 'This insurer sells it at an extra price. It isn’t included in this one.',
    freeLook: 'Changing your mind',
    tripReturn:
      'You can usually return the policy within 10 days of getting it for a full refund, unless the trip has begun or you’ve made a claim.',
  },
  es: {
    anyReason: 'Cancelar por cualquier motivo',
    anyReasonSold: 'Esta aseguradora lo vende por un precio adicional. No está incluido en este.',
    freeLook: 'Si cambia de opinión',
    tripReturn:
      'Por lo general puede devolver la póliza dentro de los 10 días de recibirla, con un reembolso completo, salvo que el viaje haya empezado o usted haya presentado un reclamo.',
  },
})

/** What else a trip's insurer sells, and how long its policy may be returned. */
export function travelFacts(offer: OfferView, speech: Speech): readonly Fact[] {
  const say = spoken(words, speech)
  const isSold = offer.carrier.policies?.travel?.anyReason && !isCovered(offer, 'medicalOnly')
  return [
    ...(isSold ? [{ title: say.anyReason, text: say.anyReasonSold }] : []),
    { title: say.freeLook, text: say.tripReturn },
  ]
}
