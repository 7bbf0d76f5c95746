import type { ReactNode } from 'react'
import type { Articles } from '../../contract/page.ts'
import type { PriceInfo } from '../../contract/prices/status.ts'
import { type Continuing, continueAddress, continueAnyway } from '../../contract/purchase/continue.ts'
import { dollars } from '../../language/money.ts'
import { wordsIn } from '../../language/text.ts'
import { centsOf } from '../../units/cents.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { hidden, linkTo } from '../format/around.tsx'
import { PetPrices } from '../format/PetPrices.tsx'
import { PriceLine } from '../format/PriceLine.tsx'
import { Unbroken } from '../format/Unbroken.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useSpeech, useWords } from '../words.ts'
import styles from './ContinuePage.module.css'
import { KeepPolicy } from './KeepPolicy.tsx'
import { amount, isLess, OtherPrice } from './OtherPrice.tsx'
import { ProofForm } from './ProofForm.tsx'
import { Reconfirmed } from './Reconfirmed.tsx'

const words = wordsIn({
  en: {
    number: (number: ReactNode) => sentence`Your quote number there is ${number}.`,
    changed: 'The price has changed.',
    changedTerm: (is: string) => `It’s still ${is}, but the total for the policy term has changed.`,
    changedPrice: (was: string, is: string) => `It was ${was} when I showed it to you. It’s ${is} now.`,
    onlyIf: 'Nothing happens unless you continue. The list shows the new price too.',
    gone: (insurer: string) => `You can’t get this price from ${insurer} anymore.`,
    noReason: 'It didn’t give a reason.',
    others: 'The other prices aren’t affected.',
    unreached: (insurer: string) => `I couldn’t reach ${insurer} just now.`,
    laterToday:
      'So I can’t confirm its price. Please try again in a moment. The other prices aren’t affected.',
    enough: (insurer: string) => `I can’t ask ${insurer} again today.`,
    tomorrow:
      'Each insurer takes only so many requests a day. Please try again tomorrow. The other prices aren’t affected.',
    unordered: 'I haven’t placed your order.',
    checkFirst: 'Please check the price first.',
    open: (insurer: string) => `${insurer} hasn’t answered yet.`,
    looksAgain: 'I’ve asked for a price with your latest answers. This page updates on its own.',
    estimate: (insurer: string) => `${insurer} hasn’t confirmed a price for this coverage.`,
    cardSays: 'Its card in the list explains why. The other prices aren’t affected.',
    busy: (insurer: string) => `I’ll ask ${insurer} again if this is still the price.`,
    missing: (insurer: string, question: string) =>
      `This is an estimate. To buy from ${insurer}, please answer one more question: “${question}”`,
    missingThere: (insurer: string, question: string) =>
      `This is an estimate, because one answer is missing: “${question}” Answer it first, or go on: ${insurer} may ask, and its price may change.`,
    answer: 'Answer this question',
    go: (amount: string) => `Continue at ${amount}`,
    toInsurer: (hidden: Around, insurer: string) =>
      sentence`Go to ${insurer}${hidden(', opens in a new window')}`,
    toPet: (hidden: Around, pet: string) =>
      sentence`Go there for your other pet: ${pet}${hidden(', opens in a new window')}`,
    again: 'Try again',
    confirm: 'Confirm the price',
    oneOrder: (link: Around, insurer: string) =>
      sentence`You can place one order per quote. To buy from ${insurer} too, please ${link('start a new quote')}.`,
    oneOrderOrCall: (link: Around, insurer: string, phone: string) =>
      sentence`You can place one order per quote. To buy from ${insurer} too, please call them toll-free at ${phone}, or ${link('start a new quote')}.`,
    oneOrderOrPage: (link: Around, insurer: string) =>
      sentence`You can place one order per quote. To buy from ${insurer} too, please continue on its own site, or ${link('start a new quote')}.`,
    call: (insurer: string, phone: ReactNode) => sentence`Please call ${insurer} toll-free: ${phone}.`,
  },
  we: {
    unordered: 'We haven’t placed your order.',
    changedPrice: (was, is) => `It was ${was} when we showed it to you. It’s ${is} now.`,
    unreached: insurer => `We couldn’t reach ${insurer} just now.`,
    laterToday:
      'So we can’t confirm its price. Please try again in a moment. The other prices aren’t affected.',
    enough: insurer => `We can’t ask ${insurer} again today.`,
    looksAgain: 'We’ve asked for a price with your latest answers. This page updates on its own.',
    busy: insurer => `We’ll ask ${insurer} again if this is still the price.`,
  },
  es: {
    number: number => sentence`Su número de cotización con esa aseguradora es ${number}.`,
    changed: 'El precio cambió.',
    changedTerm: is => `Sigue siendo de ${is}, pero cambió el total de la vigencia de la póliza.`,
    changedPrice: (was, is) => `Cuando se le mostró, era de ${was}. Ahora es de ${is}.`,
    onlyIf: 'No pasa nada si usted no continúa. El precio nuevo también aparece en la lista.',
    gone: insurer => `Ya no se puede obtener este precio de ${insurer}.`,
    noReason: 'No dio ninguna razón.',
    others: 'Los demás precios no se ven afectados.',
    unreached: insurer => `En este momento no se pudo consultar a ${insurer}.`,
    laterToday:
      'Por eso no se puede confirmar su precio. Intente de nuevo en un momento. Los demás precios no se ven afectados.',
    enough: insurer => `Hoy ya no se puede consultar otra vez a ${insurer}.`,
    tomorrow:
      'Cada aseguradora acepta solo cierto número de consultas al día. Intente de nuevo mañana. Los demás precios no se ven afectados.',
    unordered: 'Su pedido no se hizo.',
    checkFirst: 'Revise primero el precio.',
    open: insurer => `${insurer} todavía no ha contestado.`,
    looksAgain: 'Ya se pidió un precio con sus últimas respuestas. Esta página se actualiza sola.',
    estimate: insurer => `${insurer} no ha confirmado un precio para esta cobertura.`,
    cardSays: 'Su tarjeta en la lista explica por qué. Los demás precios no se ven afectados.',
    busy: insurer => `Se le preguntará otra vez a ${insurer} si este sigue siendo el precio.`,
    missing: (insurer, question) =>
      `Esto es un estimado. Para comprar la póliza de ${insurer}, conteste una pregunta más: «${question}»`,
    missingThere: (insurer, question) =>
      `Esto es un estimado, porque falta una respuesta: «${question}» Contéstela primero, o continúe: ${insurer} puede preguntarlo, y su precio puede cambiar.`,
    answer: 'Contestar esta pregunta',
    go: amount => `Continuar con ${amount}`,
    toInsurer: (hidden, insurer) => sentence`Ir a ${insurer}${hidden(', se abre en una ventana nueva')}`,
    toPet: (hidden, pet) =>
      sentence`Ir ahí para su otra mascota: ${pet}${hidden(', se abre en una ventana nueva')}`,
    again: 'Intentar de nuevo',
    confirm: 'Confirmar el precio',
    oneOrder: (link, insurer) =>
      sentence`Puede hacer un pedido por cotización. Para comprar también la póliza de ${insurer}, ${link('empiece una cotización nueva')}.`,
    oneOrderOrCall: (link, insurer, phone) =>
      sentence`Puede hacer un pedido por cotización. Para comprar también la póliza de ${insurer}, llame gratis al ${phone} o ${link('empiece una cotización nueva')}.`,
    oneOrderOrPage: (link, insurer) =>
      sentence`Puede hacer un pedido por cotización. Para comprar también la póliza de ${insurer}, continúe en su sitio web o ${link('empiece una cotización nueva')}.`,
    call: (insurer, phone) => sentence`Llame gratis a ${insurer}: ${phone}.`,
  },
})

