import type { Fact } from '../../../../contract/prices/status.ts'
import { counted } from '../../../../language/numbers.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { isCovered } from './is-covered.ts'

const words = wordsIn({
  en: {
    waiting: 'Waiting periods',
    waitingFor: (accident: string, illness: string) =>
      `Accidents are covered ${accident}, illnesses ${illness}.`,
    waitingForAccidents: (accident: string) => `Accidents are covered ${accident}.`,
    shorter: 'Your state may allow less of a wait.',
    afterDays: (days: number) => (days === 0 ? 'from the first day' : `after ${counted(days, 'day')}`),
    waitingUnknown:
      'An illness is usually covered only after a wait. Many states limit it to 30 days and allow none for accidents.',
    preexisting: 'Earlier conditions',
    preexistingOfPet: 'What your pet has, or shows signs of, before coverage begins usually isn’t covered.',
    examFee: 'The vet’s exam fee',
    examFeePaid: 'Covered like the treatment.',
    examFeeUnpaid: 'Not covered.',
  },
  es: {
    waiting: 'Períodos de espera',
    waitingFor: (accident, illness) => `Los accidentes se cubren ${accident}; las enfermedades, ${illness}.`,
    waitingForAccidents: accident => `Los accidentes se cubren ${accident}.`,
    shorter: 'Es posible que su estado permita menos espera.',
    afterDays: days =>
      days === 0 ? 'desde el primer día' : `después de ${days} ${days === 1 ? 'día' : 'días'}`,
    waitingUnknown:
      'Por lo general, una enfermedad se cubre solo después de una espera. Muchos estados la limitan a 30 días y no permiten ninguna para accidentes.',
    preexisting: 'Condiciones anteriores',
    preexistingOfPet:
      'Lo que su mascota tiene, o de lo que muestra señales, antes de que empiece la cobertura por lo general no se cubre.',
    examFee: 'El cargo del veterinario por el examen',
    examFeePaid: 'Se cubre como el tratamiento.',
    examFeeUnpaid: 'No se cubre.',
  },
})

/** For states with the model law (NAIC, 633): no wait for an accident, and this one for an illness. */
const longestIllness = 30

/** What a pet's policy makes the owner wait for, and what it leaves out. */
export function petFacts(offer: OfferView, speech: Speech): readonly Fact[] {
  const say = spoken(words, speech)
  const examFee = offer.carrier.policies?.pet?.examFee
  const waiting = waitingOf(offer, speech)
  return [
    ...(waiting === null ? [] : [{ title: say.waiting, text: waiting }]),
    { title: say.preexisting, text: say.preexistingOfPet },
    ...(examFee === undefined
      ? []
      : [{ title: say.examFee, text: examFee ? say.examFeePaid : say.examFeeUnpaid }]),
  ]
}

function waitingOf(offer: OfferView, speech: Speech): string | null {
  const say = spoken(words, speech)
  const { waitingDays } = offer.carrier.policies?.pet ?? {}
  const isOfAccidents = isCovered(offer, 'accidentsOnly')
  if (!waitingDays) return isOfAccidents ? null : say.waitingUnknown
  const { accident, illness } = waitingDays
  const isLong = accident > 0 || (illness > longestIllness && !isOfAccidents)
  const waits = isOfAccidents
    ? say.waitingForAccidents(say.afterDays(accident))
    : say.waitingFor(say.afterDays(accident), say.afterDays(illness))
  return isLong ? `${waits} ${say.shorter}` : waits
}
