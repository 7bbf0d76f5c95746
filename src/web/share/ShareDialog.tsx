import type { Quote } from '../../contract/prices/status.ts'
import { wordsIn } from '../../language/text.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useWords } from '../words.ts'
import { LinkToPrice } from './LinkToPrice.tsx'

const words = wordsIn({
  en: {
    title: (insurer: string) => `Share ${insurer}’s price`,
    link: (insurer: string) => `A price from ${insurer}`,
    all: 'All prices you’re sharing',
    done: 'Done',
  },
  es: {
    title: insurer => `Compartir el precio de ${insurer}`,
    link: insurer => `Un precio de ${insurer}`,
    all: 'Todos los precios que comparte',
    done: 'Listo',
  },
})

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly quoteId: string
  /** An offer with a price. */
  readonly quote: Quote
}

/** Shares one price from its card. */
export function ShareDialog({ open, onClose, quoteId, quote }: ShareDialogProps) {
  const say = useWords(words)
  const { id, insurer, price_info } = quote
  return (
    <Dialog
      title={say.title(insurer.name)}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say.done}</Button>}
    >
      <LinkToPrice
        carrier={id}
        premium={price_info.premium ?? ''}
        title={say.link(insurer.name)}
        url={null}
        {...{ quoteId }}
      />
      <p>
        <a href={`/quotes/${quoteId}/data#shared`}>{say.all}</a>
      </p>
    </Dialog>
  )
}
