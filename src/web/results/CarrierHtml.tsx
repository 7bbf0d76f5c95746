import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * What a carrier says of itself. The server has cleaned it; in the browser it passes the one Trusted Types
 * policy as well, which is loaded only when a text holds markup that the server has not rendered already.
 */
export function CarrierHtml({ html, className }: { html: string; className?: string | undefined }) {
  const serverRendered = useSyncExternalStore(never, no, yes)
  // What the server rendered stays as it stands; React never writes it again.
  const [rendered] = useState(serverRendered ? html : null)
  const element = useRef<HTMLDivElement>(null)
  const isMarkup = /[<&]/.test(html)

  useEffect(() => {
    if (html === rendered || !isMarkup) return
    let gone = false
    void import('./carrier-html.ts').then(({ writeCarrierHtml }) => {
      if (!gone && element.current) writeCarrierHtml(element.current, html)
    })
    return () => {
      gone = true
    }
  }, [html, rendered, isMarkup])

  if (html === '') return null
  if (rendered !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was stored
    return <div ref={element} className={className} dangerouslySetInnerHTML={{ __html: rendered }} />
  }
  return isMarkup ? <div ref={element} className={className} /> : <div className={className}>{html}</div>
}

const never = () => () => {}
const no = () => false
const yes = () => true
