import type { ReactNode } from 'react'
import { type AgentRequest, agentAddress } from '../../contract/purchase/agent.ts'
import { andList } from '../../language/lists.ts'
import { wordsIn } from '../../language/text.ts'
import { LocalTime } from '../LocalTime.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'

/** For a request that the visitor made. */
const asked = wordsIn({
  en: {
    waiting: 'I have your request.',
    delivered: 'Your request has been sent.',
    failed: 'I couldn’t send your request.',
    ifWaiting: (agent: string) => `I’ll send it to ${agent}. Until then, you can cancel it.`,
    ifDelivered: (agent: string) =>
      `${agent} will get in touch. To cancel now, contact them directly. I can’t delete what they already have.`,
    ifFailed: (agent: string) =>
      `${agent} couldn’t be reached. You can cancel the request and make it again.`,
    takeBack: 'Cancel my request',
  },
  we: {
    waiting: 'We have your request.',
    failed: 'We couldn’t send your request.',
    ifWaiting: agent => `We’ll send it to ${agent}. Until then, you can cancel it.`,
    ifDelivered: agent =>
      `${agent} will get in touch. To cancel now, contact them directly. We can’t delete what they already have.`,
  },
  es: {
    waiting: 'Su solicitud está registrada.',
    delivered: 'Su solicitud ya se envió.',
    failed: 'No se pudo enviar su solicitud.',
    ifWaiting: agent => `Se le enviará a ${agent}. Hasta entonces, puede cancelarla.`,
    ifDelivered: agent =>
      `${agent} se comunicará con usted. Para cancelar ahora, comuníquese directamente. Lo que ya recibió no se puede borrar desde aquí.`,
    ifFailed: agent => `No se pudo contactar a ${agent}. Puede cancelar la solicitud y hacerla otra vez.`,
    takeBack: 'Cancelar mi solicitud',
  },
})

/** For an email address that the agent gets by the site's disclosure. */
const disclosed = wordsIn({
  en: {
    waiting: 'Your email address is about to be shared.',
    delivered: 'Your email address has been shared.',
    failed: 'I couldn’t share your email address.',
    ifWaiting: (agent: string) => `I’ll share it with ${agent}. Until then, you can stop that.`,
    ifDelivered: (agent: string) =>
      `${agent} may email you. To stop that, contact them directly. I can’t delete what they already have.`,
    ifFailed: (agent: string) => `${agent} couldn’t be reached. If you’d like to hear from them, ask below.`,
    takeBack: 'Don’t share it',
  },
  we: {
    failed: 'We couldn’t share your email address.',
    ifWaiting: agent => `We’ll share it with ${agent}. Until then, you can stop that.`,
    ifDelivered: agent =>
      `${agent} may email you. To stop that, contact them directly. We can’t delete what they already have.`,
  },
  es: {
    waiting: 'Su correo electrónico está por compartirse.',
    delivered: 'Su correo electrónico ya se compartió.',
    failed: 'No se pudo compartir su correo electrónico.',
    ifWaiting: agent => `Se compartirá con ${agent}. Hasta entonces, puede impedirlo.`,
    ifDelivered: agent =>
      `${agent} puede escribirle. Para que no lo haga, comuníquese directamente. Lo que ya recibió no se puede borrar desde aquí.`,
    ifFailed: agent => `No se pudo contactar a ${agent}. Si quiere que se comunique con usted, pídalo abajo.`,
    takeBack: 'No compartirlo',
  },
})

const facts = wordsIn({
  en: {
    asked: (time: ReactNode) => sentence`You asked on ${time}.`,
    disclosed: (time: ReactNode, agent: string) =>
      sentence`You gave an email address on ${time}, on a page that said ${agent} gets it.`,
    delivered: (agent: string, time: ReactNode) => sentence`${agent} got it on ${time}.`,
    nothing: (agent: string) => `${agent} doesn’t have anything yet.`,
    got: (parts: readonly string[]) => `It got: ${andList(parts, 'en')}.`,
    wouldGet: (parts: readonly string[]) => `It would get: ${andList(parts, 'en')}.`,
  },
  es: {
    asked: time => sentence`Lo pidió el ${time}.`,
    disclosed: (time, agent) =>
      sentence`El ${time} dio un correo electrónico en una página que decía que ${agent} lo recibe.`,
    delivered: (agent, time) => sentence`${agent} lo recibió el ${time}.`,
    nothing: agent => `${agent} todavía no tiene nada.`,
    got: parts => `Recibió: ${andList(parts, 'es')}.`,
    wouldGet: parts => `Recibiría: ${andList(parts, 'es')}.`,
  },
})

/** The state of a request to an agent, and how to withdraw it while that is possible. */
export function RequestMade({ quoteId, ...request }: AgentRequest & { readonly quoteId: string }) {
  const { to, state, byDisclosure } = request
  const ofRequest = useWords(asked)
  const ofAddress = useWords(disclosed)
  const say = byDisclosure ? ofAddress : ofRequest
  const becomes = { waiting: say.ifWaiting, delivered: say.ifDelivered, failed: say.ifFailed }
  return (
    <>
      <Alert look={state === 'failed' ? 'warn' : 'ok'} title={say[state]} text={becomes[state](to)} />
      <RequestFacts {...request} />
      {state !== 'delivered' && (
        <form method="post" action={`${agentAddress(quoteId)}/take-back`}>
          {byDisclosure && <input type="hidden" name="grounds" value="disclosure" />}
          <Button type="submit">{say.takeBack}</Button>
        </form>
      )}
    </>
  )
}

/** What was passed on, and when. */
export function RequestFacts({ to, requested, delivered, parts, state, byDisclosure }: AgentRequest) {
  const say = useWords(facts)
  const began = <LocalTime {...requested} />
  return (
    <p>
      {byDisclosure ? say.disclosed(began, to) : say.asked(began)}{' '}
      {delivered ? say.delivered(to, <LocalTime {...delivered} />) : say.nothing(to)}{' '}
      {state === 'delivered' ? say.got(parts) : say.wouldGet(parts)}
    </p>
  )
}
