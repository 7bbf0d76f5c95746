import { describe, expect, test } from 'vitest'
import { autoIn, driving } from '../../../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../../../tests/carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../../../../tests/carriers/samples/sample-life.ts'
import { petIn } from '../../../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../../../tests/carriers/samples/sample-renters.ts'
import { tripFrom } from '../../../../../tests/carriers/samples/sample-travel.ts'
import { carrierOf, offerOf, priced } from '../../../../../tests/rooms/results.ts'
import type { PriceSource } from '../../../../contract/prices/status.ts'
import type { Speech } from '../../../../language/text.ts'
import type { CoveragePart } from '../../../../rating/coverage/coverage.ts'
import type { Risk } from '../../../../risk/risk.ts'
import type { ShownCarrier } from '../../../results/offer-view.ts'
import { policyFacts } from './policy-facts.ts'

interface Told {
  readonly speech?: Speech
  readonly parts?: readonly CoveragePart[]
  readonly carrier?: Partial<ShownCarrier>
  readonly source?: PriceSource
}

/** The facts of a policy as its details say them. */
function told(
  risk: Risk,
  { speech = 'en', parts = [], carrier = {}, source = 'rates' }: Told = {},
): readonly string[] {
  const offer = offerOf('wren', priced(10_000, { coverage: { parts }, source }), {
    carrier: { ...carrierOf('wren'), ...carrier },
  })
  return policyFacts(offer, { risk, offers: [offer], speech }).map(({ title, text }) => `${title}: ${text}`)
}

