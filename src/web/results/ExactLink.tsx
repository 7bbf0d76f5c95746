import { counted } from '../../language/numbers.ts'
import { ButtonLink } from '../ui/Button.tsx'

interface ExactLinkProps {
  readonly quoteId: string
  readonly open: number
}

/** Leads to the questions that make prices exact; absent where none is left. */
export function ExactLink({ quoteId, open }: ExactLinkProps) {
  if (open === 0) return null
  return (
    <p>
      <ButtonLink href={`/quotes/${quoteId}/exact`}>
        Make your price exact: {counted(open, 'question')}
      </ButtonLink>
    </p>
  )
}
