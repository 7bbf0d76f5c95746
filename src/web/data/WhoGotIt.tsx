import { Fragment, type ReactNode } from 'react'
import type { Ledger, LedgerEntry } from '../../contract/page.ts'
import { agentAddress } from '../../contract/purchase/agent.ts'
import type { Ordered } from '../../contract/purchase/ordered.ts'
import { andList } from '../../language/lists.ts'
import { wordsIn } from '../../language/text.ts'
import { RequestFacts } from '../agent/RequestMade.tsx'
import { LocalTime } from '../LocalTime.tsx'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'
import styles from './YourData.module.css'

const words = wordsIn({
  en: {
    title: 'Who got my answers',
    keepBack: 'Don’t share it',
    takeBack: 'Cancel my request',
    nobody: 'No one yet. I don’t ask any insurer until you’ve answered the last question.',
    asked: (insurers: number) =>
      insurers === 1
        ? 'You wanted quotes, so I asked this insurer for a price. Here’s what kind of information it got.'
        : 'You wanted quotes, so I asked these insurers for a price, each over a separate connection. Here’s what kind of information they got.',
    times: (time: ReactNode, count: number) => sentence`First asked ${time}, ${count} times in all`,
    got: (kinds: readonly string[]) => `It got: ${andList(kinds, 'en')}.`,
    keeps:
      'Insurers keep what they get under their own privacy policies. Deleting your answers here doesn’t delete theirs.',
    order: (number: string) => `your order ${number}`,
    earlierOrder: 'an earlier order',
    ordered: (order: ReactNode, insurer: ReactNode, kinds: readonly string[]) =>
      sentence`With ${order}, ${insurer} got your name, your email address and the answers behind its price: ${andList(kinds, 'en')}.`,
    byState: (state: string, kinds: readonly string[]) =>
      `Not sent to any insurer, because ${state} doesn’t allow it in prices: ${andList(kinds, 'en')}.`,
    needless: (kinds: readonly string[]) =>
      `Not sent to any insurer, because no price depends on it: ${andList(kinds, 'en')}.`,
  },
  we: {
    nobody: 'No one yet. We don’t ask any insurer until you’ve answered the last question.',
    asked: insurers =>
      insurers === 1
        ? 'You wanted quotes, so we asked this insurer for a price. Here’s what kind of information it got.'
        : 'You wanted quotes, so we asked these insurers for a price, each over a separate connection. Here’s what kind of information they got.',
  },
  es: {
    title: 'Quién recibió mis respuestas',
    keepBack: 'No compartirlo',
    takeBack: 'Cancelar mi solicitud',
    nobody:
      'Todavía nadie. No se consulta a ninguna aseguradora hasta que usted conteste la última pregunta.',
    asked: insurers =>
      insurers === 1
        ? 'Usted quería cotizaciones, así que se le pidió un precio a esta aseguradora. Esta es la clase de información que recibió.'
        : 'Usted quería cotizaciones, así que se les pidió un precio a estas aseguradoras, a cada una por una conexión aparte. Esta es la clase de información que recibieron.',
    times: (time, count) => sentence`Primera consulta: ${time}. En total, ${count} consultas`,
    got: kinds => `Recibió: ${andList(kinds, 'es')}.`,
    keeps:
      'Las aseguradoras conservan lo que reciben según su propia política de privacidad. Aunque borre aquí sus respuestas, las que ellas tienen no se borran.',
    order: number => `su pedido ${number}`,
    earlierOrder: 'un pedido anterior',
    ordered: (order, insurer, kinds) =>
      sentence`Con ${order}, ${insurer} recibió su nombre, su correo electrónico y las respuestas de las que depende su precio: ${andList(kinds, 'es')}.`,
    byState: (state, kinds) =>
      `No se envió a ninguna aseguradora, porque en ${state} no se permite usarlo en los precios: ${andList(kinds, 'es')}.`,
    needless: kinds =>
      `No se envió a ninguna aseguradora, porque ningún precio depende de ello: ${andList(kinds, 'es')}.`,
  },
})

/** Insurers that received nothing, by how their price came about. */
const untold = wordsIn({
  en: {
    here: (insurers: readonly string[]) => `Worked out here: ${andList(insurers, 'en')}`,
    reused: (insurers: readonly string[]) => `Already known: ${andList(insurers, 'en')}`,
    phone: (insurers: readonly string[]) => `By phone: ${andList(insurers, 'en')}`,
    waiting: (insurers: readonly string[]) => `Not asked yet: ${andList(insurers, 'en')}`,
    unreached: (insurers: readonly string[]) => `Not asked: ${andList(insurers, 'en')}`,
    ads: (insurers: readonly string[]) => `Ads you asked for: ${andList(insurers, 'en')}`,
  },
  es: {
    here: insurers => `Calculado aquí: ${andList(insurers, 'es')}`,
    reused: insurers => `Ya se conocía: ${andList(insurers, 'es')}`,
    phone: insurers => `Por teléfono: ${andList(insurers, 'es')}`,
    waiting: insurers => `Sin consultar todavía: ${andList(insurers, 'es')}`,
    unreached: insurers => `Sin consultar: ${andList(insurers, 'es')}`,
    ads: insurers => `Anuncios que usted pidió: ${andList(insurers, 'es')}`,
  },
})