describe('what a home’s policy usually leaves out', () => {
  const house = homeownerIn({ state: 'OH', answers: { roof: { choice: 'R0_5' } } })
  const condo = (state: 'OH' | 'FL') => homeownerIn({ state, answers: { home: { choice: 'CONDO' } } })

  test('is told by its form: of a house, a condo and a renter', () => {
    expect(told(house)).toEqual([
      'Usually not covered: Floods, earthquakes and other earth movement, water that backs up from sewers and drains, what newer building rules add to a repair (beyond a small share), stolen jewelry beyond a small limit (usually $1,500), and wear, rot, mold and pests.',
    ])
    expect(told(condo('OH'))[1]).toBe(
      'Loss assessment: If the association charges its owners for a loss, the policy usually pays your share only up to a separate limit. Ask how high it is.',
    )
    expect(told(rentersIn({ state: 'OH' }))).toEqual([
      'Usually not covered: Damage to the building, floods, earthquakes and other earth movement, water that backs up from sewers and drains, stolen jewelry beyond a small limit (usually $1,500), and wear, rot, mold and pests.',
    ])
  })

  test('is not what newer building rules add where Florida puts a quarter of the dwelling into the policy', () => {
    const inFlorida = (choice?: '10' | '50') =>
      told(
        homeownerIn({
          state: 'FL',
          answers: { roof: { choice: 'R0_5' }, ...(choice ? { ordinance: { choice } } : {}) },
        }),
      )[0]
    expect(inFlorida()).not.toContain('building rules')
    expect(inFlorida('50')).not.toContain('building rules')
    const chosenElsewhere = homeownerIn({
      state: 'OH',
      answers: { roof: { choice: 'R0_5' }, ordinance: { choice: '50' } },
    })
    expect(told(chosenElsewhere)[0]).toContain('building rules')
    expect(inFlorida('10')).toContain('what newer building rules add to a repair (beyond a small share)')
  })

  test('is told in Spanish', () => {
    const speech = 'es'
    expect(told(house, { speech })).toEqual([
      'Por lo general no se cubre: Las inundaciones, los terremotos y otros movimientos de tierra, el agua que regresa por desagües y alcantarillas, lo que agregan a una reparación las normas de construcción más nuevas (más allá de una parte pequeña), el robo de joyas más allá de un límite bajo (por lo general, $1,500) y el desgaste, la pudrición, el moho y las plagas.',
    ])
    expect(told(condo('OH'), { speech })[1]).toContain(
      'suele pagar la parte de usted solo hasta un límite aparte',
    )
    expect(told(condo('FL'), { speech })[1]).toContain('en Florida de al menos $2,000.')
    expect(told(rentersIn({ state: 'OH' }), { speech })[0]).toContain(
      'Los daños al edificio, las inundaciones',
    )
  })

  test('names the least loss assessment of Florida, which its law sets', () => {
    expect(told(condo('FL'))[1]).toContain('in Florida at least $2,000.')
    expect(told(condo('OH'))[1]).not.toContain('$2,000')
  })

  test('warns of the value of a roof that is more than ten years old, and not of a condo', () => {
    const roof = (choice: 'R6_10' | 'R11_15', home: 'SINGLE_FAMILY' | 'CONDO' = 'SINGLE_FAMILY') =>
      told(homeownerIn({ state: 'KS', answers: { roof: { choice }, home: { choice: home } } }), {
        source: 'insurer',
      }).filter(text => text.startsWith('Roof: An older roof may be paid at what it was worth')).length
    expect([roof('R6_10'), roof('R11_15'), roof('R11_15', 'CONDO')]).toEqual([0, 1, 0])
    const old = homeownerIn({ state: 'KS', answers: { roof: { choice: 'R21' } } })
    expect(told(old, { speech: 'es', source: 'insurer' })[1]).toMatch(
      /^Techo: Un techo viejo puede pagarse por lo que valía/,
    )
  })

  test('is without what the price covers, and with what it covers with nothing', () => {
    // Kinds of coverage that nobody may choose yet.
    const part = (kind: string, ...amounts: readonly number[]) => [
      { kind, ...(amounts.length > 0 ? { amounts } : {}) } as CoveragePart,
    ]
    expect(told(house, { parts: part('waterBackup', 5000) })[0]).not.toContain('backs up')
    expect(told(house, { parts: part('waterBackup', 0) })[0]).toContain('backs up')
    const scheduled = (of: string) => [{ kind: 'valuables', of, amounts: [8500] } as const]
    expect(told(house, { parts: scheduled('jewelry') })[0]).not.toContain('stolen jewelry')
    expect(told(house, { parts: scheduled('cameras') })[0]).toContain('stolen jewelry')
    expect(told(house, { parts: part('ordinance', 60_000) })[0]).not.toContain('building rules')
    const old = homeownerIn({ state: 'KS', answers: { roof: { choice: 'R21' } } })
    expect(told(old, { parts: part('roofCashValue') }).join()).not.toContain('Roof')
    // Rates that follow the choice are those of a new roof; another insurer's price may be anything.
    expect(told(old, { source: 'insurer' }).join()).toContain('may be paid at what it was worth')
    expect(told(old)).toContain('Roof: The policy pays what a new roof costs (replacement cost).')
  })
})

