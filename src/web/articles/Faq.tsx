import type { ReactNode } from 'react'
import { useFacts, useSite } from '../facts.ts'
import { insurableIn } from './line-names.ts'

/** Answers to what visitors ask before they trust a page with their address. */
export function Faq() {
  const site = useSite()
  const facts = useFacts()
  return (
    <>
      <Question title="Will anyone call me?">
        <p>
          No. I never ask for a phone number, so there isn’t one to pass on. Some insurers only give prices by
          phone. For those I show you the number, and whether you call is up to you.
        </p>
      </Question>
      <Question title="What can you compare?">
        <p>
          Insurance for {insurableIn(facts.lines)}, in {facts.soldIn}, wherever at least one insurer sells it.{' '}
          {facts.lines.length > 1 && 'Each kind has its own questions.'}
          {facts.lines.includes('pet') && ' Pets take less than a minute.'}
          {facts.lines.includes('auto') && ' Cars take about three minutes.'}
        </p>
      </Question>
      <Question title="Do you sell my answers?">
        <p>
          No. Your answers go to the insurers that quote you and to no one else. They aren’t sold, rented or
          used for advertising, and no other company’s scripts run on these pages.
        </p>
      </Question>
      <Question title="Who is Wadsworth?">
        <p>
          A butler, drawn and scripted. He asks the questions, takes your answers to the insurers and brings
          back their prices. There’s no artificial intelligence behind him, and no one is listening in.
        </p>
      </Question>
      {facts.demo === 'some' && (
        <Question title="Are these real insurers?">
          <p>
            Not all of them. Every carrier with “(demo)” after its name is fictional. No one sells a policy at
            its prices, and its ratings, reviews and phone numbers are made up. The others are real.
          </p>
        </Question>
      )}
      {facts.demo === 'all' && (
        <Question title="Are these real insurers?">
          <p>
            No. This is a demonstration, and every carrier with “(demo)” after its name is fictional. Their
            prices are worked out from rate plans the way real ones are, and calibrated to published state
            averages, but no one sells a policy at these prices. The ratings, reviews and phone numbers are
            made up too.
          </p>
        </Question>
      )}
      <Question title="Where does a price come from?">
        <p>
          Each insurer has a rate plan for each state: a base rate, and a table for each thing that matters,
          such as where you live, what you’re insuring and your deductible. Your answers pick a row in each
          table, and the price is worked out from those rows, step by step.
        </p>
      </Question>
      <Question title="What’s the difference between “Confirmed” and “Estimate”?">
        <p>
          “✓ Confirmed” is the insurer’s own price for the answers you gave. The card shows when it was given
          and how long it’s good for. “~ Estimate” means one of two things. Either the insurer prices by
          something you skipped or weren’t asked, and the button next to the coverage lists what was assumed.
          Or the insurer hasn’t answered yet, and I worked the price out from similar plans until it does.
        </p>
      </Question>
      <Question title="How is the list ordered?">
        <p>
          By price, lowest first, with a small edge for a good rating. At the same price, a confirmed one
          comes ahead of an estimate. No one can pay for a better spot. The whole rule, including what makes a
          “Popular Choice”, is on one page:{' '}
          <a href="/order" target="_top">
            How I order the list
          </a>
          .
        </p>
      </Question>
      <Question title="Are there ads?">
        <p>
          Only if you ask for more results. Each one says “Ad” and names its network, and none of them appears
          in the first three. The network learns the kind of insurance and your state, and nothing about you.
          If you open an ad, the network may be told it was opened, unless your browser asks not to be tracked
          (Global Privacy Control).
        </p>
      </Question>
      <Question title="Why did an insurer decline?">
        <p>
          Insurers have rules about what they will and won’t insure. The card gives the insurer’s reason, and
          “Learn more” says what would help. A decline here isn’t recorded anywhere and doesn’t count against
          you.
        </p>
      </Question>
      <Question title="Can I skip a question?">
        <p>
          Yes, wherever you see “Skip” or “I don’t know”. I’ll assume the usual answer, and say so next to
          every price that depends on it.
        </p>
      </Question>
      <Question title="How long do you keep my answers?">
        <p>
          For {facts.retentionDays} days, or {facts.unfinishedDays} if you don’t finish. They’re sealed with a
          key made just for your quote, so you can come back to your prices in this browser. After that
          they’re erased. The details are in the{' '}
          <a href="/privacy" target="_top">
            Privacy Policy
          </a>
          .
        </p>
      </Question>
      <Question title="How do I reach a person?">
        <p>
          By phone at <a href={`tel:${site.phone.dial}`}>{site.phone.text}</a>, or by email at{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>. Once you have a quote, its number is at the
          bottom of every page.
          {facts.demo === 'all' && ' In this demonstration, the phone number and the address are made up.'}
        </p>
      </Question>
    </>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
