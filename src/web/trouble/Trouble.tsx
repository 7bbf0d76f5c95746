import type { Screen } from '../../contract/page.ts'
import { type Speech, spoken, wordsIn } from '../../language/text.ts'
import { Butler } from '../butler/Butler.tsx'
import { useFacts, useSite } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useSpeech, useWords } from '../words.ts'
import { mention } from './reference.ts'
import styles from './Trouble.module.css'

/** Heading and document title of each. */
const titles = wordsIn({
  en: {
    'not-found': 'I can’t find that page.',
    unavailable: 'I can’t help you right now.',
    internal: 'Something went wrong on my side.',
    refused: 'I couldn’t process that.',
    offline: 'There’s no connection right now.',
    expired: 'This quote can’t be opened here.',
  },
  we: {
    'not-found': 'We can’t find that page.',
    unavailable: 'We can’t help you right now.',
    internal: 'Something went wrong on our side.',
    refused: 'We couldn’t process that.',
  },
  es: {
    'not-found': 'Esa página no se encuentra.',
    unavailable: 'El servicio no está disponible en este momento.',
    internal: 'Hubo un error en este sitio.',
    refused: 'No se pudo procesar lo que envió.',
    offline: 'No hay conexión en este momento.',
    expired: 'Esta cotización no se puede abrir aquí.',
  },
})

const words = wordsIn({
  en: {
    expired: (days: number) =>
      `It was deleted or has expired: I keep quotes for up to ${days} days. Or it’s from another browser: a quote opens only in the one you used, or from a link I emailed you.`,
    kept: 'Your earlier answers are saved, and so is what you typed.',
    again: 'Try again',
    startOver: 'Start over',
    startAnew: 'Start a new quote',
    home: 'Go to the home page',
    help: (link: Around, phone: string) => sentence`If that doesn’t help, call ${link(phone)}.`,
  },
  we: {
    expired: days =>
      `It was deleted or has expired: we keep quotes for up to ${days} days. Or it’s from another browser: a quote opens only in the one you used, or from a link we emailed you.`,
  },
  es: {
    expired: days =>
      `Se borró o venció: las cotizaciones se guardan hasta ${days} días. O es de otro navegador: una cotización se abre solo en el que usted usó, o con un enlace que recibió por correo.`,
    kept: 'Sus respuestas anteriores están guardadas, y también lo que escribió.',
    again: 'Intentar de nuevo',
    startOver: 'Empezar de nuevo',
    startAnew: 'Empezar una cotización nueva',
    home: 'Ir a la página de inicio',
    help: (link, phone) => sentence`Si eso no ayuda, llame al ${link(phone)}.`,
  },
})

const happened = wordsIn({
  en: {
    'not-found': 'The address may be mistyped, or the page may have moved.',
    unavailable: 'The site is busy or down for repairs.',
    internal: 'This was my mistake, and I’ve made a note of it. It wasn’t anything you did.',
    refused: 'It may have been too long, in a format I can’t read, or from a page that’s out of date.',
    offline: 'So I can’t show you this page. I’ll open it as soon as you’re connected again.',
  },
  we: {
    internal: 'This was our mistake, and we’ve made a note of it. It wasn’t anything you did.',
    refused: 'It may have been too long, in a format we can’t read, or from a page that’s out of date.',
    offline: 'So we can’t show you this page. We’ll open it as soon as you’re connected again.',
  },
  es: {
    'not-found': 'Puede que la dirección esté mal escrita, o que la página haya cambiado de lugar.',
    unavailable: 'El sitio está ocupado o en reparación.',
    internal: 'El error fue de este sitio y ya quedó registrado. No fue nada que usted hiciera.',
    refused:
      'Tal vez era demasiado largo, estaba en un formato que no se puede leer o venía de una página desactualizada.',
    offline: 'Por eso no se puede mostrar esta página. Se abrirá en cuanto vuelva la conexión.',
  },
})

const safe = wordsIn({
  en: {
    'not-found': 'If you were in the middle of your questions, your answers are safe.',
    unavailable: 'Your earlier answers are saved. You won’t have to type them again.',
    internal: 'Your earlier answers are saved.',
    refused: 'Your earlier answers are saved.',
    offline: 'Your earlier answers are saved.',
    expired:
      'No one can read a deleted quote. A policy that was issued stays in force, and its insurer can help you with it. If you paid and there’s no policy, you get the money back.',
  },
  es: {
    'not-found': 'Si estaba contestando sus preguntas, sus respuestas están a salvo.',
    unavailable: 'Sus respuestas anteriores están guardadas. No tendrá que escribirlas otra vez.',
    internal: 'Sus respuestas anteriores están guardadas.',
    refused: 'Sus respuestas anteriores están guardadas.',
    offline: 'Sus respuestas anteriores están guardadas.',
    expired:
      'Nadie puede leer una cotización borrada. Una póliza ya emitida sigue vigente, y su aseguradora puede ayudarle con ella. Si pagó y no hay póliza, se le devuelve el dinero.',
  },
})

/** What to do now: where a link leads, and its text. */
const next = {
  'not-found': { href: '/', text: 'home' },
  // An empty query leads to the same address.
  unavailable: { href: '?', text: 'again' },
  internal: { href: '?', text: 'again' },
  refused: { href: '?', text: 'again' },
  // The whole address, with its query.
  offline: { href: '', text: 'again' },
  expired: { href: '/start', text: 'startAnew' },
} as const satisfies Record<keyof typeof titles.en, object>

type TroubleScreen = Extract<Screen, { name: 'trouble' | 'not-found' }>

export function troubleTitle(screen: TroubleScreen, speech: Speech): string {
  return spoken(titles, speech)[kindOf(screen)]
}

function kindOf(screen: TroubleScreen) {
  return screen.name === 'trouble' ? screen.kind : screen.name
}

interface Props {
  readonly screen: TroubleScreen
  /** Replaces a screen that failed to render, and tries once more. */
  readonly retry?: () => void
}

/** An error page: what happened, what is safe, what to do now. */
export function Trouble({ screen, retry }: Props) {
  const say = useWords(words)
  const reason = useWords(happened)
  const comfort = useWords(safe)
  const speech = useSpeech()
  const { retentionDays } = useFacts()
  const { phone } = useSite()
  const kind = kindOf(screen)
  const request = screen.name === 'trouble' ? screen.request : undefined
  const { href, text } = next[kind]
  return (
    <article className={styles.trouble}>
      <Butler className={styles.assistant} pose="apologising" />
      <h1 tabIndex={-1}>{troubleTitle(screen, speech)}</h1>
      <p>{kind === 'expired' ? say.expired(retentionDays) : reason[kind]}</p>
      <p>{retry ? say.kept : comfort[kind]}</p>
      <div className={styles.next}>
        {retry ? (
          <>
            <Button look="primary" onClick={retry}>
              {say.again}
            </Button>
            <ButtonLink href="/welcome">{say.startOver}</ButtonLink>
          </>
        ) : (
          <ButtonLink look="primary" href={href}>
            {say[text]}
          </ButtonLink>
        )}
      </div>
      <p className={styles.help}>
        {say.help(
          number => (
            <a href={`tel:${phone.dial}`}>{number}</a>
          ),
          phone.text,
        )}
        {request !== undefined && ` ${mention(request, speech)}`}
      </p>
    </article>
  )
}
