import { wordsIn } from '../../../language/text.ts'
import { useFacts } from '../../facts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useWords } from '../../words.ts'

const words = wordsIn({
  en: { ask: 'Have an agent call or email me' },
  es: { ask: 'Pedir que un agente me llame o me escriba' },
})

/** Leads to the page for asking an agent; absent if the operator takes no such requests. */
export function AgentLink({ quoteId }: { readonly quoteId: string }) {
  const say = useWords(words)
  if (!useFacts().agent) return null
  return (
    <p>
      <ButtonLink href={`/quotes/${quoteId}/agent`}>{say.ask}</ButtonLink>
    </p>
  )
}
