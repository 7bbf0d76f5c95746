import { useState } from 'react'
import { wordsIn } from '../../../language/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useBackCloses } from '../../ui/dialog/use-back-closes.ts'
import { useWords } from '../../words.ts'
import styles from './ComparisonBar.module.css'
import { ComparisonDialog } from './ComparisonDialog.tsx'
import { type Comparison, mostCompared } from './use-comparison.ts'

const words = wordsIn({
  en: {
    compare: 'Compare',
    choose: (most: number) => `Choose up to ${most} prices.`,
    chosen: (count: number) => `${count} chosen`,
    full: '. That’s the most that fit side by side. Uncheck one to choose another.',
    cancel: 'Cancel',
    show: 'Show',
  },
  es: {
    compare: 'Comparar',
    choose: most => `Elija hasta ${most} precios.`,
    chosen: count => `${count} ${count === 1 ? 'elegido' : 'elegidos'}`,
    full: '. Es lo máximo que cabe lado a lado. Desmarque uno para elegir otro.',
    cancel: 'Cancelar',
    show: 'Mostrar',
  },
})

/** While offers are chosen: how many there are, and the way to see them side by side. */
export function ComparisonBar({ comparison: { chosen, isEnough, stop } }: { comparison: Comparison }) {
  const say = useWords(words)
  const [open, setOpen] = useState(false)
  // It is there while prices are chosen.
  useBackCloses(true, stop)
  return (
    <section className={styles.bar} aria-label={say.compare}>
      <p role="status">
        {chosen.length === 0 ? say.choose(mostCompared) : say.chosen(chosen.length)}
        {chosen.length === mostCompared && say.full}
      </p>
      <Button look="plain" onClick={stop}>
        {say.cancel}
      </Button>
      <Button look="primary" disabled={!isEnough} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.show}
      </Button>
      <ComparisonDialog open={open} onClose={() => setOpen(false)} quotes={chosen} />
    </section>
  )
}
