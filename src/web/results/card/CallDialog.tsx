import type { ReactNode } from 'react'
import type { Action } from '../../../contract/prices/status.ts'
import { wordsIn } from '../../../language/text.ts'
import { useSite } from '../../facts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { sentence } from '../../ui/sentence.ts'
import { useWords } from '../../words.ts'
import styles from './CallDialog.module.css'
import { dial } from './telephone.ts'

const words = wordsIn({
  en: {
    title: (insurer: string) => `Call ${insurer}`,
    call: 'Please call the insurer toll-free.',
    callAndGive: 'Please call the insurer toll-free and give them this quote number.',
    number: (insurer: string) => `Quote number at ${insurer}`,
    phone: 'Toll-free',
    hours: 'Hours',
    ownNumber: (site: string, number: ReactNode, insurer: string) =>
      sentence`Your quote number with ${site} is ${number}. Use that one only if you call ${site}. ${insurer} doesn’t know it.`,
    note: 'You call them. They don’t get your phone number from this site.',
    done: 'Done',
  },
  es: {
    title: insurer => `Llamar a ${insurer}`,
    call: 'Llame gratis a la aseguradora.',
    callAndGive: 'Llame gratis a la aseguradora y dé este número de cotización.',
    number: insurer => `Número de cotización en ${insurer}`,
    phone: 'Llamada gratis',
    hours: 'Horario',
    ownNumber: (site, number, insurer) =>
      sentence`Su número de cotización en ${site} es ${number}. Úselo solo si llama a ${site}. ${insurer} no lo conoce.`,
    note: 'Es usted quien llama. Este sitio no le da su número de teléfono a la aseguradora.',
    done: 'Listo',
  },
})

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly action: Action
  readonly insurer: string
  /** Our number of the whole quote, which carriers do not have. */
  readonly ownNumber: string
}

/** The quote number, and the toll-free number to call with its hours (spec 4.5.1). */
export function CallDialog({ open, onClose, action, insurer, ownNumber }: Props) {
  const site = useSite()
  const say = useWords(words)
  const { phone, hours, lang, note, quote_number } = action
  return (
    <Dialog
      title={say.title(insurer)}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say.done}</Button>}
    >
      <p>{quote_number === undefined ? say.call : say.callAndGive}</p>
      <dl className={styles.numbers}>
        {quote_number !== undefined && (
          <div>
            <dt>{say.number(insurer)}</dt>
            <dd>{quote_number}</dd>
          </div>
        )}
        {phone !== undefined && (
          <div>
            <dt>{say.phone}</dt>
            <dd>
              <a href={dial(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {hours !== undefined && (
          <div>
            <dt>{say.hours}</dt>
            <dd lang={lang}>{hours}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{say.ownNumber(site.name, <strong>{ownNumber}</strong>, insurer)}</p>
      <p className={styles.note}>{note ?? say.note}</p>
    </Dialog>
  )
}
