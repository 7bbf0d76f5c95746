import { type MouseEvent, useState } from 'react'
import { disclosureWords } from '../../contract/answers/disclosure.ts'
import { wordsIn } from '../../language/text.ts'
import { instrument } from '../calls/instrument.ts'
import { useFacts } from '../facts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    title: 'Information Disclosure',
    close: 'Close',
    passedOn: (agent: string) =>
      `${agent} gets the email address you give, as its page says, and may email you.`,
    notPassedOn: 'Your email address is used only for what you ask for.',
    whole: 'Read the whole disclosure',
  },
  es: {
    title: 'Divulgación de información',
    close: 'Cerrar',
    passedOn: agent =>
      `${agent} recibe el correo electrónico que usted da, como lo dice la página donde se pide, y puede escribirle.`,
    notPassedOn: 'Su correo electrónico se usa solo para lo que usted pide.',
    whole: 'Leer toda la divulgación',
  },
})

/** Opens the Information Disclosure; without scripts it leads to the page (spec 2.3.9.4). */
export function DisclosureLink() {
  const say = useWords(words)
  const told = useWords(disclosureWords)
  const [open, setOpen] = useState(false)
  const { retentionDays, agent, emailPassedOn } = useFacts()
  const close = () => setOpen(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    instrument('information_disclosure')
    setOpen(true)
  }
  return (
    <>
      <a href="/disclosure" onClick={show}>
        {say.title}
      </a>
      <Dialog
        open={open}
        onClose={close}
        title={say.title}
        actions={
          <Button look="primary" onClick={close}>
            {say.close}
          </Button>
        }
      >
        <p>{told.insurers}</p>
        <p>
          {told.kept(retentionDays)} {emailPassedOn && agent ? say.passedOn(agent) : say.notPassedOn}
        </p>
        <p>
          <a href="/disclosure" target="_blank" rel="noopener">
            {say.whole}
          </a>
        </p>
      </Dialog>
    </>
  )
}
