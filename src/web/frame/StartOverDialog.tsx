import { wordsIn } from '../../language/text.ts'
import { useFacts } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    title: 'Start over?',
    stay: 'Stay here',
    go: 'Start over',
    becomes: (days: number) =>
      `You’ll start a new quote from the first question. Your answers so far stay encrypted and are deleted within ${days} days.`,
  },
  es: {
    title: '¿Empezar de nuevo?',
    stay: 'Quedarse aquí',
    go: 'Empezar de nuevo',
    becomes: days =>
      `Empezará una cotización nueva desde la primera pregunta. Las respuestas que ya dio quedan cifradas y se borran en un plazo de ${days} días.`,
  },
})

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before starting over (spec 2.2.8). */
export function StartOverDialog({ open, onClose }: Props) {
  const say = useWords(words)
  const { retentionDays } = useFacts()
  return (
    <Dialog
      title={say.title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.stay}</Button>
          <ButtonLink look="primary" href="/welcome">
            {say.go}
          </ButtonLink>
        </>
      }
    >
      <p>{say.becomes(retentionDays)}</p>
    </Dialog>
  )
}
