import type { ReactNode } from 'react'
import { type AgentRequest, agentAddress } from '../../contract/purchase/agent.ts'
import { andList } from '../../language/lists.ts'
import { wordsIn } from '../../language/text.ts'
import { LocalTime } from '../LocalTime.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'

/** Of a request that the visitor made. */
const asked = wordsIn({
  en: {
    waiting: 'I have your request.',
    delivered: 'Your request has been passed on.',
    failed: 'I couldn’t pass on your request.',
    ifWaiting: (agent: string) => `I’ll pass it on to ${agent}. Until then you can take it back.`,
    ifDelivered: (agent: string) =>
      `${agent} will get in touch. To take it back now, tell them: I can’t reach what they have.`,
    ifFailed: (agent: string) =>
      `${agent} couldn’t be reached. You may take the request back and make it once more.`,
    takeBack: 'Take my request back',
  },
  we: {
    waiting: 'We have your request.',
    failed: 'We couldn’t pass on your request.',
    ifWaiting: agent => `We’ll pass it on to ${agent}. Until then you can take it back.`,
    ifDelivered: agent =>
      `${agent} will get in touch. To take it back now, tell them: We can’t reach what they have.`,
  },
})

/** Of an email address that the agent gets by the site's disclosure. */
const disclosed = wordsIn({
  en: {
    waiting: 'Your email address is about to be passed on.',
    delivered: 'Your email address has been passed on.',
    failed: 'I couldn’t pass on your email address.',
    ifWaiting: (agent: string) => `I’ll pass it on to ${agent}. Until then you can stop that.`,
    ifDelivered: (agent: string) =>
      `${agent} may write to you. To hear nothing, tell them: I can’t reach what they have.`,
    ifFailed: (agent: string) => `${agent} couldn’t be reached. If you’d like to hear from them, ask below.`,
    takeBack: 'Don’t pass it on',
  },
  we: {
    failed: 'We couldn’t pass on your email address.',
    ifWaiting: agent => `We’ll pass it on to ${agent}. Until then you can stop that.`,
    ifDelivered: agent =>
      `${agent} may write to you. To hear nothing, tell them: We can’t reach what they have.`,
  },
})

const facts = wordsIn({
  en: {
    asked: (time: ReactNode) => sentence`You asked on ${time}.`,
    disclosed: (time: ReactNode, agent: string) =>
      sentence`You gave an email address on ${time}, on a page that said ${agent} gets it.`,
    delivered: (agent: string, time: ReactNode) => sentence`${agent} got it on ${time}.`,
    nothing: (agent: string) => `So far ${agent} has nothing.`,
    got: (parts: readonly string[]) => `It got: ${andList(parts)}.`,
    wouldGet: (parts: readonly string[]) => `It would get: ${andList(parts)}.`,
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
