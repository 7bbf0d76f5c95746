import { cameFrom } from '../../contract/came-from.ts'
import type { Articles } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { OrderStays } from '../buying/OrderStays.tsx'
import { linkTo } from '../format/around.tsx'
import { AnswerLinks } from '../passport/AnswerLinks.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    done: 'I have no more questions. Insurers check the rest themselves before they issue a policy.',
    open: 'Each answer replaces something I assumed, and your prices change to match. You can skip any question.',
    answer: (label: string) => `Answer: ${label}`,
    added: 'Details you added',
    assumed: 'What I’m assuming',
    adjust: (link: Around) =>
      sentence`I have no questions about these. You can ${link('change your coverage')}. If anything else isn’t right for you, tell the insurer before you buy.`,
  },
  we: {
    done: 'We have no more questions. Insurers check the rest themselves before they issue a policy.',
    open: 'Each answer replaces something we assumed, and your prices change to match. You can skip any question.',
    assumed: 'What we’re assuming',
    adjust: link =>
      sentence`We have no questions about these. You can ${link('change your coverage')}. If anything else isn’t right for you, tell the insurer before you buy.`,
  },
  es: {
    done: 'No hay más preguntas. Las aseguradoras comprueban el resto antes de emitir una póliza.',
    open: 'Cada respuesta reemplaza algo que se supuso, y sus precios cambian según ella. Puede omitir cualquier pregunta.',
    answer: label => `Contestar: ${label}`,
    added: 'Los datos que agregó',
    assumed: 'Lo que se supone',
    adjust: link =>
      sentence`Sobre esto no hay preguntas. Puede ${link('cambiar su cobertura')}. Si algo más no es correcto en su caso, dígaselo a la aseguradora antes de comprar.`,
  },
})

/** What prices still assume, each with its question; the answer leads back to the prices. Needs no scripts. */
export function ExactPrices({ exact, back, ordered, quoteId }: Articles['exact']) {
  const say = useWords(words)
  const { open, answers, effects, assumptions } = exact
  const link = (route: string) => addressOf(route, cameFrom('', 'exact'), quoteId)
  return (
    <>
      <OrderStays {...{ quoteId, ordered }} />
      <p>
        <BackToPrices {...{ back, quoteId }} />
      </p>
      {effects.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{open.length === 0 ? say.done : say.open}</p>
      {open.map(({ route, label, question, reasons }) => (
        <section key={route}>
          <h2>{question}</h2>
          {reasons.map(reason => (
            <p key={reason}>{reason}</p>
          ))}
          <p>
            <ButtonLink href={link(route)}>{say.answer(label)}</ButtonLink>
          </p>
        </section>
      ))}
      {answers.length > 0 && (
        <section>
          <h2>{say.added}</h2>
          <AnswerLinks {...{ answers, link }} />
        </section>
      )}
      {assumptions.length > 0 && (
        <section>
          <h2>{say.assumed}</h2>
          <p>{say.adjust(linkTo(`/quotes/${quoteId}/cover${cameFrom('', 'exact')}`))}</p>
          <ul>
            {assumptions.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
