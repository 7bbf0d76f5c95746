import type { Articles } from '../../contract/page.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { TextPieces } from './TextPieces.tsx'

/** The page that fictional ads open, because they have no advertiser. */
export function DemoAd({ text, quoteId }: Articles['demo-ad']) {
  return (
    <>
      <TextPieces text={text} />
      <p>Nothing was sent to anyone, and your quotes are just as you left them.</p>
      <ButtonLink look="primary" href={quoteId === undefined ? '/start' : `/quotes/${quoteId}`}>
        {quoteId === undefined ? 'Get your quotes' : 'Back to your quotes'}
      </ButtonLink>
    </>
  )
}
