import { useSite } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'

interface Linked {
  readonly token: string
}

interface PressProps extends Linked {
  readonly path: string
  readonly explanation: string
  readonly button: string
  /** `quiet` where most readers are done. */
  readonly look?: 'primary' | 'quiet'
}

/** A page with one button: opening it must do nothing, because mail scanners open every link. */
function Press({ token, path, explanation, button, look = 'primary' }: PressProps) {
  return (
    <>
      <p>{explanation}</p>
      <form method="post" action={`${path}?t=${token}`}>
        <Button look={look} type="submit">
          {button}
        </Button>
      </form>
    </>
  )
}

/** Asks whether to end all mail to an address. */
export function StopMail({ token }: Linked) {
  return (
    <Press
      {...{ token, path: '/mail/stop', button: 'Stop all email' }}
      explanation="After that, nobody can have prices sent to the address that this email went to. If you order a policy with it, I’ll still write about your order."
    />
  )
}

/** Asks to confirm the request for mail about changed prices. */
export function WatchPrices({ token }: Linked) {
  return (
    <Press
      {...{ token, path: '/mail/watch', button: 'Yes, tell me' }}
      explanation="I’ll ask the insurers again once a week with the same answers, and write only when a price has changed. It ends when the quote expires, or when you say so."
    />
  )
}

/** Asks whether to end it. */
export function UnwatchPrices({ token }: Linked) {
  return (
    <Press
      {...{ token, path: '/mail/unwatch', button: 'Stop telling me' }}
      explanation="Your quote stays open until it expires."
    />
  )
}

/** Confirms that a button was pressed, and lets whoever has the link take it back. */
export function MailStopped({ token }: Linked) {
  return (
    <>
      <p>
        Quotes that are open stay open in the browsers that can read them. If you order a policy, I’ll still
        write about your order.
      </p>
      <Press
        {...{ token, path: '/mail/allow', button: 'Take this back' }}
        explanation="Pressed by mistake, or want prices by email after all? You can take this back here, today or later, by the link in the email."
        look="quiet"
      />
    </>
  )
}

/** Says that the address may be written to again. */
export function MailAllowed() {
  return (
    <Done text="Prices can be sent to it again, by you or by anybody who enters it. I haven’t sent anything now." />
  )
}

/** Says that nothing was done, and what to do instead. */
export function BrokenLink() {
  const { email } = useSite()
  return (
    <>
      <p>
        A part of it got lost, so I couldn’t do anything and nothing has changed. Some mail programs cut long
        links. Please open it again in the email itself, and copy all of it if you have to paste it.
      </p>
      <p>
        If it still isn’t whole, write to <a href={`mailto:${email}`}>{email}</a> from the address that you
        mean, and a person will do it for you.
      </p>
    </>
  )
}

/** Says why prices are not watched. */
export function WatchGone() {
  return (
    <Done text="The quote of that email has expired or was deleted, or its prices are watched for another address. I haven’t changed anything." />
  )
}

/** Says what happens next. */
export function Watching() {
  return (
    <Done text="I look once a week and write only when a price has changed. Each email has a button to stop." />
  )
}

/** Says that it has ended. */
export function Unwatched() {
  return <Done text="I won’t write about changed prices of that quote again." />
}

function Done({ text }: { readonly text: string }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </p>
    </>
  )
}
