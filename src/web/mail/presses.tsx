import type { ReactNode } from 'react'
import { wordsIn } from '../../language/text.ts'
import { useSite } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    stop: 'Unsubscribe from all email',
    afterStop:
      'After that, no one can have prices sent to the address this email went to. If you order a policy with it, I’ll still email you about your order.',
    watch: 'Turn on price alerts',
    afterWatch:
      'I’ll check prices once a week with the same answers, and email you only when one has changed. It ends when the quote expires, or when you say so.',
    unwatch: 'Stop price alerts',
    afterUnwatch: 'Your quote stays open until it expires.',
    stopped:
      'You can still open your quotes in the browsers you used. If you order a policy, I’ll still email you about your order.',
    takeBack: 'Undo this',
    ifMistaken:
      'Pressed by mistake, or want prices by email after all? You can undo this here, today or later, with the link in the email.',
    allowed:
      'Prices can be sent to this address again, by you or by anyone who enters it. I haven’t sent anything now.',
    broken:
      'Part of the link is missing, so I couldn’t do anything and nothing has changed. Some email apps cut off long links. Please open it again from the email itself. If you have to paste it, copy all of it.',
    stillBroken: (email: ReactNode) =>
      sentence`If it still doesn’t work, email ${email} from the address you mean, and someone will do it for you.`,
    watchGone:
      'Someone stopped them, the quote in that email has expired or was deleted, or its price alerts go to another address now. If your quote is still open, you can ask for alerts again on the page with its prices.',
    watching:
      'I check once a week and email you only when a price has changed. Each email has a button to stop.',
    unwatched: 'I won’t email you about price changes for that quote again.',
    home: 'Go to the home page',
  },
  we: {
    afterStop:
      'After that, no one can have prices sent to the address this email went to. If you order a policy with it, we’ll still email you about your order.',
    afterWatch:
      'We’ll check prices once a week with the same answers, and email you only when one has changed. It ends when the quote expires, or when you say so.',
    stopped:
      'You can still open your quotes in the browsers you used. If you order a policy, we’ll still email you about your order.',
    allowed:
      'Prices can be sent to this address again, by you or by anyone who enters it. We haven’t sent anything now.',
    broken:
      'Part of the link is missing, so we couldn’t do anything and nothing has changed. Some email apps cut off long links. Please open it again from the email itself. If you have to paste it, copy all of it.',
    watching:
      'We check once a week and email you only when a price has changed. Each email has a button to stop.',
    unwatched: 'We won’t email you about price changes for that quote again.',
  },
  es: {
    stop: 'No recibir más correos',
    afterStop:
      'Después de esto, nadie podrá hacer que se envíen precios a la dirección que recibió este correo. Si con ella hace el pedido de una póliza, sí recibirá correos sobre su pedido.',
    watch: 'Activar las alertas de precios',
    afterWatch:
      'Los precios se revisarán una vez por semana con las mismas respuestas, y recibirá un correo solo cuando alguno haya cambiado. Termina cuando la cotización vence, o cuando usted lo diga.',
    unwatch: 'Detener las alertas de precios',
    afterUnwatch: 'Su cotización sigue abierta hasta que venza.',
    stopped:
      'Todavía puede abrir sus cotizaciones en los navegadores que usó. Si hace el pedido de una póliza, sí recibirá correos sobre su pedido.',
    takeBack: 'Deshacer esto',
    ifMistaken:
      '¿Lo presionó por error, o ahora sí quiere recibir precios por correo? Puede deshacerlo aquí, hoy o más adelante, con el enlace del correo.',
    allowed:
      'Otra vez se pueden enviar precios a esta dirección, si los pide usted o cualquier persona que la escriba. Por ahora no se envió nada.',
    broken:
      'Falta una parte del enlace, así que no se pudo hacer nada y no ha cambiado nada. Algunas aplicaciones de correo cortan los enlaces largos. Ábralo otra vez desde el propio correo. Si tiene que pegarlo, cópielo completo.',
    stillBroken: email =>
      sentence`Si aun así no funciona, escriba a ${email} desde la dirección de la que se trata, y alguien lo hará por usted.`,
    watchGone:
      'Alguien las detuvo, la cotización de ese correo venció o se borró, o sus alertas de precios ahora van a otra dirección. Si su cotización sigue abierta, puede pedirlas de nuevo en la página de sus precios.',
    watching:
      'Los precios se revisan una vez por semana, y recibe un correo solo cuando alguno ha cambiado. Cada correo trae un botón para no recibir más.',
    unwatched: 'Ya no recibirá correos sobre cambios de precio en esa cotización.',
    home: 'Ir a la página de inicio',
  },
})

type Word = Exclude<keyof typeof words.en, 'stillBroken'>

interface Linked {
  readonly token: string
}

/** A page with one button: opening it must do nothing, because mail scanners open every link. */
function press(path: string, explanation: Word, button: Word, look: 'primary' | 'quiet' = 'primary') {
  return ({ token }: Linked) => {
    const say = useWords(words)
    return (
      <>
        <p>{say[explanation]}</p>
        <form method="post" action={`${path}?t=${token}`}>
          <Button look={look} type="submit">
            {say[button]}
          </Button>
        </form>
      </>
    )
  }
}

/** Asks whether to end all mail to an address. */
export const StopMail = press('/mail/stop', 'afterStop', 'stop')

/** Asks to confirm the request for mail about changed prices. */
export const WatchPrices = press('/mail/watch', 'afterWatch', 'watch')

/** Asks whether to end it. */
export const UnwatchPrices = press('/mail/unwatch', 'afterUnwatch', 'unwatch')

const TakeBack = press('/mail/allow', 'ifMistaken', 'takeBack', 'quiet')

/** Confirms that a button was pressed, and lets anybody with the link take it back. */
export function MailStopped({ token }: Linked) {
  const say = useWords(words)
  return (
    <>
      <p>{say.stopped}</p>
      <TakeBack token={token} />
    </>
  )
}

/** Says that nothing was done, and what to do instead. */
export function BrokenLink() {
  const say = useWords(words)
  const { email } = useSite()
  return (
    <>
      <p>{say.broken}</p>
      <p>{say.stillBroken(<a href={`mailto:${email}`}>{email}</a>)}</p>
    </>
  )
}

/** A page that only says what has been done. */
function done(text: Word) {
  return () => {
    const say = useWords(words)
    return (
      <>
        <p>{say[text]}</p>
        <p>
          <ButtonLink href="/">{say.home}</ButtonLink>
        </p>
      </>
    )
  }
}

/** Says that the address may be written to again. */
export const MailAllowed = done('allowed')

/** Says why prices are not watched. */
export const WatchGone = done('watchGone')

/** Says what happens next. */
export const Watching = done('watching')

/** Says that it has ended. */
export const Unwatched = done('unwatched')
