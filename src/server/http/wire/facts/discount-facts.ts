import type { Fact } from '../../../../contract/prices/status.ts'
import { capitalized } from '../../../../language/letters.ts'
import { orList } from '../../../../language/lists.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import type { AutoRisk } from '../../../../risk/auto.ts'
import type { Risk } from '../../../../risk/risk.ts'
import type { OfferView } from '../../../results/offer-view.ts'

const words = wordsIn({
  en: {
    discounts: 'You may also get a discount for',
    goodStudent: 'good grades of a student who drives',
    course: 'a driving course',
    telematics: 'safe driving that an app measures',
    antiTheft: 'an anti-theft device',
    paperless: 'getting documents by email',
    autopay: 'automatic payments',
    earlyQuote: 'buying some days before the policy begins',
    affinity: 'belonging to certain employers, schools or clubs',
    withHome: 'insuring your home with them too',
    withCar: 'insuring your car with them too',
  },
  es: {
    discounts: 'También podría obtener un descuento por',
    goodStudent: 'las buenas notas de quien estudia y maneja',
    course: 'un curso de manejo',
    telematics: 'un manejo seguro medido por una aplicación',
    antiTheft: 'un dispositivo antirrobo',
    paperless: 'recibir los documentos por correo electrónico',
    autopay: 'pagos automáticos',
    earlyQuote: 'comprar unos días antes de que empiece la póliza',
    affinity: 'pertenecer a ciertas empresas, escuelas o clubes',
    withHome: 'asegurar también su casa con ella',
    withCar: 'asegurar también su auto con ella',
  },
})

/** Below this age, nobody is a good student. */
const studentAge = 25

/** Discounts that the insurer names and its price does not count. */
export function discountFacts({ carrier }: OfferView, risk: Risk, speech: Speech): readonly Fact[] {
  const say = spoken(words, speech)
  const isStudent = risk.line === 'auto' && risk.drivers.some(({ age }) => age < studentAge)
  const told = risk.line === 'auto' ? toldOf(risk) : new Set()
  const names = carrier.policies?.[risk.line]?.discounts ?? []
  const asked = names.filter(name => !told.has(name) && (name !== 'goodStudent' || isStudent))
  const mayGet = [...asked, ...bundleNamed(carrier, risk)].map(name => say[name])
  return mayGet.length === 0
    ? []
    : [{ title: say.discounts, text: `${capitalized(orList(mayGet, speech))}.` }]
}

/** The other policy for which a carrier names a discount that no plan of ours prices. */
function bundleNamed(
  { bundle }: OfferView['carrier'],
  { line, state }: Risk,
): readonly ('withHome' | 'withCar')[] {
  if (bundle?.off[line] === undefined || !bundle.states.includes(state)) return []
  return [line === 'auto' ? 'withHome' : 'withCar']
}

/** The discounts that the visitor has mentioned, which the prices count. */
function toldOf({ auto, drivers, vehicles }: AutoRisk): ReadonlySet<string> {
  const ofDrivers = drivers.flatMap(({ discounts = [] }) => discounts)
  const ofPolicy = auto.discounts ?? []
  const isTold = {
    goodStudent: ofDrivers.includes('GOOD_STUDENT'),
    course: ofDrivers.includes('PREVENTION_COURSE') || ofDrivers.includes('DRIVER_TRAINING'),
    antiTheft: vehicles.some(({ hasAntiTheft }) => hasAntiTheft),
    telematics: ofPolicy.includes('TELEMATICS'),
    paperless: ofPolicy.includes('PAPERLESS'),
    autopay: ofPolicy.includes('AUTOMATIC_PAYMENT'),
    earlyQuote: auto.daysAhead !== undefined,
  }
  return new Set(Object.entries(isTold).flatMap(([name, is]) => (is ? [name] : [])))
}
