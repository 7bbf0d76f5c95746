import type { ReactNode } from 'react'
import type { ActionsTaken as Taken } from '../../../contract/prices/actions-taken.ts'
import { possessive } from '../../../language/possessive.ts'
import { type Spoken, wordsIn } from '../../../language/text.ts'
import { orderedWords } from '../../buying/ordered-words.ts'
import { linkTo } from '../../format/around.tsx'
import { Unbroken } from '../../format/Unbroken.ts'
import { mailedTo, mailKey } from '../../mail/mailed-to.ts'
import { Button } from '../../ui/Button.tsx'
import { type Around, sentence } from '../../ui/sentence.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { messages } from '../../wizard/messages.ts'
import { useSpeech, useWords } from '../../words.ts'
import { useDialog } from '../use-dialog.ts'
import styles from './ActionsTaken.module.css'

/** `where` is " to" with an address, if it is known. */
const words = wordsIn({
  en: {
    title: 'What you’ve done with these prices',
    order: 'See your order',
    to: (address: string) => ` to ${address}`,
    saving: (where: string) => `An email with these prices is on its way${where}.`,
    refused:
      'I couldn’t email these prices: I’ve already sent that address as many emails as I can in one day. You can ask again tomorrow.',
    unsaved: (where: string) => `The email with these prices couldn’t be delivered${where}.`,
    saved: (where: string, day: string | undefined) => `I emailed these prices${where} on ${day}.`,
    savedEarlier: (where: string, day: string | undefined) =>
      `I emailed earlier prices${where} on ${day}. The ones on this page are newer.`,
    another: 'Send them to another address',
    asked: (where: string) =>
      `I’ve sent an email${where}. Press the button in it, and I’ll tell you when prices change.`,
    unasked: (where: string) => `The email to confirm your price alerts couldn’t be delivered${where}.`,
    watching: (where: string, day: string | undefined) =>
      `Your price alerts began on ${day}. I’ll check once a week and send an email${where} when a price has changed.`,
    watched: (day: string | undefined) => `Your price alerts ended on ${day}.`,
    stopTelling: 'Stop price alerts',
    neverMind: 'Never mind',
    shared: (link: Around, insurer: string) =>
      sentence`You’re sharing ${link(`${possessive(insurer)} price`)}. Anyone with the link can see it.`,
    stopSharing: 'Stop sharing',
  },
  we: {
    refused:
      'We couldn’t email these prices: we’ve already sent that address as many emails as we can in one day. You can ask again tomorrow.',
    saved: (where, day) => `We emailed these prices${where} on ${day}.`,
    savedEarlier: (where, day) =>
      `We emailed earlier prices${where} on ${day}. The ones on this page are newer.`,
    asked: where =>
      `We’ve sent an email${where}. Press the button in it, and we’ll tell you when prices change.`,
    watching: (where, day) =>
      `Your price alerts began on ${day}. We’ll check once a week and send an email${where} when a price has changed.`,
  },
  es: {
    title: 'Lo que ha hecho con estos precios',
    order: 'Ver su pedido',
    to: address => ` a ${address}`,
    saving: where => `Un correo con estos precios va en camino${where}.`,
    refused:
      'Estos precios no se pudieron enviar por correo: esa dirección ya recibió todos los correos que se le pueden enviar en un día. Puede pedirlo otra vez mañana.',
    unsaved: where => `No se pudo entregar${where} el correo con estos precios.`,
    saved: (where, day) => `Estos precios se enviaron por correo${where} el ${day}.`,
    savedEarlier: (where, day) =>
      `El ${day} se enviaron por correo${where} unos precios anteriores. Los de esta página son más recientes.`,
    another: 'Enviarlos a otra dirección',
    asked: where => `Se envió un correo${where}. Presione el botón que trae y recibirá alertas de precios.`,
    unasked: where => `No se pudo entregar${where} el correo para confirmar sus alertas de precios.`,
    watching: (where, day) =>
      `Sus alertas empezaron el ${day}. Los precios se revisan una vez por semana. Si alguno cambia, se envía un correo${where}.`,
    watched: day => `Sus alertas terminaron el ${day}.`,
    stopTelling: 'Detener las alertas',
    neverMind: 'No pedir alertas',
    shared: (link, insurer) =>
      sentence`Usted comparte ${link(`el precio de ${insurer}`)}. Quien tenga el enlace puede verlo.`,
    stopSharing: 'Dejar de compartir',
  },
})

