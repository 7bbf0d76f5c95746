import type { Screen } from '../../contract/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { MailFrame } from './MailFrame.tsx'
import { OpenQuotes } from './OpenQuotes.tsx'

/** Where a link in one of our mails leads. */
export function MailPage({ screen }: { readonly screen: Extract<Screen, { name: 'mail' }> }) {
  const { page, title, token } = screen
  switch (page) {
    case 'open':
      return <OpenQuotes title={title} />
    case 'stop':
      return (
        <MailFrame title={title} pose="listening">
          <p>After that, nobody can have prices sent to the address that this email went to.</p>
          <form method="post" action={`/mail/stop?t=${token}`}>
            <Button look="primary" type="submit">
              Stop all email
            </Button>
          </form>
        </MailFrame>
      )
    case 'stopped':
      return (
        <MailFrame title={title} pose="presenting">
          <p>I won’t write to that address again. Quotes that are open stay open.</p>
          <ButtonLink href="/">Go to the home page</ButtonLink>
        </MailFrame>
      )
  }
}
