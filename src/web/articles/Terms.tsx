import { useFacts, useSite } from '../facts.ts'
import { Contact } from './Contact.tsx'

export function Terms() {
  const site = useSite()
  const facts = useFacts()
  return (
    <>
      <p>These terms apply when you use {site.name}. They’re short on purpose.</p>
      <h2>What this service does</h2>
      <p>
        {site.name} compares insurance quotes. You answer questions about what you want to insure, and each
        insurer answers with a price, a decline or a request to call. The service is free, and you don’t need
        an account.
      </p>
      {facts.demo === 'some' && (
        <>
          <h2>Demonstration carriers</h2>
          <p>
            Carriers marked “(demo)” are fictional. Their names, ratings, phone numbers and prices are made
            up. You can’t buy a policy from them, and no one is bound by a price they show.
          </p>
        </>
      )}
      {facts.demo === 'all' && (
        <>
          <h2>This is a demonstration</h2>
          <p>
            The carriers shown are fictional. Their names, ratings, phone numbers and prices are made up. You
            can’t buy a policy from them, and no one is bound by a price shown here.
          </p>
        </>
      )}
      <h2>What a quote is</h2>
      <p>
        A quote isn’t insurance. You’re covered only once an insurer has issued a policy. A price depends on
        your answers and on the assumptions listed next to it. The insurer may check both, and the price may
        then change. A price is good until the date shown with it.
      </p>
      <h2>What I ask of you</h2>
      <ul>
        <li>Answer truthfully. A wrong answer could cost you your coverage when you need it.</li>
        <li>Ask for yourself, or for someone who asked you to.</li>
        <li>Don’t use automated tools on the service or try to reach other people’s quotes.</li>
      </ul>
      <h2>How the list is ordered</h2>
      <p>
        By price, lowest first, with a small edge for a better rating. At the same price, a confirmed one
        comes ahead of an estimate. No one can pay for a better spot. Ads are marked as ads and never appear
        in the first three. <a href="/order">How I order the list</a> gives the whole rule.
      </p>
      <h2>Liability</h2>
      <p>
        I show these prices with care but without any warranty. Nothing here limits the rights your state’s
        law gives you.
      </p>
      <h2>Who’s behind it</h2>
      <Contact />
    </>
  )
}
