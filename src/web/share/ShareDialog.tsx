import { useEffect, useState } from 'react'
import type { Quote } from '../../contract/prices/status.ts'
import { type ShowShareReply, showShare } from '../../contract/sharing/show-share.ts'
import { possessive } from '../../language/possessive.ts'
import { wordsIn } from '../../language/text.ts'
import { call } from '../calls/call.ts'
import { onChangedElsewhere } from '../quote-changes.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useWords } from '../words.ts'
import { LinkToPrice } from './LinkToPrice.tsx'

const words = wordsIn({
  en: {
    title: (insurer: string) => `Share ${possessive(insurer)} price`,
    link: (insurer: string) => `A price from ${insurer}`,
    all: 'All prices you’re sharing',
    done: 'Done',
  },
  es: {
    title: insurer => `Compartir el precio de ${insurer}`,
    link: insurer => `Un precio de ${insurer}`,
    all: 'Todos los precios que comparte',
    done: 'Listo',
  },
})

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly quoteId: string
  /** An offer with a price. */
  readonly quote: Quote
}

/** Shares one price from its card. */
export function ShareDialog({ open, onClose, quoteId, quote }: ShareDialogProps) {
  const say = useWords(words)
  const { id, insurer, price_info } = quote
  return (
    <Dialog
      title={say.title(insurer.name)}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say.done}</Button>}
    >
      <LinkSoFar
        carrier={id}
        premium={price_info.premium ?? ''}
        title={say.link(insurer.name)}
        {...{ quoteId }}
      />
      <p>
        <a href={`/quotes/${quoteId}/data#shared`}>{say.all}</a>
      </p>
    </Dialog>
  )
}

type OfPrice = Pick<Parameters<typeof LinkToPrice>[0], 'quoteId' | 'carrier' | 'premium' | 'title'>

type LinkData = ShowShareReply['data']

/** The links as this page last learned of them, for a dialog that opens without a connection. */
const known = new Map<string, LinkData>()

/** Asks each time that the dialog opens, and once another tab has done something, since it may have made, changed or ended the link. */
function LinkSoFar(of: OfPrice) {
  const { quoteId, carrier } = of
  const [link, setLink] = useState<LinkData>()
  const price = `${quoteId} ${carrier}`
  useEffect(() => {
    const closing = new AbortController()
    const ask = { quote_id: quoteId, price_share_id: carrier }
    const look = () => {
      call(showShare, ask, { signal: closing.signal }).then(
        reply => {
          if (reply.status === 'OK') known.set(price, reply.data)
          // Without a reply a link can still be made: that returns the existing one.
          setLink(known.get(price) ?? { url: null })
        },
        () => {},
      )
    }
    look()
    const stop = onChangedElsewhere(quoteId, look)
    return () => {
      stop()
      closing.abort()
    }
  }, [quoteId, carrier, price])
  if (!link) return <Spinner />
  return <LinkToPrice key={link.url} {...of} {...link} onLink={url => known.set(price, { url })} />
}