describe('a life policy', () => {
  const smoker = lifeIn({ state: 'OH', answers: { health: { choices: ['TOBACCO_NOW', 'BP'] } } })
  const quit = (choice: 'TOBACCO_QUIT' | 'TOBACCO_QUIT_LATELY') =>
    lifeIn({ state: 'OH', answers: { health: { choices: [choice] } } })

  test('names the health class that its price is for, as its rates have it, with the use of tobacco', () => {
    const [smokers] = told(smoker)
    expect(smokers).toBe(
      'Health class: Priced as Standard Plus, tobacco. The insurer decides your class after its own review.',
    )
    expect(told(lifeIn({ state: 'OH' }))[0]).toContain('Priced as Preferred Plus, no tobacco.')
    expect(told(quit('TOBACCO_QUIT'))[0]).toContain('Priced as Preferred, tobacco until 2 to 3 years ago.')
    expect(told(quit('TOBACCO_QUIT_LATELY'))[0]).toContain(
      'Priced as Standard, tobacco until 1 to 2 years ago.',
    )
  })

  test('names the class by the answers where the insurer sent the price, which may know other classes', () => {
    expect(told(smoker, { source: 'insurer' })[0]).toBe(
      'Health class: By your answers, Standard Plus, tobacco. The insurer decides your class after its own review.',
    )
    expect(told(smoker, { source: 'similar plans' })[0]).toContain('Priced as Standard Plus')
  })

  test('says whether the insurer wants a medical exam, or that it may', () => {
    const exam = (carrier: Partial<ShownCarrier>, speech: Speech = 'en') =>
      told(smoker, { carrier, speech })[1]
    expect(exam({})).toBe('Medical exam: The insurer may ask for one.')
    expect(exam({ policies: { life: { exam: 'never' } } })).toBe('Medical exam: Not required.')
    expect(exam({ policies: { life: { exam: 'always' } } })).toBe('Medical exam: Required.')
    expect(exam({}, 'es')).toBe('Examen médico: La aseguradora puede pedirlo.')
    expect(exam({ policies: { life: { exam: 'never' } } }, 'es')).toBe('Examen médico: No se exige.')
    expect(exam({ policies: { life: { exam: 'always' } } }, 'es')).toBe('Examen médico: Se exige.')
  })

  test('tells of one year for suicide where the state allows no longer exclusion', () => {
    for (const state of ['CO', 'ND'] as const)
      expect(told(lifeIn({ state })).join()).toContain('a suicide in the first year, the insurer')
    expect(told(lifeIn({ state: 'CO' }), { speech: 'es' }).join()).toContain('un suicidio en el primer año')
  })

  test('tells how long the insurer may look back, and how long the visitor may', () => {
    expect(told(smoker).slice(2)).toEqual([
      'Your price over time: Usually the same for the whole term. Ask the insurer to confirm it.',
      'First two years: If you die in that time, the insurer can usually check your answers, and refuse to pay if they were wrong.',
      'Suicide: If the death is a suicide in the first two years (one year in some states), the insurer usually pays back the premiums instead of the benefit.',
      'If you have life insurance now: Don’t cancel it until the new policy has begun.',
      'Changing your mind: You can usually return the policy within 10 days of getting it for a full refund. Some states give you longer.',
    ])
    expect(told(quit('TOBACCO_QUIT'), { speech: 'es' })).toEqual([
      'Categoría de salud: Precio calculado como Preferred, sin tabaco desde hace 2 a 3 años. La aseguradora decide su categoría después de su propia revisión.',
      'Examen médico: La aseguradora puede pedirlo.',
      'Su precio con el tiempo: Por lo general, el mismo durante todo el plazo. Pida a la aseguradora que lo confirme.',
      'Primeros dos años: Si usted muere en ese tiempo, la aseguradora por lo general puede revisar sus respuestas y negarse a pagar si eran incorrectas.',
      'Suicidio: Si la muerte es un suicidio en los primeros dos años (un año en algunos estados), la aseguradora por lo general devuelve las primas en lugar de pagar el beneficio.',
      'Si ya tiene un seguro de vida: No lo cancele hasta que haya empezado la póliza nueva.',
      'Si cambia de opinión: Por lo general puede devolver la póliza dentro de los 10 días de recibirla, con un reembolso completo. Algunos estados dan más tiempo.',
    ])
    expect(told(smoker, { speech: 'es', source: 'insurer' })[0]).toContain(
      'Según sus respuestas, Standard Plus, con tabaco.',
    )
    expect(told(quit('TOBACCO_QUIT_LATELY'), { speech: 'es' })[0]).toContain(
      'sin tabaco desde hace 1 a 2 años',
    )
    expect(told(lifeIn({ state: 'OH' }), { speech: 'es' })[0]).toContain('Preferred Plus, sin tabaco.')
  })
})

