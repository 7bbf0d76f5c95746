import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { SiteFacts } from '../../contract/page.ts'
import type { Action } from '../../contract/prices/status.ts'
import type { Brand } from '../../contract/prices/told-offer.ts'
import { andList } from '../../language/lists.ts'
import { saidIn, spoken, wordsIn } from '../../language/text.ts'
import { Facts } from '../facts.ts'
import { PetPrices } from '../format/PetPrices.tsx'
import { BundledPrice } from '../results/card/extras/BundledPrice.tsx'
import { Popular } from '../results/card/extras/Popular.tsx'
import { QuoteCard } from '../results/card/QuoteCard.tsx'
import { Controls } from '../results/list/Controls.tsx'
import list from '../results/list/QuoteList.module.css'
import { useOrder } from '../results/list/use-order.ts'
import { Button } from '../ui/Button.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSpeech, useWords } from '../words.ts'
import { CardBoundary } from './CardBoundary.tsx'
import styles from './CardsApp.module.css'
import type { Host } from './host.ts'
import { quotesOf } from './quotes-of.ts'
import { type Shown, useHost } from './use-host.ts'

const words = wordsIn({
  en: {
    quotes: 'Quotes',
    coming: 'Getting prices',
    none: 'There are no prices to show here.',
    every: (cover: string) => `Every price is for ${cover}.`,
    usual: (cover: string) => `The most common coverage here: ${cover}.`,
    waiting: 'Some insurers haven’t answered yet.',
    notAsked: (insurers: string) => `Not asked yet: ${insurers}.`,
    phone: 'Toll-free:',
    open: (site: string) => `Open in ${site}`,
    there: 'There you check your answers, change your coverage and buy.',
    ask: 'To go on, ask your assistant for the link.',
    broken: (insurer: string) => `What ${insurer} offers can’t be shown here.`,
    all: 'Show all',
    sort: 'Re-sort the list',
  },
  es: {
    quotes: 'Cotizaciones',
    coming: 'Buscando precios',
    none: 'Aquí no hay precios que mostrar.',
    every: cover => `Todos los precios son con ${cover}.`,
    usual: cover => `La cobertura más común: ${cover}.`,
    waiting: 'Algunas aseguradoras todavía no han contestado.',
    notAsked: insurers => `Todavía no se preguntó a: ${insurers}.`,
    phone: 'Llamada gratis:',
    open: site => `Abrir en ${site}`,
    there: 'Ahí puede revisar sus respuestas, cambiar su cobertura y comprar.',
    ask: 'Para seguir, pídale el enlace a su asistente.',
    broken: insurer => `Lo que ofrece ${insurer} no se puede mostrar aquí.`,
    all: 'Mostrar todas',
    sort: 'Ordenar de nuevo',
  },
})

const extras = { BundledPrice, PetPrices, Popular }

/** The prices of a quote within a conversation, as cards of the results page. */
export function CardsApp({ brand }: { brand: Brand }) {
  const { host, shown, isAnswered, locale, quote } = useHost()
  const speech = shown?.cards?.speech ?? (/^es\b/.test(locale) ? 'es' : 'we')
  const say = spoken(words, speech)
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    document.documentElement.lang = saidIn({ en: 'en', es: 'es' }, speech)
  }, [speech])
  useEffect(() => {
    if (!host || !root.current) return
    const { current } = root
    const watch = new ResizeObserver(() => host.tellHeight(Math.ceil(current.getBoundingClientRect().height)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [host])
  /** Links leave the frame only through the host. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    if (link.protocol === 'https:') host?.openLink(link.href).catch(() => {})
  }
  return (
    // All that the components know about the site.
    <Facts value={{ speech, site: { name: brand.name } } as SiteFacts}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click */}
      <main ref={root} className={styles.app} onClick={onClick}>
        <header className={styles.brand}>
          {brand.logo && <img src={brand.logo} alt="" width="32" height="32" />}
          <h1>{brand.name}</h1>
          <p>{saidIn(brand.tagLine, speech)}</p>
        </header>
        {shown && <List {...shown} />}
        {!shown && (isAnswered ? <p>{say.none}</p> : <Spinner label={say.coming} />)}
        {shown && host && <Onward {...{ host, quote }} site={brand.name} />}
      </main>
    </Facts>
  )
}

/** All offers, in the order of the page, which the person can change. */
function List({ values, cards }: Shown) {
  const say = useWords(words)
  const speech = useSpeech()
  const { offers, in_common: details, not_asked: notAsked, is_complete: isComplete } = values
  const quotes = quotesOf(offers, cards)
  const order = useOrder(quotes)
  const shared = cards?.shared ?? { cover: '', is_of_all: false, details }
  const { cover, is_of_all: isOfAll } = shared
  const hold = isComplete ? undefined : order.hold
  return (
    <section className={list.results} aria-label={say.quotes}>
      <p role="status" className={styles.note}>
        {[
          cover !== '' && say[isOfAll ? 'every' : 'usual'](cover),
          !isComplete && say.waiting,
          notAsked.length > 0 && say.notAsked(andList(notAsked, speech)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Controls order={order} compare={null} />
      {order.cards.length < quotes.length && (
        <Button look="plain" onClick={order.clear}>
          {say.all}
        </Button>
      )}
      {order.stale && (
        <Button look="plain" onClick={order.release}>
          {say.sort}
        </Button>
      )}
      <ol className={list.list} onPointerDown={hold} onPointerMove={hold} onWheel={hold} onFocus={hold}>
        {order.cards.map(quote => (
          <li key={quote.id}>
            <CardBoundary instead={<p className={styles.note}>{say.broken(quote.insurer.name)}</p>}>
              <QuoteCard
                {...{ quote, shared, extras }}
                actions={quote.actions[0] && <Phone {...quote.actions[0]} />}
              />
            </CardBoundary>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The number to call for a price, and when somebody answers. */
function Phone({ phone, hours, lang, note }: Action) {
  const say = useWords(words)
  return (
    <div className={styles.note}>
      <p>
        {say.phone} <strong>{phone}</strong>
      </p>
      <p lang={lang}>{hours}</p>
      <p>{note}</p>
    </div>
  )
}

interface OnwardProps {
  readonly host: Host
  /** The handle of the quote; empty if the host does not say. */
  readonly quote: string
  readonly site: string
}

/**
 * Leads to the quote on the site, through a link made when the person asks for it, or in words if the host lets no app open links.
 */
function Onward({ host, quote, site }: OnwardProps) {
  const say = useWords(words)
  const [state, setState] = useState<'ready' | 'busy' | 'refused'>('ready')
  const canOpen = quote !== '' && host.capabilities.serverTools !== undefined && state !== 'refused'
  const open = async () => {
    setState('busy')
    try {
      const { structuredContent } = await host.callTool('hand_over', { quote })
      await host.openLink((structuredContent as { readonly url: string }).url)
      setState('ready')
    } catch {
      setState('refused')
    }
  }
  return (
    <footer className={styles.onward}>
      {canOpen && (
        <Button look="primary" busy={state === 'busy'} onClick={open}>
          {say.open(site)}
        </Button>
      )}
      <p role="status" className={styles.note}>
        {canOpen ? say.there : say.ask}
      </p>
    </footer>
  )
}
