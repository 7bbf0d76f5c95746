import type { ReactNode } from 'react'
import { wordsIn } from '../../language/text.ts'
import { useSite } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    stop: 'Stop all email',
    afterStop:
      'After that, nobody can have prices sent to the address that this email went to. If you order a policy with it, I’ll still write about your order.',
    watch: 'Yes, tell me',
    afterWatch:
      'I’ll ask the insurers again once a week with the same answers, and write only when a price has changed. It ends when the quote expires, or when you say so.',
    unwatch: 'Stop telling me',
    afterUnwatch: 'Your quote stays open until it expires.',
    stopped:
      'Quotes that are open stay open in the browsers that can read them. If you order a policy, I’ll still write about your order.',
    takeBack: 'Take this back',
    ifMistaken:
      'Pressed by mistake, or want prices by email after all? You can take this back here, today or later, by the link in the email.',
    allowed:
      'Prices can be sent to it again, by you or by anybody who enters it. I haven’t sent anything now.',
    broken:
      'A part of it got lost, so I couldn’t do anything and nothing has changed. Some mail programs cut long links. Please open it again in the email itself, and copy all of it if you have to paste it.',
    stillBroken: (email: ReactNode) =>
      sentence`If it still isn’t whole, write to ${email} from the address that you mean, and a person will do it for you.`,
    watchGone:
      'The quote of that email has expired or was deleted, or its prices are watched for another address. I haven’t changed anything.',
    watching: 'I look once a week and write only when a price has changed. Each email has a button to stop.',
    unwatched: 'I won’t write about changed prices of that quote again.',
    home: 'Go to the home page',
  },
  we: {
    afterStop:
      'After that, nobody can have prices sent to the address that this email went to. If you order a policy with it, we’ll still write about your order.',
    afterWatch:
      'We’ll ask the insurers again once a week with the same answers, and write only when a price has changed. It ends when the quote expires, or when you say so.',
    stopped:
      'Quotes that are open stay open in the browsers that can read them. If you order a policy, we’ll still write about your order.',
    allowed:
      'Prices can be sent to it again, by you or by anybody who enters it. We haven’t sent anything now.',
    broken:
      'A part of it got lost, so we couldn’t do anything and nothing has changed. Some mail programs cut long links. Please open it again in the email itself, and copy all of it if you have to paste it.',
    watchGone:
      'The quote of that email has expired or was deleted, or its prices are watched for another address. We haven’t changed anything.',
    watching: 'We look once a week and write only when a price has changed. Each email has a button to stop.',
    unwatched: 'We won’t write about changed prices of that quote again.',
  },
})

type Word = Exclude<keyof typeof words.en, 'stillBroken'>

interface Linked {
  readonly token: string
}

/** A page with one button: opening it must do nothing, because mail scanners open every link. */
function press(path: string, explanation: Word, button: Word, look: 'primary' | 'quiet' = 'primary') {
  return ({ token }: Linked) => {
    const say = useWords(words)
    return (
      <>
        <p>{say[explanation]}</p>
        <form method="post" action={`${path}?t=${token}`}>
          <Button look={look} type="submit">
            {say[button]}
          </Button>
        </form>
      </>
    )
  }
}

/** Asks whether to end all mail to an address. */
export const StopMail = press('/mail/stop', 'afterStop', 'stop')

/** Asks to confirm the request for mail about changed prices. */
export const WatchPrices = press('/mail/watch', 'afterWatch', 'watch')

/** Asks whether to end it. */
export const UnwatchPrices = press('/mail/unwatch', 'afterUnwatch', 'unwatch')

const TakeBack = press('/mail/allow', 'ifMistaken', 'takeBack', 'quiet')

/** Confirms that a button was pressed, and lets whoever has the link take it back. */
export function MailStopped({ token }: Linked) {
  const say = useWords(words)
  return (
    <>
      <p>{say.stopped}</p>
      <TakeBack token={token} />
    </>
  )
}

/** Says that nothing was done, and what to do instead. */
export function BrokenLink() {
  const say = useWords(words)
  const { email } = useSite()
  return (
    <>
      <p>{say.broken}</p>
      <p>{say.stillBroken(<a href={`mailto:${email}`}>{email}</a>)}</p>
    </>
  )
}

/** A page that only says what has been done. */
function done(text: Word) {
  return () => {
    const say = useWords(words)
    return (
      <>
        <p>{say[text]}</p>
        <p>
          <ButtonLink href="/">{say.home}</ButtonLink>
        </p>
      </>
    )
  }
}

/** Says that the address may be written to again. */
export const MailAllowed = done('allowed')

/** Says why prices are not watched. */
export const WatchGone = done('watchGone')

/** Says what happens next. */
export const Watching = done('watching')

/** Says that it has ended. */
export const Unwatched = done('unwatched')
