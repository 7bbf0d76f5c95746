import { brand } from '../../brand.ts'

export function Privacy() {
  return (
    <>
      <p>
        You are an anonymous visitor here. You need no account, there is no field for a phone number, and an
        e-mail address is optional.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>
          <strong>Your answers</strong>, sealed with a key made for your quote alone. Nobody can read them in
          the database without that key.
        </li>
        <li>
          <strong>The insurers’ answers</strong>, sealed in the same way, so that the prices are still there
          when you come back.
        </li>
        <li>
          <strong>An e-mail address</strong>, if you give one. It is used for what you asked for and for
          nothing else.
        </li>
      </ul>
      <h2>For how long</h2>
      <p>
        30 days from the day you began; 7 days if you did not finish. Then the key goes first and the rest
        after it, so that copies in backups cannot be opened either. To have your answers erased sooner, write
        to <a href={`mailto:${brand.email}`}>{brand.email}</a> with your quote number.
      </p>
      <h2>Who sees it</h2>
      <p>
        The insurers that quote for you see what they need to price. Nobody else does: nothing is sold, rented
        or given to advertisers.
        {brand.demonstration &&
          ' The carriers of this demonstration are fictional, and their prices are worked out here: your answers do not leave this service.'}
      </p>
      <h2>Ads</h2>
      <p>
        There are none until you ask for more results. Ad networks are then told the kind of insurance and
        your state, and nothing of you; that an ad was shown is counted here and told to nobody. If you open
        an ad, its network may be told that it was opened, by an image in a closed frame that carries no
        cookies and does not say where you came from. A browser that sends Global Privacy Control is never
        told of.
      </p>
      <h2>Who can open your quotes</h2>
      <p>
        Only the browser that gave the answers. The address of your results page is a name, not a key: on
        another device it opens nothing.
      </p>
      <h2>Cookies</h2>
      <p>
        Two, both needed. One tells the server that it is still you; the other proves that a request comes
        from this page. Neither follows you anywhere. Your browser also remembers that you have confirmed
        skipping a question, so that you are not asked twice.
      </p>
      <h2>What is counted</h2>
      <p>
        That a quote was started or finished, that prices were shown, that a button was pressed. The counts
        hold nothing about you. There is no analytics company behind them and no other company’s script in
        these pages. Answers are never written to logs.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what is kept about you, and have it corrected or erased, whatever state you live in. Write
        to <a href={`mailto:${brand.email}`}>{brand.email}</a> or to {brand.postalAddress}.
      </p>
    </>
  )
}
