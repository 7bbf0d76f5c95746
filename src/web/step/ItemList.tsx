import { type MouseEvent, type ReactNode, useState } from 'react'
import { wordsIn } from '../../language/text.ts'
import { submitWith } from '../../wizard/pressed.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useWords } from '../words.ts'
import styles from './ItemList.module.css'
import type { StepViewProps } from './step-view.ts'

const words = wordsIn({
  en: {
    edit: 'Edit',
    finish: 'Finish',
    unfinished: 'A few questions left',
    remove: 'Remove',
    keep: 'Don’t remove',
    sure: (name: string) => `Remove ${name}?`,
    gone: (name: string) => `${name} was removed.`,
  },
  es: {
    edit: 'Editar',
    finish: 'Terminar',
    unfinished: 'Faltan algunas preguntas',
    remove: 'Quitar',
    keep: 'No quitar',
    sure: name => `¿Quitar ${name}?`,
    gone: name => `Se quitó ${name}.`,
  },
})

interface Item {
  readonly id: string
  readonly name: string
  /** Shown under the name. */
  readonly detail: ReactNode
  /** Some of its questions are still open. */
  readonly unfinished?: true
}

interface ItemListProps {
  readonly items: readonly Item[]
  /** Shown when the list is empty. */
  readonly none: string
  /** Text of the button that adds one more, and its text when the list is empty. */
  readonly add: string
  readonly addFirst: string
  /** What deleting one means, shown in the confirmation. */
  readonly loss: string
  /** Asks for the first item when there is none; nothing else can be added until then. */
  readonly whoIsFirst?: ReactNode
  readonly send: StepViewProps['send']
}

/**
 * The list of a list page: edit, delete with a confirmation, add. Its buttons submit their action with the form, so everything
 * except the confirmation works without scripts. The page's own button sends "next".
 */
export function ItemList({ items, none, add, addFirst, loss, whoIsFirst, send }: ItemListProps) {
  const say = useWords(words)
  const [leaving, setLeaving] = useState<Item>()
  const [sent, setSent] = useState<Item>()
  const close = () => setLeaving(undefined)
  const remove = () => {
    if (!leaving) return
    close()
    setSent(leaving)
    send({ action: 'delete', uuid: leaving.id })
  }
  const isGone = sent !== undefined && !items.some(({ id }) => id === sent.id)
  return (
    <div className={styles.list}>
      <input type="hidden" name="action" value="next" />
      {items.length === 0 && <p>{none}</p>}
      <ul className={styles.items}>
        {items.map(item => (
          <ListedItem key={item.id} item={item} onDelete={() => setLeaving(item)} />
        ))}
      </ul>
      <p className={styles.gone} role="status">
        {isGone && say.gone(sent.name)}
      </p>
      {whoIsFirst ? (
        <div className={styles.first}>{whoIsFirst}</div>
      ) : (
        <div>
          <Button {...submitWith({ action: 'new', type: items.length === 0 ? 'first' : 'other' })}>
            <span aria-hidden="true">+</span> {items.length === 0 ? addFirst : add}
          </Button>
        </div>
      )}
      <Dialog
        open={leaving !== undefined}
        onClose={close}
        title={say.sure(leaving?.name ?? '')}
        actions={
          <>
            <Button onClick={close}>{say.keep}</Button>
            <Button look="bad" onClick={remove}>
              {say.remove}
            </Button>
          </>
        }
      >
        <p>{loss}</p>
      </Dialog>
    </div>
  )
}

/** A column of buttons that answer a question on a list's page. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

function ListedItem({
  item: { id, name, detail, unfinished },
  onDelete,
}: {
  item: Item
  onDelete: () => void
}) {
  const say = useWords(words)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    onDelete()
  }
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {unfinished && <span className={styles.unfinished}>{say.unfinished}</span>}
      </span>
      <span className={styles.buttons}>
        <Button look="plain" {...submitWith({ action: 'edit', uuid: id })}>
          {unfinished ? say.finish : say.edit}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button look="plain" {...submitWith({ action: 'delete', uuid: id })} onClick={ask}>
          {say.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </span>
    </li>
  )
}
