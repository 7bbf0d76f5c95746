import { useFacts } from '../facts.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** Leads to the page for asking an agent; absent where the operator takes no such requests. */
export function AgentLink({ quoteId }: { readonly quoteId: string }) {
  if (!useFacts().agent) return null
  return (
    <p>
      <ButtonLink href={`/quotes/${quoteId}/agent`}>Have an agent call or write me</ButtonLink>
    </p>
  )
}
