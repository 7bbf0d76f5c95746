import { type Speech, spoken, wordsIn } from '../../language/text.ts'

/** What visitors are told before insurers are asked, on the page and through assistants. */
export const disclosureWords = wordsIn({
  en: {
    insurers:
      'Your answers go to the insurers that quote you. They use them to work out a price. Before they issue a policy, they may check your answers against public records and their own.',
    kept: (days: number) => `Your answers are kept encrypted, and deleted after ${days} days.`,
  },
  es: {
    insurers:
      'Sus respuestas van a las aseguradoras que le cotizan. Las usan para calcular un precio. Antes de emitir una póliza, pueden compararlas con registros públicos y con los suyos.',
    kept: days => `Sus respuestas se guardan cifradas y se borran después de ${days} días.`,
  },
})

/** The disclosure, for somebody who sees no page. */
export function disclosureText(retentionDays: number, speech: Speech): string {
  const say = spoken(disclosureWords, speech)
  return `${say.insurers} ${say.kept(retentionDays)}`
}