describe('a pet’s policy', () => {
  const pet = petIn({ state: 'OH' })
  const waiting = (accident: number, illness: number, more: Told = {}) =>
    told(pet, { carrier: { policies: { pet: { waitingDays: { accident, illness } } } }, ...more })[0]

  test('tells the waiting periods of its insurer', () => {
    expect(waiting(0, 14)).toBe(
      'Waiting periods: Accidents are covered from the first day, illnesses after 14 days.',
    )
    expect(waiting(0, 30)).not.toContain('Your state')
    expect(waiting(0, 31)).toContain('Your state may allow less of a wait.')
    expect(waiting(1, 30)).toBe(
      'Waiting periods: Accidents are covered after 1 day, illnesses after 30 days. Your state may allow less of a wait.',
    )
    expect(waiting(0, 14, { speech: 'es' })).toBe(
      'Períodos de espera: Los accidentes se cubren desde el primer día; las enfermedades, después de 14 días.',
    )
    expect(waiting(1, 2, { speech: 'es' })).toContain(
      'después de 1 día; las enfermedades, después de 2 días.',
    )
  })

  test('of accidents alone says nothing of illnesses', () => {
    const parts = [{ kind: 'accidentsOnly' }] as const
    expect(waiting(2, 14, { parts })).toBe(
      'Waiting periods: Accidents are covered after 2 days. Your state may allow less of a wait.',
    )
    expect(waiting(0, 90, { parts })).toBe('Waiting periods: Accidents are covered from the first day.')
    expect(waiting(2, 14, { parts, speech: 'es' })).toBe(
      'Períodos de espera: Los accidentes se cubren después de 2 días. Es posible que su estado permita menos espera.',
    )
    expect(told(pet, { parts }).join()).not.toContain('illness')
  })

  test('tells the usual wait where the insurer named none, and what it never covers', () => {
    expect(told(pet)).toEqual([
      'Waiting periods: An illness is usually covered only after a wait. Many states limit it to 30 days and allow none for accidents.',
      'Earlier conditions: What your pet has, or shows signs of, before coverage begins usually isn’t covered.',
    ])
    expect(told(pet, { speech: 'es' })).toEqual([
      'Períodos de espera: Por lo general, una enfermedad se cubre solo después de una espera. Muchos estados la limitan a 30 días y no permiten ninguna para accidentes.',
      'Condiciones anteriores: Lo que su mascota tiene, o de lo que muestra señales, antes de que empiece la cobertura por lo general no se cubre.',
    ])
  })

  test('says whether the fee for the exam is covered, where the insurer says so', () => {
    const fee = (examFee: boolean, speech: Speech = 'en') =>
      told(pet, { carrier: { policies: { pet: { examFee } } }, speech })[2]
    expect([fee(true), fee(false)]).toEqual([
      'The vet’s exam fee: Covered like the treatment.',
      'The vet’s exam fee: Not covered.',
    ])
    expect([fee(true, 'es'), fee(false, 'es')]).toEqual([
      'El cargo del veterinario por el examen: Se cubre como el tratamiento.',
      'El cargo del veterinario por el examen: No se cubre.',
    ])
  })
})

describe('a trip’s policy', () => {
  const trip = tripFrom({ state: 'OH' })
  const carrier = { policies: { travel: { anyReason: true } } } as const

  test('may be returned, and names cancellation for any reason where it is sold', () => {
    const back =
      'Changing your mind: You can usually return the policy within 10 days of getting it for a full refund, unless the trip has begun or you’ve made a claim.'
    expect(told(trip).slice(2)).toEqual([back])
    expect(told(trip, { carrier }).slice(2)).toEqual([
      'Canceling for any reason: This insurer sells it at an extra price. It isn’t included in this one.',
      back,
    ])
    expect(told(trip, { carrier, speech: 'es' }).slice(2)).toEqual([
      'Cancelar por cualquier motivo: Esta aseguradora lo vende por un precio adicional. No está incluido en este.',
      'Si cambia de opinión: Por lo general puede devolver la póliza dentro de los 10 días de recibirla, con un reembolso completo, salvo que el viaje haya empezado o usted haya presentado un reclamo.',
    ])
  })

  test('says what it usually leaves out, and how much it pays to take a visitor to a hospital or home', () => {
    const [leftOut, unknown] = told(trip)
    expect(leftOut).toContain('Usually not covered: Canceling for a reason the policy doesn’t list')
    expect(unknown).toContain('Ask how much of it this policy pays.')
    const far = { carrier: { policies: { travel: { evacuation: 250_000 } } } } as const
    expect(told(trip, far)[1]).toBe(
      'Medical evacuation: Pays up to $250,000 to take you to a hospital that can treat you, or home.',
    )
    expect(told(trip, { ...far, speech: 'es' })[1]).toBe(
      'Evacuación médica: Paga hasta $250,000 para llevarlo a un hospital que pueda tratarlo, o a casa.',
    )
    expect(told(trip, { parts: [{ kind: 'medicalOnly' }] })[0]).toContain('Routine care')
    expect(told(trip, { speech: 'es' })[0]).toContain('Cancelar por un motivo que la póliza no menciona')
  })

  test('that pays medical care alone has nothing to cancel', () => {
    expect(told(trip, { carrier, parts: [{ kind: 'medicalOnly' }] }).join()).not.toContain('any reason')
  })
})