/** The insurer's answer about its price just before the visitor goes on to it. It needs no scripts. */
export function ContinuePage({ quoteId, continuing }: Articles['continue']) {
  const say = useWords(words)
  return (
    <>
      {continuing.isUnordered && <Alert title={say.unordered} text={say.checkFirst} />}
      <OtherPrice {...continuing} />
      <What {...continuing} />
      <div className={styles.choices}>
        <Next quoteId={quoteId} {...continuing} />
        <BackToPrices isButton quoteId={quoteId} />
      </div>
    </>
  )
}

function What({
  quote,
  result,
  before,
  seen,
  isRatedHere,
  isInsured,
  buy,
  estimate,
  missing,
  isSoldHere,
  demoNote,
  toPass,
}: Continuing) {
  const say = useWords(words)
  const { insurer, price_info: price } = quote
  switch (result) {
    case 'same':
      return (
        <>
          <PriceLine price={price} />
          <PetPrices pets={price.pets} isNumbered={buy === undefined} />
          <Cover {...quote} />
          {missing ? (
            <p>{say[isSoldHere ? 'missing' : 'missingThere'](insurer.name, missing.question)}</p>
          ) : (
            <>
              <Reconfirmed insurer={insurer.name} isRatedHere={isRatedHere} isOther={seen !== undefined} />
              {estimate && <p>{estimate}</p>}
            </>
          )}
          {buy === undefined && price.quote_id !== undefined && (
            <p>
              {say.number(
                <strong>
                  <Unbroken words={price.quote_id} />
                </strong>,
              )}
            </p>
          )}
          {isInsured && <KeepPolicy />}
          {demoNote && <p className={styles.note}>{demoNote}</p>}
        </>
      )
    case 'changed':
      return (
        <>
          <Alert
            look={before && isLess(price, before) ? 'note' : 'warn'}
            title={say.changed}
            text={before && <Change before={before} now={price} />}
          />
          <PriceLine price={price} />
          <PetPrices pets={price.pets} />
          <Cover {...quote} />
          <p>{say.onlyIf}</p>
        </>
      )
    case 'gone':
      return (
        <Alert
          look="warn"
          title={say.gone(insurer.name)}
          text={`${price.message ?? say.noReason} ${say.others}`}
        />
      )
    case 'unreached':
      return <Alert look="warn" title={say.unreached(insurer.name)} text={say.laterToday} />
    case 'enough':
      return <Alert look="warn" title={say.enough(insurer.name)} text={say.tomorrow} />
    case 'open':
      return (
        <p>
          {say.open(insurer.name)} {say.looksAgain}
        </p>
      )
    case 'estimate':
      return (
        <p>
          {say.estimate(insurer.name)} {say.cardSays}
        </p>
      )
    case 'busy':
      return (
        <>
          <PriceLine price={price} />
          <Cover {...quote} />
          <p>{toPass && 'wait' in toPass ? toPass.wait : say.busy(insurer.name)}</p>
        </>
      )
  }
}

