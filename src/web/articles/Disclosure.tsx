import { brand } from '../../brand.ts'

export function Disclosure() {
  return (
    <>
      <p>
        To give you a price, an insurer needs to know what it would insure. By asking for your quotes you
        agree that {brand.name} passes your answers on for that one purpose.
      </p>
      <h2>What is passed on</h2>
      <p>
        The answers you gave: name, birth date if you gave it, the address to be insured, what is to be
        insured and the cover you asked for. Your e-mail address is not passed on.
      </p>
      <h2>To whom</h2>
      <p>
        To the insurers that write this line in your state, which are the ones on your results page.
        {brand.demonstration &&
          ' In this demonstration they are fictional and are run by this service itself: nothing is passed to anybody outside it.'}
      </p>
      <h2>What insurers may look up</h2>
      <p>
        Before it issues a policy an insurer may check the shared record of claims and, where your state
        allows it, an insurance score. {brand.name} looks up neither, and asking for quotes here leaves no
        mark on your credit.
      </p>
      <h2>What your state forbids</h2>
      <p>
        States differ in what an insurer may price by. Where your state forbids the use of an answer, the rate
        plans here do not use it.
      </p>
      <h2>How this service is paid</h2>
      <p>
        {brand.demonstration
          ? 'It is not: this is a demonstration. No carrier pays for being shown, and the ads are made up.'
          : 'Insurers may pay a commission when you buy, and ad networks when you open an ad. It changes neither your price nor the order of the list.'}
      </p>
    </>
  )
}
