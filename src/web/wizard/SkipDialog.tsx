import type { Properties } from '../../contract/answers/properties.ts'
import { wordsIn } from '../../language/text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    title: 'Are you sure to skip the question?',
    failed: 'Something went wrong',
    notSkipped: 'There was a problem skipping your question. Please try again in a bit.',
    stay: 'Stay here',
    skip: 'Yes, skip the question',
    becomes:
      'I’ll assume what’s typical and say so with your quotes. An insurer that needs to know will show an estimate, or ask you before it sells you a policy.',
  },
  we: {
    becomes:
      'We’ll assume what’s typical and say so with your quotes. An insurer that needs to know will show an estimate, or ask you before it sells you a policy.',
  },
  es: {
    title: '¿Seguro que quiere omitir la pregunta?',
    failed: 'Algo salió mal',
    notSkipped: 'No se pudo omitir la pregunta. Intente de nuevo en un momento.',
    stay: 'Quedarse aquí',
    skip: 'Sí, omitir la pregunta',
    becomes:
      'Se supondrá lo más común, y así se dirá con sus cotizaciones. Una aseguradora que necesite saberlo mostrará un estimado, o se lo preguntará antes de venderle una póliza.',
  },
})

const confirmed = 'skip-confirmed'

/** Whether nobody asks first: its button is an answer, or the visitor has confirmed a skip on this device before (spec 4.2.2). */
export function skipsAtOnce({ skipAnswers }: Properties): boolean {
  try {
    return skipAnswers || localStorage.getItem(confirmed) !== null
  } catch {
    return false
  }
}

function rememberConfirmedSkip(): void {
  try {
    localStorage.setItem(confirmed, '1')
  } catch {
    // Without browser storage, the question comes again next time.
  }
}

interface SkipDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks once per device whether to really skip a question (spec 4.2.2). */
export function SkipDialog({ open, onClose, onConfirm }: SkipDialogProps) {
  const say = useWords(words)
  const confirm = () => {
    rememberConfirmedSkip()
    onClose()
    onConfirm()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{say.stay}</Button>
      <Button look="primary" onClick={confirm}>
        {say.skip}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={say.title} actions={actions}>
      <p>{say.becomes}</p>
    </Dialog>
  )
}

/** `help`: what to do if trying again does not help. */
export function SkipFailed({ help }: { readonly help: string | undefined }) {
  const say = useWords(words)
  return (
    <Alert title={say.failed}>
      <p>{say.notSkipped}</p>
      {help && <p>{help}</p>}
    </Alert>
  )
}
