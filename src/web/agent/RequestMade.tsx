import { type AgentRequest, agentAddress } from '../../contract/agent.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'

const list = new Intl.ListFormat('en-US')

/** How a request to an agent stands, and how to take it back while that is possible. */
export function RequestMade({ quoteId, ...request }: AgentRequest & { readonly quoteId: string }) {
  const { to, state } = request
  return (
    <>
      <Alert look={state === 'failed' ? 'warn' : 'ok'} title={titles[state]}>
        <p>{sentences[state](to)}</p>
      </Alert>
      <RequestFacts {...request} />
      {state !== 'delivered' && (
        <form method="post" action={`${agentAddress(quoteId)}/take-back`}>
          <Button type="submit">Take my request back</Button>
        </form>
      )}
      <p>
        <a href={`/quotes/${quoteId}`}>Back to all prices</a>
      </p>
    </>
  )
}

/** What went along, and when. */
export function RequestFacts({ to, requested, delivered, parts, state }: AgentRequest) {
  return (
    <p>
      You asked on {requested}. {delivered ? `${to} got it on ${delivered}` : `So far ${to} has nothing`}.{' '}
      {state === 'delivered' ? 'It got' : 'It would get'}: {list.format(parts)}.
    </p>
  )
}

const titles = {
  waiting: 'I have your request.',
  delivered: 'Your request has been passed on.',
  failed: 'I couldn’t pass on your request.',
} as const

const sentences = {
  waiting: (to: string) => `I’ll pass it on to ${to}. Until then you can take it back.`,
  delivered: (to: string) =>
    `${to} will get in touch. To take it back now, tell them: I can’t reach what they have.`,
  failed: (to: string) => `${to} couldn’t be reached. You may take the request back and make it once more.`,
} as const
