import { ButtonLink } from '../ui/Button.tsx'

/** The target of demonstration ads, which have no advertiser. */
export function DemoAd({ quoteId }: { quoteId?: string | undefined }) {
  return (
    <>
      <p>
        This ad is part of a demonstration. A real one would take you to the advertiser’s site. There’s no one
        behind this one.
      </p>
      <p>Nothing was sent to anyone, and your quotes are just as you left them.</p>
      <ButtonLink look="primary" href={quoteId === undefined ? '/start' : `/quotes/${quoteId}`}>
        {quoteId === undefined ? 'Get your quotes' : 'Back to your quotes'}
      </ButtonLink>
    </>
  )
}
