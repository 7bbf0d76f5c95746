import { type AgentRequest, agentAddress } from '../../contract/agent.ts'
import { andList } from '../../language/lists.ts'
import { LocalTime } from '../LocalTime.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'

/** The state of a request to an agent, and how to withdraw it while that is possible. */
export function RequestMade({ quoteId, ...request }: AgentRequest & { readonly quoteId: string }) {
  const { to, state, byDisclosure } = request
  const { titles, sentences, takeBack } = byDisclosure ? disclosed : asked
  return (
    <>
      <Alert look={state === 'failed' ? 'warn' : 'ok'} title={titles[state]}>
        <p>{sentences[state](to)}</p>
      </Alert>
      <RequestFacts {...request} />
      {state !== 'delivered' && (
        <form method="post" action={`${agentAddress(quoteId)}/take-back`}>
          {byDisclosure && <input type="hidden" name="grounds" value="disclosure" />}
          <Button type="submit">{takeBack}</Button>
        </form>
      )}
    </>
  )
}

/** What was passed on, and when. */
export function RequestFacts({ to, requested, delivered, parts, state, byDisclosure }: AgentRequest) {
  return (
    <p>
      {byDisclosure ? 'You gave an email address on ' : 'You asked on '}
      <LocalTime {...requested} />
      {byDisclosure && `, on a page that said ${to} gets it`}.{' '}
      {delivered ? (
        <>
          {`${to} got it on `}
          <LocalTime {...delivered} />.
        </>
      ) : (
        `So far ${to} has nothing.`
      )}{' '}
      {state === 'delivered' ? 'It got' : 'It would get'}: {andList(parts)}.
    </p>
  )
}

const asked = {
  titles: {
    waiting: 'I have your request.',
    delivered: 'Your request has been passed on.',
    failed: 'I couldn’t pass on your request.',
  },
  sentences: {
    waiting: (to: string) => `I’ll pass it on to ${to}. Until then you can take it back.`,
    delivered: (to: string) =>
      `${to} will get in touch. To take it back now, tell them: I can’t reach what they have.`,
    failed: (to: string) => `${to} couldn’t be reached. You may take the request back and make it once more.`,
  },
  takeBack: 'Take my request back',
} as const

const disclosed = {
  titles: {
    waiting: 'Your email address is about to be passed on.',
    delivered: 'Your email address has been passed on.',
    failed: 'I couldn’t pass on your email address.',
  },
  sentences: {
    waiting: (to: string) => `I’ll pass it on to ${to}. Until then you can stop that.`,
    delivered: (to: string) =>
      `${to} may write to you. To hear nothing, tell them: I can’t reach what they have.`,
    failed: (to: string) => `${to} couldn’t be reached. If you’d like to hear from them, ask below.`,
  },
  takeBack: 'Don’t pass it on',
} as const
