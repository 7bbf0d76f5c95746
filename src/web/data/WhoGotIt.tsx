import { Fragment, type ReactNode } from 'react'
import { agentAddress } from '../../contract/agent.ts'
import type { Ordered } from '../../contract/ordered.ts'
import type { Ledger, LedgerEntry } from '../../contract/page.ts'
import { andList } from '../../language/lists.ts'
import { RequestFacts } from '../agent/RequestMade.tsx'
import { LocalTime } from '../LocalTime.tsx'
import styles from './YourData.module.css'

/** Which insurers received which kinds of answers, when and why, and which received nothing (no value of an answer is in it). */
export function WhoGotIt({
  entries,
  byState,
  needless,
  requests,
  demoNote,
  quoteId,
  ordered,
}: Ledger & { readonly quoteId: string; readonly ordered: Ordered | undefined }) {
  const of = (how: LedgerEntry['how']) => entries.filter(entry => entry.how === how)
  const sent = of('sent')
  return (
    <section aria-labelledby="who-title">
      <h2 id="who-title">Who got my answers</h2>
      {requests.map(request => (
        <Fragment key={request.byDisclosure ? 'disclosure' : 'request'}>
          <RequestFacts {...request} />
          {request.state !== 'delivered' && (
            <p>
              <a href={agentAddress(quoteId)}>
                {request.byDisclosure ? 'Don’t pass it on' : 'Take my request back'}
              </a>
            </p>
          )}
        </Fragment>
      ))}
      {entries.length === 0 && requests.length === 0 && (
        <p>No one. I ask no insurer before you’ve answered the last question.</p>
      )}
      {sent.length > 0 && (
        <>
          <p>
            You wanted quotes, so I asked{' '}
            {sent.length === 1 ? 'this insurer' : 'these insurers, each over its own connection,'} for a
            price. This is what was sent, by kind.
          </p>
          <ol className={styles.sent}>
            {sent.map(({ insurer, sent: question }) => (
              <li key={insurer}>
                <strong>{insurer}</strong>
                {question && (
                  <>
                    <span className={styles.when}>
                      <LocalTime {...question.at} />
                      {question.times > 1 && `, asked ${question.times} times`}
                    </span>
                    <span>It got: {andList(question.kinds)}.</span>
                  </>
                )}
              </li>
            ))}
          </ol>
          <p>
            {demoNote ??
              'What an insurer got, it keeps under its own privacy policy. Deleting here doesn’t reach it.'}
          </p>
        </>
      )}
      {ordered && wasSent(ordered) && (
        <p>
          For <a href={ordered.route}>your order {ordered.number}</a>, <strong>{ordered.insurer}</strong> also
          got your name, your email address and the answers behind its price.
        </p>
      )}
      <dl>
        <Others entries={of('here')} title="Worked out here">
          I have these insurers’ rates, so I worked out the price myself. Nothing was sent.
        </Others>
        <Others entries={of('reused')} title="Already known">
          They’d given the price for the same answers earlier that day. I used it again and sent nothing of
          yours.
        </Others>
        <Others entries={of('phone')} title="By phone">
          You’d call them yourself. Nothing was sent.
        </Others>
        <Others entries={of('waiting')} title="Not asked yet">
          Their turn comes in a moment. So far nothing was sent.
        </Others>
        <Others entries={of('unreached')} title="Not asked">
          I couldn’t ask them, so any price by their name is my own estimate. Nothing was sent.
        </Others>
        <Others entries={of('ads')} title="Ads you asked for">
          They were told the kind of insurance and your state, and nothing about you.
        </Others>
      </dl>
      {byState && (
        <p>
          Left out for every insurer, because {byState.state} keeps it out of prices: {andList(byState.kinds)}
          .
        </p>
      )}
      {needless.length > 0 && <p>Left out because no price depends on it: {andList(needless)}.</p>}
    </section>
  )
}

/** An insurer gets an order once it is paid. */
function wasSent({ status }: Ordered): boolean {
  return status !== 'unpaid' && status !== 'dropped'
}

interface OthersProps {
  readonly entries: readonly LedgerEntry[]
  readonly title: string
  readonly children: ReactNode
}

/** Insurers that received nothing, in one paragraph. */
function Others({ entries, title, children }: OthersProps) {
  if (entries.length === 0) return null
  return (
    <>
      <dt>
        {title}: {andList(entries.map(({ insurer }) => insurer))}
      </dt>
      <dd>{children}</dd>
    </>
  )
}