/** What the price covers, and which choices it does not follow. */
function Cover({ coverage_amount, unfollowed }: Continuing['quote']) {
  return (
    <>
      <p>{coverage_amount}</p>
      {unfollowed !== undefined && <p>{unfollowed}</p>}
    </>
  )
}

function Next({
  quoteId,
  quote,
  result,
  page,
  isSoldHere,
  ordered,
  phone,
  further = [],
  buy,
  missing,
  toPass,
}: Continuing & { readonly quoteId: string }) {
  const say = useWords(words)
  const { id, insurer, price_info: price } = quote
  const address = continueAddress(quoteId, id)
  const own = ordered ? continueAnyway(address) : address
  const oneOrder = isSoldHere && ordered && <OneOrder {...{ page, phone }} insurer={insurer.name} />
  const answer = missing && (
    <ButtonLink look="primary" wide href={missing.href}>
      {say.answer}
    </ButtonLink>
  )
  switch (result) {
    case 'same':
      if (buy !== undefined)
        return (
          <ButtonLink look="primary" wide href={buy}>
            {say.go((price.estimated ? '~ ' : '') + dollars(price.premium ?? '0'))}
          </ButtonLink>
        )
      if (missing && isSoldHere && !ordered) return answer
      if (page === undefined) return oneOrder || <Call quote={quote} />
      return (
        <>
          {oneOrder}
          {answer}
          <ButtonLink
            look={missing ? 'quiet' : 'primary'}
            wide
            href={page}
            target="_blank"
            rel="noopener noreferrer"
          >
            {say.toInsurer(hidden, insurer.name)}
          </ButtonLink>
          {further.map(one => (
            <ButtonLink key={one.name} wide href={one.page} target="_blank" rel="noopener noreferrer">
              {say.toPet(hidden, one.name)}
            </ButtonLink>
          ))}
        </>
      )
    case 'changed':
      return (
        <form method="post" action={own}>
          <Button look="primary" wide type="submit">
            {say.go((price.estimated ? '~ ' : '') + dollars(price.premium ?? '0'))}
          </Button>
        </form>
      )
    case 'unreached':
      return (
        <ButtonLink look="primary" wide href={own}>
          {say.again}
        </ButtonLink>
      )
    case 'busy':
      return (
        <ProofForm action={own} {...toPass}>
          {say.confirm}
        </ProofForm>
      )
    case 'gone':
    case 'enough':
    case 'open':
    case 'estimate':
      return null
  }
}

interface OneOrderProps {
  readonly insurer: string
  readonly page: string | undefined
  readonly phone: string | undefined
}

/** An insurer that sells here, if there is an order already. */
function OneOrder({ insurer, page, phone }: OneOrderProps) {
  const say = useWords(words)
  const link = linkTo('/welcome')
  if (page !== undefined) return <p>{say.oneOrderOrPage(link, insurer)}</p>
  return <p>{phone === undefined ? say.oneOrder(link, insurer) : say.oneOrderOrCall(link, insurer, phone)}</p>
}

/** The insurer continues on the phone. */
function Call({ quote: { insurer, actions } }: Pick<Continuing, 'quote'>) {
  const say = useWords(words)
  const phone = actions.find(({ type }) => type === 'call')?.phone
  return phone === undefined ? null : <p>{say.call(insurer.name, <strong>{phone}</strong>)}</p>
}

interface ChangeProps {
  readonly before: NonNullable<Continuing['before']>
  readonly now: PriceInfo
}

/** "It was $14.84 a month. It’s $15.02 a month now." */
function Change({ before, now: { premium = '0', policy_period = before.period } }: ChangeProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const is = amount(premium, policy_period, speech)
  const isSame = centsOf(premium) === centsOf(before.premium) && policy_period === before.period
  return isSame ? say.changedTerm(is) : say.changedPrice(amount(before.premium, before.period, speech), is)
}