describe('discounts that nobody was asked about', () => {
  const names = [
    'goodStudent',
    'course',
    'telematics',
    'antiTheft',
    'paperless',
    'autopay',
    'earlyQuote',
    'affinity',
  ] as const
  const carrier = { policies: { auto: { discounts: [...names] } } }
  const withTeen = autoIn({ state: 'OH', answers: { drivers: driving({ dateBirth: '2009-05-02' }) } })

  test('are no longer told once the visitor has told of them', () => {
    const risk = autoIn({
      state: 'OH',
      answers: {
        drivers: driving({}).map(({ driver }) => ({ driver, discounts: ['PREVENTION_COURSE'] })),
        policyDiscounts: ['PAPERLESS', 'AUTOMATIC_PAYMENT'],
      },
    })
    expect(told(risk, { carrier })).toEqual([
      'You may also get a discount for: Safe driving that an app measures, an anti-theft device, buying some days before the policy begins, or belonging to certain employers, schools or clubs.',
    ])
  })

  test('are told as their insurer names them for the line', () => {
    expect(told(withTeen, { carrier })).toEqual([
      'You may also get a discount for: Good grades of a student who drives, a driving course, safe driving that an app measures, an anti-theft device, getting documents by email, automatic payments, buying some days before the policy begins, or belonging to certain employers, schools or clubs.',
    ])
    expect(told(withTeen, { carrier, speech: 'es' })).toEqual([
      'También podría obtener un descuento por: Las buenas notas de quien estudia y maneja, un curso de manejo, un manejo seguro medido por una aplicación, un dispositivo antirrobo, recibir los documentos por correo electrónico, pagos automáticos, comprar unos días antes de que empiece la póliza o pertenecer a ciertas empresas, escuelas o clubes.',
    ])
    expect(told(rentersIn({ state: 'OH' }), { carrier }).join()).not.toContain('discount')
    expect(told(autoIn({ state: 'OH' }))).toEqual([])
  })

  test('are those for a second policy where the insurer names a percent for the line and the state', () => {
    const bundle = { states: ['OH'], off: { auto: 5, homeowner: 10 } } as const
    const owner = homeownerIn({ state: 'OH' })
    const ofBundle = (risk: Risk, speech: Speech = 'en') => told(risk, { carrier: { bundle }, speech }).join()
    expect(ofBundle(autoIn({ state: 'OH' }))).toBe(
      'You may also get a discount for: Insuring your home with them too.',
    )
    expect(ofBundle(owner)).toContain('You may also get a discount for: Insuring your car with them too.')
    expect(ofBundle(owner, 'es')).toContain('Asegurar también su auto con ella.')
    for (const risk of [rentersIn({ state: 'OH' }), homeownerIn({ state: 'TX' })])
      expect(ofBundle(risk)).not.toContain('discount')
    expect(told(owner).join()).not.toContain('discount')
  })

  test('are not those of students where every driver is 25 or older', () => {
    expect(told(autoIn({ state: 'OH' }), { carrier })[0]).toMatch(/discount for: A driving course/)
  })
})