interface Props {
  readonly taken: Taken
  readonly quoteId: string
  /** The address given on the e-mail page, if this browser gave it. */
  readonly email: string | undefined
}

/** What the visitor has done with these prices, each with its page and the way to undo it. It needs no scripts. */
export function ActionsTaken({ taken: { ordered, saved, watch, shared = [] }, quoteId, email }: Props) {
  const say = useWords(words)
  const speech = useSpeech()
  const page = `/quotes/${quoteId}`
  const savedTo = mailedTo.get(mailKey('save', quoteId)) ?? (saved?.is_to_own_email ? email : null)
  const watchedFor = mailedTo.get(mailKey('watch', quoteId)) ?? null
  return (
    <section className={styles.taken} aria-labelledby="taken">
      <h2 className={styles.title} id="taken">
        {say.title}
      </h2>
      <ul className={styles.list}>
        {ordered && (
          <li className={styles.order}>
            <span>
              <Unbroken words={orderedWords(ordered, speech)} />
            </span>{' '}
            <a href={ordered.route}>{say.order}</a>
          </li>
        )}
        {saved && (
          <li>
            <span>{savedWords(saved, savedTo, say)}</span> <AnotherAddress quoteId={quoteId} />
          </li>
        )}
        {watch && (
          <li>
            <span>{watchWords(watch, watchedFor, say)}</span>
            {watch.state !== 'stopped' && (
              <Undo action={`${page}/watch/stop`}>
                {watch.state === 'running' ? say.stopTelling : say.neverMind}
              </Undo>
            )}
          </li>
        )}
        {shared.map(({ offer, insurer }) => (
          <li key={offer}>
            <span>{say.shared(linkTo(`${page}/share/${offer}`), insurer)}</span>
            <Undo action={`${page}/share/${offer}/stop`}>
              {say.stopSharing}
              <VisuallyHidden>: {insurer}</VisuallyHidden>
            </Undo>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Opens the dialog that mails the prices; without scripts, or if that does not load, it leads to a page. */
function AnotherAddress({ quoteId }: { readonly quoteId: string }) {
  const say = useWords(words)
  const { networkError } = useWords(messages)
  const dialog = useDialog()
  return (
    <>
      <a href={`/quotes/${quoteId}/save`} onClick={dialog.openFrom}>
        {say.another}
      </a>
      {dialog.failed && <p role="alert">{networkError}</p>}
      {dialog.module && (
        <dialog.module.SaveQuotesDialog
          wish="save"
          {...dialog.shown}
          onSaved={dialog.shown.onClose}
          email={undefined}
          quoteId={quoteId}
        />
      )}
    </>
  )
}

function Undo({ action, children }: { readonly action: string; readonly children: ReactNode }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="from" value="results" />
      <Button look="plain" type="submit">
        {children}
      </Button>
    </form>
  )
}

function savedWords(
  { state, on, is_current }: NonNullable<Taken['saved']>,
  to: string | null | undefined,
  say: Spoken<typeof words.en>,
): string {
  const where = to ? say.to(to) : ''
  if (state === 'waiting') return say.saving(where)
  if (state === 'refused') return say.refused
  if (state === 'failed') return say.unsaved(where)
  return is_current ? say.saved(where, on) : say.savedEarlier(where, on)
}

function watchWords(
  watch: NonNullable<Taken['watch']>,
  to: string | null,
  say: Spoken<typeof words.en>,
): string {
  const where = to ? say.to(to) : ''
  switch (watch.state) {
    case 'asked':
      return say.asked(where)
    case 'failed':
      return say.unasked(where)
    case 'running':
      return say.watching(where, watch.on)
    case 'stopped':
      return say.watched(watch.on)
  }
}