/** Why each of them received nothing. */
const reasons = wordsIn({
  en: {
    here: 'I worked this out myself, from rates I have on file. Nothing was sent.',
    reused:
      'They’d already given a price for the same answers that day. I used it again, so nothing was sent.',
    phone: 'You’d call them yourself. Nothing was sent.',
    waiting: 'I’ll ask them in a moment. Nothing has been sent yet.',
    unreached: 'I couldn’t ask them, so any price shown for them is my own estimate. Nothing was sent.',
    ads: 'They were told the type of insurance and your state. Nothing else about you.',
  },
  we: {
    here: 'We worked this out ourselves, from rates we have on file. Nothing was sent.',
    reused:
      'They’d already given a price for the same answers that day. We used it again, so nothing was sent.',
    unreached: 'We couldn’t ask them, so any price shown for them is our own estimate. Nothing was sent.',
    waiting: 'We’ll ask them in a moment. Nothing has been sent yet.',
  },
  es: {
    here: 'Se calculó con tarifas que ya se tienen aquí. No se envió nada.',
    reused:
      'Ya habían dado un precio para las mismas respuestas ese día. Se usó otra vez, así que no se envió nada.',
    phone: 'Usted llama por su cuenta. No se envió nada.',
    waiting: 'Se les consultará en un momento. Todavía no se ha enviado nada.',
    unreached:
      'No se les pudo consultar, así que cualquier precio que aparezca es un estimado hecho aquí. No se envió nada.',
    ads: 'Se les dijo el tipo de seguro y su estado. Nada más sobre usted.',
  },
})

/** Which insurers received which kinds of answers, when and why, and which received nothing (without the value of any answer). */
export function WhoGotIt({
  entries,
  byState,
  needless,
  requests,
  byAgent,
  demoNote,
  quoteId,
  ordered,
}: Ledger & { readonly quoteId: string; readonly ordered: Ordered | undefined }) {
  const say = useWords(words)
  const of = (how: LedgerEntry['how']) => entries.filter(entry => entry.how === how)
  const sent = of('sent')
  const orders = of('ordered')
  return (
    <section aria-labelledby="who-title">
      <h2 id="who-title">{say.title}</h2>
      {byAgent && <p>{byAgent}</p>}
      {requests.map(request => (
        <Fragment key={request.byDisclosure ? 'disclosure' : 'request'}>
          <RequestFacts {...request} />
          {request.state !== 'delivered' && (
            <p>
              <a href={agentAddress(quoteId)}>{request.byDisclosure ? say.keepBack : say.takeBack}</a>
            </p>
          )}
        </Fragment>
      ))}
      {entries.length === 0 && requests.length === 0 && <p>{say.nobody}</p>}
      {sent.length > 0 && (
        <>
          <p>{say.asked(sent.length)}</p>
          <ol className={styles.sent}>
            {sent.map(({ insurer, sent: question }) => (
              <li key={insurer}>
                <strong>{insurer}</strong>
                {question && (
                  <>
                    <span className={styles.when}>
                      {question.times > 1 ? (
                        say.times(<LocalTime {...question.at} />, question.times)
                      ) : (
                        <LocalTime {...question.at} />
                      )}
                    </span>
                    <span>{say.got(question.kinds)}</span>
                  </>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {orders.map(({ insurer, sent: order }) => (
        <p key={insurer}>
          {order && (
            <span className={styles.when}>
              <LocalTime {...order.at} />
            </span>
          )}
          {say.ordered(
            ordered?.insurer === insurer ? (
              <a href={ordered.route}>{say.order(ordered.number)}</a>
            ) : (
              say.earlierOrder
            ),
            <strong>{insurer}</strong>,
            order?.kinds ?? [],
          )}
        </p>
      ))}
      {sent.length + orders.length > 0 && <p>{demoNote ?? say.keeps}</p>}
      <dl className={styles.nothing}>
        {(['here', 'reused', 'phone', 'waiting', 'unreached', 'ads'] as const).map(how => (
          <Untold key={how} how={how} insurers={of(how).map(({ insurer }) => insurer)} />
        ))}
      </dl>
      {byState && <p>{say.byState(byState.state, byState.kinds)}</p>}
      {needless.length > 0 && <p>{say.needless(needless)}</p>}
    </section>
  )
}

interface UntoldProps {
  readonly how: Exclude<LedgerEntry['how'], 'sent' | 'ordered'>
  readonly insurers: readonly string[]
}

/** Insurers that received nothing, in one paragraph. */
function Untold({ how, insurers }: UntoldProps) {
  const title = useWords(untold)
  const reason = useWords(reasons)
  if (insurers.length === 0) return null
  return (
    <>
      <dt>{title[how](insurers)}</dt>
      <dd>{reason[how]}</dd>
    </>
  )
}
