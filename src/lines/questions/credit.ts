import { choice } from '../../kinds/choice/choice.ts'
import type { Text } from '../../language/text.ts'
import { placeName, type State } from '../../law/jurisdictions.ts'

/** How good the visitor's credit is, by their own account, in a state that lets it count. */
export function creditQuestion(state: State, words: { readonly action?: Text } = {}) {
  return choice({
    ...words,
    title: { en: 'How would you rate your credit?', es: '¿Cómo calificaría su crédito?' },
    short: { en: 'Credit', es: 'Crédito' },
    subtitle: {
      en: `I don’t run a credit check. Insurers in ${placeName(state)} can use credit to set the price. A rough guess is fine.`,
      we: `We don’t run a credit check. Insurers in ${placeName(state)} can use credit to set the price. A rough guess is fine.`,
      es: `Aquí no se consulta su historial de crédito. En ${placeName(state, 'es')}, las aseguradoras pueden usar el crédito para fijar el precio. Basta con una idea aproximada.`,
    },
    choices: [
      {
        value: 'EXCELLENT',
        title: { en: 'Excellent', es: 'Excelente' },
        description: { en: 'About 720 and up', es: 'Unos 720 o más' },
      },
      {
        value: 'GOOD',
        title: { en: 'Good', es: 'Bueno' },
        description: { en: 'About 680 to 719', es: 'De unos 680 a 719' },
      },
      {
        value: 'FAIR',
        title: { en: 'Fair', es: 'Regular' },
        description: { en: 'About 580 to 679', es: 'De unos 580 a 679' },
      },
      {
        value: 'POOR',
        title: { en: 'Needs work', es: 'Por mejorar' },
        description: { en: 'Under about 580', es: 'Menos de unos 580' },
      },
      { value: 'UNKNOWN', title: { en: 'I’d rather not say', es: 'Prefiero no decirlo' } },
    ],
    privacyShort: {
      en: 'There’s no credit check, and your score isn’t affected.',
      es: 'No se consulta su historial de crédito, y su puntaje no cambia.',
    },
    privacyInfo: {
      en: 'Most insurers check a credit-based insurance score before they issue a policy. Your own guess brings today’s prices closer to what you’d pay. I don’t look anything up, and your score isn’t affected.',
      we: 'Most insurers check a credit-based insurance score before they issue a policy. Your own guess brings today’s prices closer to what you’d pay. We don’t look anything up, and your score isn’t affected.',
      es: 'La mayoría de las aseguradoras consultan un puntaje de seguro basado en el crédito antes de emitir una póliza. Su propia estimación acerca los precios de hoy a lo que usted pagaría. Aquí no se consulta nada, y su puntaje no cambia.',
    },
  })
}
