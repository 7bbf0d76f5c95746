import type { SiteFacts } from '../../contract/page.ts'
import { useFacts, useSite } from '../facts.ts'
import { Button } from '../ui/Button.tsx'
import { namesOf } from './line-names.ts'

export function Privacy() {
  const site = useSite()
  const facts = useFacts()
  return (
    <>
      <p>
        You’re an anonymous visitor here. You don’t need an account, I never ask for a phone number, and an
        email address is optional.
      </p>
      <h2>What I keep</h2>
      <ul>
        <li>
          <strong>Your answers</strong>, sealed with a key made just for your quote. No one can read them in
          the database without that key.
        </li>
        <li>
          <strong>The insurers’ answers</strong>, sealed the same way, so the prices are still there when you
          come back.
        </li>
        <li>
          <strong>An email address</strong>, if you give one. It’s used for what you asked for and for nothing
          else. One that you have prices sent to is erased once the email has left. What remains is a code,
          made with a secret key, by which I count the email an address gets, and remember who wants none. If
          you ask me to tell you when prices change, I keep the address sealed with your quote until you stop
          it or the quote is erased; it doesn’t keep the quote any longer.
        </li>
      </ul>
      <h2>If you order a policy</h2>
      <p>
        The insurer gets your name, your email address, and the answers behind the price. You pay at a payment
        service, which gets the amount and an order number from me; I never see a card number. When your quote
        is erased, I keep the order’s number, insurer, amounts and dates, and which consent you gave and when,
        for as long as an agency has to, without your name. The policy itself stays with the insurer.
      </p>
      {facts.agent && (
        <>
          <h2>If you ask for an agent</h2>
          <p>
            {facts.agent} gets your name, the phone number or email address you choose, the kind of insurance,
            your state and ZIP code, your quote number and your prices; your answers go along only if you tick
            that, and answers about health never. Until your request has been passed on, you can take it back.
            Deleting your answers deletes it too. What {facts.agent} has, it keeps under its own privacy
            policy. “Who got my answers”, below your prices, says when it was passed on.
          </p>
        </>
      )}
      <h2>For how long</h2>
      <p>
        {facts.retentionDays} days from the day you started, or {facts.unfinishedDays} days if you didn’t
        finish. Then the key is erased first and everything else after it, so copies in backups can’t be
        opened either. To erase them sooner, press “Delete my answers” below your prices: it works at once. Or
        write to <a href={`mailto:${site.email}`}>{site.email}</a> with your quote number.
      </p>
      <h2>Who sees your answers</h2>
      <p>
        The insurers that quote you see what they need to set a price. No one else does
        {facts.agent && `, unless you ask me to have ${facts.agent} get in touch`}. Nothing is sold, rented or
        given to advertisers.
        {facts.passedOn.length > 0
          ? ` Insurers for ${namesOf(facts.passedOn)} are asked over a secure connection: what they need leaves this service for them, and for no one else.`
          : facts.demo === 'all' &&
            ' The carriers in this demonstration are fictional and their prices are worked out here, so your answers don’t leave this service.'}
      </p>
      <h2>Ads</h2>
      <p>
        There aren’t any until you ask for more results. Ad networks are then told the kind of insurance and
        your state, and nothing about you. I count how often an ad is shown, and tell no one. If you open an
        ad, its network may be told it was opened, through an image in a closed frame that carries no cookies
        and doesn’t say where you came from. If your browser sends Global Privacy Control, the network isn’t
        told at all.
      </p>
      <h2>Who can open your quotes</h2>
      <p>
        The browser you used to answer, and whoever has an email that you had me send: its link opens that one
        quote on any device until the quote is erased. The address of your results page is a name, not a key:
        it opens nothing on another device.
      </p>
      <p>
        If you share a price, whoever has that link sees the price, its cover and your state, and nothing else
        about you, until you stop it or the quote is erased.
      </p>
      <h2>Cookies</h2>
      <p>
        There are two, and both are needed. One lets the server know it’s still you. The other proves a
        request comes from this page. Neither one follows you anywhere. If a quote has expired, a third one
        lasts a minute at most, so I tell you only once. Your browser also remembers that you’ve confirmed
        skipping a question, so you’re asked only once.
      </p>
      <h2 id="counts">What I count</h2>
      <p>
        That a quote was started or finished, which questions were shown and answered, that prices were shown,
        that a button was pressed. I keep that for {facts.eventDays} days, without your name, your answers or
        the number of your quote. What belongs to one visit is grouped by a random key that’s thrown away
        after the day, so no one can tell whose visit it was.
        {!facts.mayShare && ' No analytics company is involved.'} No other company’s scripts run on these
        pages. Your answers are never written to logs.
      </p>
      {facts.mayShare && <Sharing {...facts} />}
      <h2>If your browser asks not to be tracked</h2>
      <p>
        Some browsers send Global Privacy Control with every page. Then I count nothing of your visit.{' '}
        {facts.signal ? (
          <strong>Yours sends it. {facts.signal}</strong>
        ) : (
          'Yours isn’t sending it to me now. You can turn it on in your browser’s settings.'
        )}
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask what’s kept about you, and have it corrected or erased, whatever state you live in. Write
        to <a href={`mailto:${site.email}`}>{site.email}</a> or to {site.postalAddress}.
      </p>
    </>
  )
}

/** The choice to share counts, off until the visitor switches it on; a plain form. */
function Sharing({ signal, isShared }: Pick<SiteFacts, 'signal' | 'isShared'>) {
  return (
    <>
      <p>
        If you allow it, I also tell Google Analytics that a quote was started, finished, shown or clicked,
        with the kind of insurance and the insurer. It gets no address, no browser and no cookie of yours, and
        a number for the visit that’s different every day.
      </p>
      {!signal && (
        <form method="post" action="/privacy">
          <p>
            {isShared ? 'You’ve allowed it.' : 'You haven’t allowed it, so I don’t.'}{' '}
            <Button type="submit" name="analytics" value={isShared ? 'no' : 'yes'}>
              {isShared ? 'Stop sharing' : 'Allow it'}
            </Button>
          </p>
        </form>
      )}
    </>
  )
}
