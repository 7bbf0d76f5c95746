import { brand } from '../../brand.ts'

export function Terms() {
  return (
    <>
      <p>These terms apply when you use {brand.name}. They are short on purpose.</p>
      <h2>What this service does</h2>
      <p>
        {brand.name} compares insurance quotes. You answer questions about what you want to insure, and
        insurers answer with a price, a decline or a request to call. The service is free for you and needs no
        account.
      </p>
      {brand.demonstration && (
        <>
          <h2>This is a demonstration</h2>
          <p>
            The carriers shown are fictional. Their names, ratings, phone numbers and prices are made up; no
            policy can be bought from them, and no price shown here binds anybody.
          </p>
        </>
      )}
      <h2>What a quote is</h2>
      <p>
        A quote is not insurance. You are covered only once an insurer has issued a policy. A price rests on
        your answers and on the assumptions listed beside it; the insurer may check both, and the price may
        then change. A price holds until the day given beside it.
      </p>
      <h2>What I ask of you</h2>
      <ul>
        <li>Answer truthfully. A wrong answer may cost you the cover when you need it.</li>
        <li>Ask for yourself, or for somebody who asked you to.</li>
        <li>Do not load the service by machine or try to reach the quotes of others.</li>
      </ul>
      <h2>How the list is ordered</h2>
      <p>
        By price, the lowest first, with a small allowance for a better rating; at the same price a confirmed
        price stands before an estimate. Nobody can pay for a better place. Ads are marked as ads and never
        stand among the first three. <a href="/order">How I order the list</a> gives the whole rule.
      </p>
      <h2>Liability</h2>
      <p>
        The prices are shown with care and without warranty. Nothing here limits rights that the law of your
        state gives you.
      </p>
      <h2>Who stands behind it</h2>
      <address>
        {brand.postalAddress}
        <br />
        <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
        <br />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </address>
    </>
  )
}
