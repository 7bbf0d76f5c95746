import type { Fact } from '../../../../contract/prices/status.ts'
import { wholeDollars } from '../../../../language/money.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { isCovered } from './is-covered.ts'

const words = wordsIn({
  en: {
    anyReason: 'Canceling for any reason',
    anyReasonSold: 'This insurer sells it at an extra price. It isn’t included in this one.',
    leftOut: 'Usually not covered',
    leftOutOfTrip:
      'Canceling for a reason the policy doesn’t list, what was already known or foreseeable when you bought it, and losses from risky sports, alcohol or drugs.',
    leftOutOfCare:
      'Routine care, treatment you travel for, and injuries from risky sports, alcohol or drugs.',
    evacuation: 'Medical evacuation',
    evacuationUpTo: (dollars: number) =>
      `Pays up to ${wholeDollars(dollars)} to take you to a hospital that can treat you, or home.`,
    evacuationUnknown:
      'Taking you to a hospital that can treat you, or home, can cost more than the care. Ask how much of it this policy pays.',
    freeLook: 'Changing your mind',
    tripReturn:
      'You can usually return the policy within 10 days of getting it for a full refund, unless the trip has begun or you’ve made a claim.',
  },
  es: {
    anyReason: 'Cancelar por cualquier motivo',
    anyReasonSold: 'Esta aseguradora lo vende por un precio adicional. No está incluido en este.',
    leftOut: 'Por lo general no se cubre',
    leftOutOfTrip:
      'Cancelar por un motivo que la póliza no menciona, lo que ya se sabía o se podía prever cuando la compró, y las pérdidas por deportes de riesgo, alcohol o drogas.',
    leftOutOfCare:
      'La atención de rutina, los tratamientos por los que viaja y las lesiones por deportes de riesgo, alcohol o drogas.',
    evacuation: 'Evacuación médica',
    evacuationUpTo: dollars =>
      `Paga hasta ${wholeDollars(dollars)} para llevarlo a un hospital que pueda tratarlo, o a casa.`,
    evacuationUnknown:
      'Llevarlo a un hospital que pueda tratarlo, o a casa, puede costar más que la atención. Pregunte cuánto de eso paga esta póliza.',
    freeLook: 'Si cambia de opinión',
    tripReturn:
      'Por lo general puede devolver la póliza dentro de los 10 días de recibirla, con un reembolso completo, salvo que el viaje haya empezado o usted haya presentado un reclamo.',
  },
})

/** What a trip's policy leaves out, what it pays to bring the visitor home, what else its insurer sells, and how long its policy may be returned. */
export function travelFacts(offer: OfferView, speech: Speech): readonly Fact[] {
  const say = spoken(words, speech)
  const { anyReason, evacuation } = offer.carrier.policies?.travel ?? {}
  const isMedical = isCovered(offer, 'medicalOnly')
  const isSold = anyReason && !isMedical
  return [
    { title: say.leftOut, text: isMedical ? say.leftOutOfCare : say.leftOutOfTrip },
    {
      title: say.evacuation,
      text: evacuation === undefined ? say.evacuationUnknown : say.evacuationUpTo(evacuation),
    },
    ...(isSold ? [{ title: say.anyReason, text: say.anyReasonSold }] : []),
    { title: say.freeLook, text: say.tripReturn },
  ]
}
