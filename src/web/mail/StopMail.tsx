import { Button, ButtonLink } from '../ui/Button.tsx'

/** Asks whether to end all mail to an address: opening a page must not do it, because mail scanners open every link. */
export function StopMail({ token }: { readonly token?: string | undefined }) {
  return (
    <>
      <p>After that, nobody can have prices sent to the address that this email went to.</p>
      <form method="post" action={`/mail/stop?t=${token}`}>
        <Button look="primary" type="submit">
          Stop all email
        </Button>
      </form>
    </>
  )
}

/** Says that it is done. */
export function MailStopped() {
  return (
    <>
      <p>Quotes that are open stay open in the browsers that can read them.</p>
      <p>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </p>
    </>
  )
}
