import { startDateAddress } from '../../contract/prices/start-date-address.ts'
import type { LateStart } from '../../contract/prices/status.ts'
import { wordsIn } from '../../language/text.ts'
import { linkTo } from '../format/around.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    late: (picked: string, instead: string, link: Around) =>
      sentence`It’s too late now for the start date you picked, ${picked}. Your policy would start tomorrow, ${instead}. ${link('Pick a new start date')}, and I’ll get fresh prices for it.`,
  },
  we: {
    late: (picked, instead, link) =>
      sentence`It’s too late now for the start date you picked, ${picked}. Your policy would start tomorrow, ${instead}. ${link('Pick a new start date')}, and we’ll get fresh prices for it.`,
  },
  es: {
    late: (picked, instead, link) =>
      sentence`Ya es tarde para la fecha de inicio que eligió, el ${picked}. Su póliza empezaría mañana, el ${instead}. ${link('Elija otra fecha de inicio')} y verá precios nuevos para esa fecha.`,
  },
})

/** Says that the picked start date has passed, until the visitor picks another. */
export function Late({ quoteId, picked, instead }: LateStart & { quoteId: string }) {
  const say = useWords(words)
  return say.late(picked, instead, linkTo(startDateAddress(quoteId)))
}
