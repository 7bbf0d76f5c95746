import type { SampleListPage } from '../../contract/prices/sample.ts'
import { longDay } from '../../language/days.ts'
import { wordsIn } from '../../language/text.ts'
import { useFacts } from '../facts.ts'
import { SamplePrices } from '../format/SamplePrices.tsx'
import { useSpeech, useWords } from '../words.ts'
import { sampleStyles } from './sample-styles.ts'

const words = wordsIn({
  en: {
    title: 'What your list will look like',
    sample: (insurance: string, place: string, day: string) =>
      `This is a sample: ${insurance} for a made-up person in ${place}, at the insurers’ own rates on ${day}. Your prices depend on your answers.`,
    cover: (parts: string) => `The coverage: ${parts}.`,
    further: (count: number) =>
      `${count === 1 ? 'One more price follows' : `${count} more prices follow`}. On your own list, each price opens to show how it was calculated.`,
    all: 'On your own list, each price opens to show how it was calculated.',
    fictional: 'These insurers are fictional.',
  },
  es: {
    title: 'Así será su lista',
    sample: (insurance, place, day) =>
      `Esto es un ejemplo: ${insurance} para una persona inventada en ${place}, con las tarifas de las propias aseguradoras el ${day}. Sus precios dependen de sus respuestas.`,
    cover: parts => `La cobertura: ${parts}.`,
    further: count =>
      `${count === 1 ? 'Sigue un precio más' : `Siguen ${count} precios más`}. En su propia lista, cada precio se abre y muestra cómo se calculó.`,
    all: 'En su propia lista, cada precio se abre y muestra cómo se calculó.',
    fictional: 'Estas aseguradoras son ficticias.',
  },
})

/** A real list of prices as it will look, for a made-up visitor. It is drawn by the server alone. */
export function SampleList({ sample }: { readonly sample: SampleListPage }) {
  const say = useWords(words)
  const speech = useSpeech()
  const { demo } = useFacts()
  const { insurance, place, day, cover, prices, count } = sample
  const further = count - prices.length
  return (
    <section aria-labelledby="sample">
      <style>{sampleStyles}</style>
      <h2 id="sample">{say.title}</h2>
      <p>
        {say.sample(insurance, place, longDay(day, speech))} {demo === 'all' && say.fictional}
      </p>
      {cover !== '' && <p>{say.cover(cover)}</p>}
      <SamplePrices prices={prices} />
      <p>{further > 0 ? say.further(further) : say.all}</p>
    </section>
  )
}
