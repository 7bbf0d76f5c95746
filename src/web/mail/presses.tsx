import { Button, ButtonLink } from '../ui/Button.tsx'

interface Linked {
  readonly token?: string | undefined
}

interface PressProps extends Linked {
  readonly path: string
  readonly explanation: string
  readonly button: string
}

/** A page with one button: opening it must do nothing, because mail scanners open every link. */
function Press({ token, path, explanation, button }: PressProps) {
  return (
    <>
      <p>{explanation}</p>
      <form method="post" action={`${path}?t=${token}`}>
        <Button look="primary" type="submit">
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
      explanation="After that, nobody can have prices sent to the address that this email went to."
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

/** Confirms that a button was pressed. */
export function MailStopped() {
  return <Done text="Quotes that are open stay open in the browsers that can read them." />
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
