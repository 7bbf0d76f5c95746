import { useEffect, useRef, useState } from 'react'
import { useBrowserValue } from '../ui/from-server.ts'
import { paragraphsOf } from './paragraphs.ts'

interface Props {
  /** Cleaned by the server. */
  readonly html: string
  readonly className?: string | undefined
}

/** A carrier's text about itself. Plain paragraphs, the usual case, need no markup. */
export function CarrierHtml({ html, className }: Props) {
  const paragraphs = paragraphsOf(html)
  if (html === '') return null
  if (!paragraphs) return <Markup html={html} className={className} />
  return (
    <div className={className}>
      {paragraphs.map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/**
 * In the browser the text also passes the one Trusted Types policy, which is loaded only here and only when the
 * server has not rendered the text already.
 */
function Markup({ html, className }: Props) {
  const serverRendered = useBrowserValue(no, true)
  // What the server rendered stays; React never writes it again.
  const [rendered] = useState(serverRendered ? html : null)
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (html === rendered) return
    let gone = false
    const write = async () => {
      const { writeCarrierHtml } = await import('./carrier-html.ts')
      if (!gone && element.current) writeCarrierHtml(element.current, html)
    }
    // Without the markup the rest of the card still works.
    write().catch(() => {})
    return () => {
      gone = true
    }
  }, [html, rendered])

  if (rendered === null) return <div ref={element} className={className} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was sent
  return <div ref={element} className={className} dangerouslySetInnerHTML={{ __html: rendered }} />
}

const no = () => false
