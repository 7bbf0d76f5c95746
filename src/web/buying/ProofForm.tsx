import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'

interface Props {
  readonly action: string
  readonly challenge?: string
  readonly children: ReactNode
}

/** A button that needs a proof of work: the script finds one and sends the form; without scripts, the visitor presses the button. */
export function ProofForm({ action, challenge, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [proof, setProof] = useState('')
  const [isProving, setProving] = useState(false)
  useEffect(() => {
    if (challenge === undefined) return
    setProving(true)
    import('../calls/prove.ts')
      .then(({ prove }) => prove(challenge))
      .then(setProof)
      // The visitor can still press the button without a proof.
      .catch(() => setProving(false))
  }, [challenge])
  useEffect(() => {
    if (proof !== '') form.current?.submit()
  }, [proof])
  return (
    <form method="post" action={action} ref={form} onSubmit={event => isProving && event.preventDefault()}>
      <input type="hidden" name="proof" value={proof} />
      <Button look="primary" wide type="submit" busy={isProving}>
        {children}
      </Button>
    </form>
  )
}
