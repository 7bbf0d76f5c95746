import { useRef, useState } from 'react'
import { type Ordered, warningOf } from '../../contract/purchase/ordered.ts'
import { erase } from '../../contract/sharing/erase.ts'
import { wordsIn } from '../../language/text.ts'
import { call } from '../calls/call.ts'
import { keepSending } from '../connection/keep-sending.ts'
import { Waiting } from '../connection/Waiting.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useWords } from '../words.ts'
import { leaveForErased, tellTabs } from './erased.ts'
import { KeptBecause, WhatGoes } from './WhatGoes.tsx'

const words = wordsIn({
  en: {
    title: 'Delete my answers?',
    keep: 'Keep my answers',
    erase: 'Delete my answers',
    failed: 'I couldn’t reach the service, so your answers may still be here. Please try again.',
  },
  we: { failed: 'We couldn’t reach the service, so your answers may still be here. Please try again.' },
  es: {
    title: '¿Borrar mis respuestas?',
    keep: 'Conservarlas',
    erase: 'Borrar mis respuestas',
    failed:
      'No se pudo conectar con el servicio, así que sus respuestas pueden seguir aquí. Intente de nuevo.',
  },
})

interface EraseDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly quoteId: string
  /** The order of the quote; undefined if there is none. */
  readonly ordered: Ordered | undefined
}

/** Asks once more before a quote is erased; two buttons of the same weight. */
export function EraseDialog({ open, onClose, quoteId, ordered: known }: EraseDialogProps) {
  const say = useWords(words)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  /** The order as the server has it, about which this tab said something else when the button was pressed. */
  const [news, setNews] = useState<Ordered>()
  const ordered = news ?? known
  /** Aborted when the visitor thinks better of it. */
  const press = useRef<AbortController>(undefined)
  const send = async () => {
    if (busy) return
    setBusy(true)
    press.current = new AbortController()
    const ask = { quote_id: quoteId, warned: warningOf(ordered) }
    const reply = await keepSending(() => call(erase, ask), press.current.signal).catch(() => null)
    if (reply?.status === 'OK' && reply.data) setNews(reply.data.ordered)
    else if (reply?.status === 'OK') {
      // At once: a tab that requests prices meanwhile would show that the quote has expired.
      tellTabs({ quoteId, ordered })
      return leaveForErased()
    }
    setBusy(false)
    setFailed(reply !== null && reply.status !== 'OK')
  }
  const close = () => {
    press.current?.abort()
    onClose()
  }
  return (
    <Dialog
      title={say.title}
      open={open}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say.keep}</Button>
          <Button busy={busy} onClick={send}>
            {say.erase}
          </Button>
        </>
      }
    >
      {news && <KeptBecause />}
      <WhatGoes ordered={ordered} />
      <Waiting busy={busy} />
      {failed && <Alert text={say.failed} />}
    </Dialog>
  )
}
