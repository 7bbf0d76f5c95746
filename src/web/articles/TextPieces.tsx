import type { ArticlePart, TextPage } from '../../contract/article.ts'
import { wordsIn } from '../../language/text.ts'
import { useFacts } from '../facts.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    signal:
      'Some browsers send a Global Privacy Control signal to every site. If yours does, I don’t count your visit.',
    sent: 'Yours does.',
    notSent: 'Yours isn’t sending it now. You can turn it on in your browser’s settings.',
    counts:
      'If you allow it, I also tell Google Analytics that a quote was started, finished, shown or clicked, with the type of insurance and the insurer. It doesn’t get your address, your browser or any cookie. It gets a number for your visit, which changes every day.',
    allowed: 'You’ve allowed it.',
    notAllowed: 'You haven’t allowed it, so I don’t.',
    stop: 'Stop sharing',
    allow: 'Allow it',
  },
  we: {
    signal:
      'Some browsers send a Global Privacy Control signal to every site. If yours does, we don’t count your visit.',
    counts:
      'If you allow it, we also tell Google Analytics that a quote was started, finished, shown or clicked, with the type of insurance and the insurer. It doesn’t get your address, your browser or any cookie. It gets a number for your visit, which changes every day.',
    notAllowed: 'You haven’t allowed it, so we don’t.',
  },
  es: {
    signal:
      'Algunos navegadores envían una señal de Global Privacy Control a todos los sitios. Si el suyo la envía, su visita no se cuenta.',
    sent: 'El suyo la envía.',
    notSent: 'El suyo no la envía ahora. Puede activarla en la configuración de su navegador.',
    counts:
      'Si usted lo permite, también se le informa a Google Analytics que una cotización se empezó, se terminó, se mostró o se presionó, con el tipo de seguro y la aseguradora. No recibe su dirección, su navegador ni ninguna cookie. Recibe un número de su visita, que cambia todos los días.',
    allowed: 'Usted lo permitió.',
    notAllowed: 'Usted no lo ha permitido, así que no se hace.',
    stop: 'Dejar de compartir',
    allow: 'Permitirlo',
  },
})

/** The text of a text page, with the parts that depend on its visitor. */
export function TextPieces({ text: { name, lang, pieces } }: { readonly text: TextPage }) {
  return pieces.map((piece, at) => {
    const key = `${name} ${at}`
    if ('part' in piece) return <Part key={key} name={piece.part} />
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown by the server, which lets no markup through
    return <div key={key} lang={lang} dangerouslySetInnerHTML={{ __html: piece.html }} />
  })
}

function Part({ name }: { readonly name: ArticlePart }) {
  return name === 'signal' ? <Signal /> : <ChoiceOfCounts />
}

/** Whether this visitor's browser asks not to be tracked. */
function Signal() {
  const say = useWords(words)
  const { signal } = useFacts()
  return (
    <p>
      {say.signal}{' '}
      {signal ? (
        <strong>
          {say.sent} {signal}
        </strong>
      ) : (
        say.notSent
      )}
    </p>
  )
}

/** The choice to share counts, off until the visitor switches it on; a plain form, which leads back to this place. */
function ChoiceOfCounts() {
  const say = useWords(words)
  const { mayShare, signal, isShared } = useFacts()
  if (!mayShare) return null
  return (
    <div id="counts">
      <p>{say.counts}</p>
      {!signal && (
        <form method="post" action="/privacy">
          <p>
            {isShared ? say.allowed : say.notAllowed}{' '}
            <Button type="submit" name="analytics" value={isShared ? 'no' : 'yes'}>
              {isShared ? say.stop : say.allow}
            </Button>
          </p>
        </form>
      )}
    </div>
  )
}
