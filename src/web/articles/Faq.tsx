import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'

/** Answers to what visitors ask before they trust a page with their address. */
export function Faq() {
  return (
    <>
      <Question asked="Will anybody call me?">
        <p>
          No. There is no field for a phone number anywhere, so there is none to pass on. Where an insurer
          gives its price by phone alone, I show you its number and you call if you wish.
        </p>
      </Question>
      <Question asked="What can you compare?">
        <p>
          Insurance for a home you rent, a home you own, cars, pets, a trip and a life: in all 50 states and
          DC, where at least one insurer writes it. Each has its own questions; pets take less than a minute,
          cars about three.
        </p>
      </Question>
      <Question asked="Do you sell what I tell you?">
        <p>
          No. Your answers go to the insurers that quote for you and to nobody else. They are not sold, rented
          or used for advertising, and no other company’s script runs in these pages.
        </p>
      </Question>
      <Question asked="Who is Wadsworth?">
        <p>
          A butler, drawn and scripted. He asks the questions, carries your answers to the insurers and brings
          back their prices. There is no artificial intelligence behind him and nobody is listening in.
        </p>
      </Question>
      {brand.demonstration && (
        <Question asked="Are these real insurers?">
          <p>
            No. This is a demonstration: every carrier with “(demo)” behind its name is fictional. Their
            prices are worked out from rate plans in the way real ones are, and calibrated to published state
            averages, but nobody sells a policy at them. Their ratings, reviews and phone numbers are made up
            too.
          </p>
        </Question>
      )}
      <Question asked="How does a price come about?">
        <p>
          Each insurer has a rate plan for each state: a base rate and a table for each thing that matters,
          such as where you live, what is insured and the deductible. Your answers pick one row of each table,
          and the price is worked out from them step by step, rounded the way the plan says.
        </p>
      </Question>
      <Question asked="What is the difference between “Confirmed” and “Estimate”?">
        <p>
          “✓ Confirmed” is the insurer’s own price for the answers you gave; the card says since when and
          until when. “~ Estimate” means that something the insurer prices by was not asked or was skipped,
          and the button beside the cover lists what was assumed; or that the insurer has not answered, and I
          worked the price out from similar plans. Its own price then takes the place of mine.
        </p>
      </Question>
      <Question asked="In which order are the insurers listed?">
        <p>
          By price, the lowest first, with a little allowance for a good rating; at the same price a confirmed
          one stands before an estimate. Nobody can pay for a better place. The whole rule, and what makes a
          “Popular Choice”, is on one page:{' '}
          <a href="/order" target="_top">
            How I order the list
          </a>
          .
        </p>
      </Question>
      <Question asked="Are there ads?">
        <p>
          Only when you ask for more results. Each says “Ad” and which network it is from, and none stands
          among the first three. The network is told the kind of insurance and your state, and nothing of you.
          If you open an ad, the network may be told that it was opened, unless your browser asks not to be
          tracked (Global Privacy Control).
        </p>
      </Question>
      <Question asked="Why did an insurer decline?">
        <p>
          Insurers publish what they do not insure. The card shows the insurer’s reason, and “Learn more” says
          what would help. A decline here is recorded nowhere and does not count against you.
        </p>
      </Question>
      <Question asked="May I skip a question?">
        <p>
          Where a question shows “Skip” or “I don’t know”, yes. I then assume the ordinary case, and say so
          beside every price that rests on it.
        </p>
      </Question>
      <Question asked="How long do you keep my answers?">
        <p>
          For 30 days, or 7 if you do not finish, sealed with a key made for your quote alone, so that you can
          come back to your prices in this browser. After that they are erased. The{' '}
          <a href="/privacy" target="_top">
            Privacy Policy
          </a>{' '}
          has the details.
        </p>
      </Question>
      <Question asked="How do I reach a person?">
        <p>
          By phone at <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a> or by e-mail at{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>. Your quote number stands at the foot of each
          page once you have one.
          {brand.demonstration && ' In this demonstration the number and the address are made up.'}
        </p>
      </Question>
    </>
  )
}

function Question({ asked, children }: { asked: string; children: ReactNode }) {
  return (
    <details>
      <summary>{asked}</summary>
      {children}
    </details>
  )
}
