import { useEffect } from 'react'
import type { StatusReply } from '../../contract/prices/status.ts'
import { wordsIn } from '../../language/text.ts'
import { useSite } from '../facts.ts'
import { loaded } from '../load-screen.ts'
import type { Router } from '../router/router.ts'
import { Alert } from '../ui/Alert.tsx'
import { useWords } from '../words.ts'
import { Heading } from './Heading.tsx'
import { QuoteList } from './list/QuoteList.tsx'
import { Placeholders } from './Placeholders.tsx'
import { PriceSpread } from './PriceSpread.tsx'
import styles from './ResultsPage.module.css'
import { SaveQuotes } from './saving/SaveQuotes.tsx'
import { AgentLink } from './sections/AgentLink.tsx'
import { DataSection } from './sections/DataSection.tsx'
import { ExactLink } from './sections/ExactLink.tsx'
import { YourAnswers } from './sections/YourAnswers.tsx'
import { loadDialogs } from './use-dialog.ts'
import { hasExtras, useExtras } from './use-extras.ts'
import { useQuotes } from './use-quotes.ts'

const words = wordsIn({
  en: {
    unreachable: (site: string) => `Sorry. ${site} can't be reached. Please refresh your page.`,
  },
  es: {
    unreachable: site => `No se puede conectar con ${site}. Actualice la página.`,
  },
})

/** Only the server says them. */
const withoutScripts = wordsIn({
  en: {
    waiting:
      'Some insurers haven’t answered yet. JavaScript is off in your browser, so please reload this page to see new prices.',
    all: 'These are all the prices I have for now.',
    reload: 'Reload',
  },
  we: { all: 'These are all the prices we have for now.' },
  es: {
    waiting:
      'Algunas aseguradoras todavía no han contestado. JavaScript está desactivado en su navegador, así que recargue esta página para ver los precios nuevos.',
    all: 'Por ahora, estos son todos los precios.',
    reload: 'Recargar',
  },
})

export { hasExtras, loadExtras } from './use-extras.ts'

interface ResultsPageProps {
  readonly quoteId: string | null
  /** The data embedded in the page; null when it has to be fetched. */
  readonly data: StatusReply['data'] | null
  /** Of the visit, which links keep. */
  readonly query: string
  readonly go: Router['go']
}

/** The quotes of one visitor, updated as they arrive (spec 2.4.3). */
export function ResultsPage({ quoteId, data: initial, query, go }: ResultsPageProps) {
  const site = useSite()
  const say = useWords(words)
  const { data, trouble, help, loadMore } = useQuotes({ quoteId, initial, go })
  const extras = useExtras(hasExtras(data))
  const quoting = data === null || data.result.quote_status === 'quoting'
  useEffect(() => {
    // Once nothing that the visitor waits for is under way.
    if (!quoting) loadDialogs().catch(() => {})
  }, [quoting])
  useEffect(() => {
    // Without it, Back leaves the page as usual.
    import('./on-back.ts')
      .then(({ foldOnBack, keepPlace }) => {
        foldOnBack()
        keepPlace()
      })
      .catch(() => {})
  }, [])
  if (trouble === 'expired') {
    const { Trouble } = loaded<typeof import('../trouble/Trouble.tsx')>('trouble')
    return <Trouble screen={{ name: 'trouble', kind: 'expired' }} />
  }
  const unreachable = trouble === 'unreachable'
  const quotes = data?.result.quotes ?? []
  // A page with embedded quotes was reloaded.
  const reload = initial !== null
  const spread = data?.result.spread
  const actionsTaken = extras && data?.actions_taken && (
    <extras.ActionsTaken taken={data.actions_taken} quoteId={data.id} email={data.email} />
  )
  // A purchase is news, shown above all prices; anything else is shown where it was done.
  const ordered = data?.actions_taken?.ordered
  return (
    <div data-arriving className={styles.page}>
      <Heading
        {...{ data, quoting, reload, unreachable }}
        late={extras && data?.late_start && <extras.Late quoteId={data.id} {...data.late_start} />}
      />
      <noscript>{import.meta.env.SSR && <WithoutScripts quoting={quoting} />}</noscript>
      {ordered && actionsTaken}
      {extras && data?.ways && <extras.Ways {...data.ways} quoteId={data.id} />}
      {extras && data?.bundle && <extras.Bundle bundle={data.bundle} line={data.quotes_title} />}
      {data && quotes.length > 0 && (
        <QuoteList
          {...{ quotes, quoting, extras }}
          shared={data.result.shared}
          quoteId={data.id}
          ownNumber={data.quote_number}
          more={data.result.has_more_results ? loadMore : null}
        />
      )}
      {data && <ExactLink quoteId={data.id} {...data.exact} />}
      {spread && (
        <div className={styles.narrow}>
          <PriceSpread spread={spread} />
        </div>
      )}
      {quotes.length === 0 && quoting && reload && <Placeholders />}
      {data && quotes.length > 0 && (
        <SaveQuotes
          quoteId={data.id}
          needed={data.result.email_needed}
          email={data.email}
          watch={data.actions_taken?.watch?.state}
        />
      )}
      {!ordered && actionsTaken}
      {data && <AgentLink quoteId={data.id} />}
      {data && <YourAnswers answers={data.answers} {...{ query, go }} quoteId={data.id} />}
      {data && <DataSection quoteId={data.id} ordered={ordered} />}
      {unreachable && (
        <div className={styles.trouble}>
          <Alert>
            <p>{say.unreachable(site.name)}</p>
            {help && <p>{help}</p>}
          </Alert>
        </div>
      )}
      {extras && data?.sourceUrl && <extras.Source url={data.sourceUrl} name={data.sourceName} />}
    </div>
  )
}

function WithoutScripts({ quoting }: { quoting: boolean }) {
  const say = useWords(withoutScripts)
  return (
    <p>
      {quoting ? say.waiting : say.all} <a href="?">{say.reload}</a>
    </p>
  )
}
