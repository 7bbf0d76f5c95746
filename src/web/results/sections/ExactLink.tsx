import { counted } from '../../../language/numbers.ts'
import { wordsIn } from '../../../language/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useWords } from '../../words.ts'

const words = wordsIn({
  en: { exact: (open: number) => `Get a more accurate price: ${counted(open, 'question')}` },
  es: {
    exact: open => `Obtener un precio más exacto: ${open} ${open === 1 ? 'pregunta' : 'preguntas'}`,
  },
})

interface ExactLinkProps {
  readonly quoteId: string
  readonly open: number
}

/** Leads to the questions that make prices exact; absent if none is left. */
export function ExactLink({ quoteId, open }: ExactLinkProps) {
  const say = useWords(words)
  if (open === 0) return null
  return (
    <p>
      <ButtonLink href={`/quotes/${quoteId}/exact`}>{say.exact(open)}</ButtonLink>
    </p>
  )
}
