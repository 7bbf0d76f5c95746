import { useFacts, useSite } from '../facts.ts'
import { namesOf } from './line-names.ts'

export function Disclosure() {
  const site = useSite()
  const facts = useFacts()
  return (
    <>
      <p>
        To give you a price, an insurer needs to know what it would be insuring. When you ask for your quotes,
        you agree that {site.name} passes your answers on for that one purpose.
      </p>
      <h2>What gets passed on</h2>
      <p>
        The answers you gave: your name, your birth date if you gave it, the address to be insured, what
        you’re insuring and the coverage you asked for. Your email address isn’t passed on.
      </p>
      <h2>Who gets it</h2>
      <p>
        The insurers that sell this kind of insurance in your state, which are the ones on your results page.
        {facts.passedOn.length > 0
          ? ` Your answers are sent to insurers outside this service for ${namesOf(facts.passedOn)}.`
          : facts.demo === 'all' &&
            ' In this demonstration they’re fictional and run by this service itself, so nothing is passed to anyone outside it.'}
      </p>
      <h2>What insurers may look up</h2>
      <p>
        Before it issues a policy, an insurer may check a shared record of claims and, where your state allows
        it, an insurance score based on your credit. {site.name} looks up neither one, and asking for quotes
        here doesn’t affect your credit.
      </p>
      <h2>What your state rules out</h2>
      <p>
        States differ in what insurers may price by. Where your state forbids using an answer, the rate plans
        here don’t use it.
      </p>
      <h2>How this service makes money</h2>
      <p>
        {facts.demo === 'all'
          ? 'It doesn’t. This is a demonstration: no carrier pays to be shown, and the ads are made up.'
          : 'Insurers may pay a commission when you buy, and ad networks when you open an ad. Neither one changes your price or the order of the list.'}
      </p>
    </>
  )
}
