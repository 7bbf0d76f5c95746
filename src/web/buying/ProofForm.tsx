import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'

interface Props {
  readonly action: string
  readonly challenge?: string
  readonly children: ReactNode
}

/** A button behind which a proof of work is due: the script finds one and sends the form by itself, without scripts it is pressed. */
export function ProofForm({ action, challenge, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [proof, setProof] = useState('')
  const [isProving, setProving] = useState(false)
  useEffect(() => {
    if (challenge === undefined) return
    setProving(true)
    import('../prove.ts')
      .then(({ prove }) => prove(challenge))
      .then(setProof)
      // Without a proof the button still works.
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
