import { longDay } from '../language/days.ts'
import { uncapitalized } from '../language/letters.ts'
import { andList } from '../language/lists.ts'
import { dollars, shortDollars, wholeDollars } from '../language/money.ts'
import { perPeriod } from '../language/periods.ts'
import type { Spoken } from '../language/text.ts'
import type { ChoosableCover } from '../risk/coverage/choosable-covers.ts'
import type { BreedGroup } from '../risk/words.ts'
import { type Asked, type english, type OwnPrice, poolNames, type ValuesOf } from './english.ts'
import { dollarLimits } from './english-coverage.ts'
import { spanishAuto } from './spanish-auto.ts'
import { coverNames, spanishCoverage } from './spanish-coverage.ts'
import { spanishPrices } from './spanish-prices.ts'

const askedEnough =
  'Hoy ya no se puede consultar más a esta aseguradora. Mañana se le puede consultar de nuevo.'
const askedMuch =
  'Demasiadas personas consultan a esta aseguradora a la vez. En un minuto se le podrá consultar por usted.'

/** The product's own sentences about offers, in Spanish. See english.ts. */
export const spanish: Spoken<typeof english> = {
  'assumed.settlement':
    'Sus pertenencias están cubiertas por su costo de reposición: lo que cuesta hoy comprarlas nuevas.',
  'assumed.actualCashValue':
    'Las pertenencias perdidas se pagan por lo que valían (valor real en efectivo o actual cash value), no por lo que cuestan nuevas.',
  'assumed.householdSize': 'Usted es la única persona del hogar en la póliza.',
  'assumed.credit': 'Su crédito es bueno, pero no excelente.',
  'assumed.age': 'Usted tiene entre 25 y 49 años.',
  'assumed.protections': 'La casa no tiene ninguna de las medidas de seguridad de la lista.',
  'assumed.homeCover':
    'La cobertura de otras estructuras es el 10% de la cobertura de la vivienda. La de gastos de vivienda temporal durante las reparaciones es el 25%. Si no eligió otra cosa, la cobertura de pertenencias es el 60%, la responsabilidad civil es de $300,000 y los pagos médicos son de $5,000.',
  'assumed.condoCover':
    'La asociación asegura el edificio. El interior está cubierto por una cuarta parte del costo de reconstrucción. Si no eligió otra cosa, sus pertenencias están cubiertas por el mismo monto. La responsabilidad civil es de $300,000 y los pagos médicos son de $5,000.',
  'assumed.oneDeductible': 'Usted paga los primeros $2,500 de una pérdida.',
  'assumed.windDeductible':
    'Usted paga los primeros $2,500 de una pérdida. Después de viento o granizo, paga primero el 2% de la cobertura de la vivienda.',
  'assumed.hurricaneDeductible':
    'Usted paga los primeros $2,500 de una pérdida. Después de un huracán, paga primero el 2% de la cobertura de la vivienda.',
  'assumed.windPool': ({ pool = 'TWIA' } = {}) =>
    `El viento y el granizo no están cubiertos aquí. En esta costa los asegura la ${poolNames[pool]} (${pool}), por un precio aparte.`,
  'assumed.noFlood': 'Esta póliza no cubre inundaciones. Para eso necesitaría una póliza aparte.',
  'assumed.noFloodOrEarthquake':
    'Esta póliza no cubre inundaciones ni terremotos. Para eso necesitaría pólizas aparte.',
  'assumed.homeCondition':
    'Los acabados son de calidad media, y la calefacción, la plomería y la instalación eléctrica están en buen estado.',
  'assumed.homeFinishes': 'Los acabados son de calidad media.',
  'assumed.yearBuilt': 'La antigüedad de la casa es la típica en su estado.',
  'assumed.roofAge': 'El techo tiene los mismos años que la casa, pero no más de 20.',
  'assumed.roofMaterial': 'El techo es de tejas asfálticas (asphalt shingles).',
  'assumed.roofShape': 'El techo es a dos aguas.',
  'assumed.squareFeet': 'El tamaño de la casa es el típico en su estado.',
  'assumed.features':
    'La casa no tiene ninguna de las medidas de seguridad ni de los riesgos de la lista, y no hay perro.',
  'assumed.windFeatures':
    'Nada en especial protege la casa contra el viento. Un informe de mitigación de viento (wind mitigation report) podría bajar este precio.',
  'assumed.wildfireMeasures':
    'Nada en especial protege la casa contra los incendios forestales. Algo que la proteja podría bajar este precio.',
  'assumed.recentClaims': 'Todo reclamo sin fecha fue reciente.',
  'assumed.oldClaims': 'No se cuenta un reclamo de más de 5 años antes del inicio de la póliza.',
  'assumed.priorCover': 'Está comprando la casa, o su cobertura terminó hace no más de 30 días.',
  'assumed.petAge': 'Su mascota tiene 4 años.',
  'assumed.petHealth': 'Su mascota está esterilizada y no tiene ninguna enfermedad ni lesión conocida.',
  'assumed.petPlan':
    'Si no eligió otra cosa, quiere cobertura de accidentes y enfermedades con un deducible de $500 que reembolsa el 80%, hasta $10,000 al año. Cada aseguradora cotiza su plan más parecido.',
  'assumed.autoCover':
    'Donde no eligió una cobertura, su póliza tiene lo que incluye la ley de su estado, con los límites que fija esa ley, y no tiene auto rentado ni asistencia en carretera.',
  'assumed.injuryProtection': 'Su póliza paga la atención médica sin límite.',
  'assumed.fullTort': 'Conserva el derecho completo a demandar (full tort).',
  'assumed.limitedTort': 'Tiene un derecho limitado a demandar (limited tort).',
  'assumed.drivingDays':
    'Sus millas diarias se cuentan cinco días a la semana, o seis para un auto de negocios, 50 semanas al año. Se suman 2,000 millas por otros viajes. Cada auto cuenta con un mínimo de 3,000 millas al año y un máximo de 40,000.',
  'assumed.drivingRecord':
    'Todo lo que pasó en los últimos 5 años cuenta como reciente, y se le atribuye al conductor que más encarece la póliza.',
  'assumed.recentIncidents': 'Todo lo que pasó en los últimos 5 años cuenta como reciente.',
  'assumed.creditNotGiven': 'Su crédito es bueno, pero no excelente.',
  'assumed.priorLimits': 'Sus límites actuales de lesiones corporales son los típicos.',
  'assumed.lifeHistory':
    'Su trabajo, sus viajes y su historial de manejo son lo que las aseguradoras llaman estándar.',
  'assumed.healthClass': 'Su categoría de salud se basa solo en su estatura, su peso y sus respuestas.',
  'assumed.firstPayment': 'Hizo el primer pago del viaje hace más de 21 días.',
  'assumed.tripHealth': 'Las condiciones médicas que conocía antes de comprar la póliza no están cubiertas.',
  'assumed.tripHealthSoon':
    'Las condiciones médicas que ya conocía pueden estar cubiertas: muchas aseguradoras no aplican esa exclusión si su salud le permite viajar y compra dentro de los 14 días de su primer pago. Pregunte antes de comprar.',
  'assumed.tripHealthLater':
    'Las condiciones médicas que ya conocía rara vez están cubiertas: algunas aseguradoras no aplican esa exclusión si compra dentro de los 21 días de su primer pago. Pregunte antes de comprar.',
  'assumed.tripHealthWithin': ({ days }) =>
    `Las condiciones médicas que ya conocía pueden estar cubiertas: esta aseguradora no aplica esa exclusión si su salud le permite viajar y compra dentro de los ${days} días de su primer pago.`,
  'assumed.noReason': 'Puede cancelar solo por los motivos que enumera la póliza.',
  'assumed.travelerAges': 'Todos los viajeros cumplen años antes de la salida, en ese mismo año.',

  'estimate.standsIn':
    'Esta aseguradora todavía no ha dado su propio precio. Este se calculó a partir de lo que cuestan planes parecidos.',
  'estimate.similar': 'Este precio se calculó a partir de lo que cuestan planes parecidos.',
  'estimate.fromOwn': price =>
    `Esta aseguradora todavía no ha dado su precio para esta cobertura. Este se calculó a partir de su propio precio para lo que usted eligió antes, ${priceOf(price)}.`,
  'estimate.basis': price =>
    `Calculado a partir del precio de esta aseguradora para lo que usted eligió antes, ${priceOf(price)}.`,
  'estimate.heardEnough': askedTimes,
  'estimate.askedEnough': askedEnough,
  'estimate.askedMuch': askedMuch,
  'price.windDeductible': ({ peril, cents }) =>
    `Después de ${peril === 'wind' ? 'daños por viento o granizo' : 'un huracán'}, usted paga los primeros ${shortDollars(cents)}.`,
  'price.included': includedInPrice,
  'price.firstPayment': ({ cents }) => `El primer pago mensual es de ${dollars(cents)}.`,
  'price.inFull': ({ total, saved }) =>
    `O ${shortDollars(total)} en un solo pago, con un ahorro de ${shortDollars(saved)}.`,
  'price.monthly': ({ first, later, each, fee }) =>
    `O por mes: ${shortDollars(first)} de entrada, luego ${later} ${later === 1 ? 'pago' : 'pagos'} de ${shortDollars(each)}${fee > 0 ? `, con un cargo de ${shortDollars(fee)} incluido en cada uno` : ''}.`,
  'price.pets': ({ insured, all }) =>
    insured === all ? `Por ${all} mascotas juntas.` : `Solo por ${insured} de ${all} mascotas.`,
  'price.nothingSaved': ({ dollars: amount }) =>
    `Ahora paga ${wholeDollars(amount)} al año, y ninguno de estos precios es más bajo.`,
  'price.petsApart': ({ isAlike, cents, period, each }) =>
    `${isAlike ? 'Aseguradas por separado' : 'Aseguradas por separado, con distinta cobertura'}, costarían ${priceOf({ cents, period })}: ${andList(each.map(petAlone), 'es')}.`,
  'price.noOneTakesAll': 'Ninguna aseguradora de aquí acepta a todas sus mascotas.',
  'price.startsOn': ({ day }) => `Cada precio es de una póliza que empieza el ${longDay(day, 'es')}.`,
  'price.fairPlan':
    'Aquí el riesgo de incendio forestal es alto y algunas aseguradoras podrían rechazarlo. El California FAIR Plan (cfpnet.com) vende un seguro básico contra incendios a quienes no lo consiguen en otra parte.',
  'price.shared':
    'Esta aseguradora dio este precio hoy para exactamente estos datos. Llámela para obtener una cotización a su nombre.',

  'note.otherCover': ({ label, asked, offered }) =>
    `Pidió ${coverNames[label] ?? label} de ${dollarLimits(asked)}. Este precio tiene ${dollarLimits(offered)}.`,

  'note.unratedCovers': ({ covers }) =>
    `Este precio no refleja lo siguiente de su cobertura: ${andList(
      covers.map(cover => choosableCovers[cover]),
      'es',
    )}. Pregunte por eso antes de comprar.`,
  'note.unfollowedBy': ({ insurers }) =>
    insurers.length === 1
      ? `Es posible que el precio de ${insurers[0]} no incluya esta opción.`
      : `Es posible que los precios de ${andList(insurers, 'es')} no incluyan esta opción.`,
  'note.roofUnsaid':
    'Esta aseguradora no ha dicho cómo paga el techo con este precio. Pregunte antes de comprar.',

  'unavailable.heardEnough': askedTimes,
  'unavailable.askedEnough': askedEnough,
  'unavailable.askedMuch': askedMuch,
  'unavailable.needsMore': 'Esta aseguradora necesita saber más de lo que se le preguntó.',
  'unavailable.notSold': ({ last }) =>
    `Las pólizas de esta aseguradora ya no se pueden obtener aquí.${last ? ` Su precio era de ${priceOf(last)}.` : ''}`,
  'unavailable.noRates': 'Esta aseguradora no tiene tarifas para esa fecha y ese estado.',
  'unavailable.noProduct': 'Esta aseguradora no ofrece este plan para esta mascota.',
  'unavailable.noAnswer': 'No se pudo obtener una respuesta sobre esta mascota.',

  'pet.named': petName,

  'decisive.homeCondition': 'Supone instalaciones renovadas de electricidad, plomería y calefacción.',
  'decisive.recentIncidents': 'Supone que los accidentes y las multas fueron recientes.',
  'decisive.yearBuilt': 'Supone una casa de antigüedad típica.',
  'decisive.squareFeet': 'Supone una casa de tamaño típico.',
  'decisive.petAge': 'Supone una mascota de 4 años.',
  'decisive.creditNotGiven': 'Supone buen crédito.',
  'decisive.age': 'Supone una edad entre 25 y 49 años.',
  'decisive.windFeatures': 'Supone que no hay protección contra huracanes.',
  'decisive.wildfireMeasures': 'Supone que no hay protección contra incendios forestales.',
  'decisive.recentClaims': 'Supone que un reclamo sin fecha fue reciente.',
  'decisive.healthClass': 'Definitivo solo después de que la aseguradora revise su salud.',
  'decisive.isTrue': '¿Es así?',
  'decisive.tripHealth': 'Las condiciones médicas preexistentes no están cubiertas.',
  'decisive.tripHealthSoon': 'Las condiciones médicas preexistentes pueden estar cubiertas.',
  'decisive.tripHealthLater': 'Las condiciones médicas preexistentes rara vez están cubiertas.',
  'decisive.tripHealthWithin': ({ days }) =>
    `Puede cubrir condiciones preexistentes si compra dentro de los ${days} días de su primer pago.`,
  'decisive.why': '¿Por qué?',

  'ways.terms': ({ terms }) =>
    `A su edad, las aseguradoras de aquí venden plazos de ${andList(terms.map(String), 'es')} años.`,
  'ways.otherChoice':
    'La mayoría de las aseguradoras rechazó esta cobertura. Con otra elección, tendría un precio de inmediato:',
  'ways.otherAnswer': 'Algunas aceptarían su solicitud si cambiara una cosa:',
  'ways.help': 'Esto es lo que ayudaría, según las aseguradoras:',
  'ways.answers': 'Cambiar una respuesta',
  'ways.otherLine': 'Ver precios de otro seguro',
  'ways.choice': ({ what, price }) => `${what}, ${spanishPrices['price.amount'](price)} o menos`,

  ...spanishAuto,
  ...spanishCoverage,
  ...spanishPrices,

  'gone.call': 'Esta aseguradora quiere hablar con usted.',
  'gone.decline': 'Esta aseguradora no aceptó.',
  'gone.help': 'Llame a esta aseguradora para preguntar qué ayudaría.',
  'gone.label': 'Otro monto',
  'gone.note': 'Esta aseguradora tiene una nota sobre este precio. Pregunte por ella antes de comprar.',
  'gone.unavailable': 'Esta aseguradora no puede dar un precio.',
}

const choosableCovers: Readonly<Record<ChoosableCover, string>> = {
  propertyDamage: 'límite por daños a la propiedad',
  uninsured: 'cobertura contra conductores sin seguro (UM)',
  underinsured: 'cobertura contra conductores con seguro insuficiente (UIM)',
  pip: 'protección contra lesiones personales',
  medicalPayments: 'pagos médicos',
  carDeductibles: 'deducible de cada auto',
  comprehensiveDeductible: 'deducible por otras causas (comprehensive)',
  fullGlass: 'cristales sin deducible',
  rental: 'cobertura de auto rentado',
  roadside: 'asistencia en carretera',
  uninsuredStacked: 'acumulación de los límites de conductor sin seguro (UM)',
  belongings: 'cobertura de pertenencias',
  liability: 'límite de responsabilidad civil',
  guestPayments: 'pagos médicos a visitas',
  ordinance: 'cobertura de ordenanza o ley',
  waterBackup: 'cobertura por reflujo de agua',
  roofSettlement: 'forma de pagar el techo',
  jewelry: 'joyas declaradas',
  fineArt: 'arte declarado',
  cameras: 'cámaras declaradas',
  instruments: 'instrumentos declarados',
  plan: 'plan',
  deductible: 'deducible',
  reimbursement: 'reembolso',
  annualLimit: 'límite anual',
}

/** `Hoy ya se consultó diez veces a Old Pelican. Mañana se le puede consultar de nuevo.` */
function askedTimes({ risks, insurer = 'esta aseguradora' }: Asked): string {
  const times = risks === 10 ? 'diez veces' : risks === 1 ? 'una vez' : `${risks} veces`
  return `Hoy ya se consultó ${times} a ${insurer}. Mañana se le puede consultar de nuevo.`
}

function priceOf({ cents, period }: OwnPrice): string {
  return `${dollars(cents)} ${perPeriod(period, 'es')}`
}

const breeds: Readonly<Record<BreedGroup, string>> = {
  DOG_SMALL: 'Perro pequeño',
  DOG_MEDIUM: 'Perro mediano',
  DOG_LARGE: 'Perro grande',
  DOG_GIANT: 'Perro gigante',
  DOG_FLAT: 'Perro de cara chata',
  CAT_MIXED: 'Gato',
  CAT_PEDIGREE: 'Gato de raza',
}

/** `Incluye un cargo por la póliza de $12 y recargos del estado de $19.` */
function includedInPrice(amounts: ValuesOf<'price.included'>): string {
  const { fees, surcharges, isStates, allowance, isPolicyFee, isOfYear } = amounts
  const parts = [
    ...(fees > 0 ? [`${shortDollars(fees)} ${isPolicyFee ? 'de cargo por la póliza' : 'de cargos'}`] : []),
    ...(surcharges > 0 ? [`${shortDollars(surcharges)} de recargos${isStates ? ' del estado' : ''}`] : []),
    ...(allowance > 0 ? [`hasta ${shortDollars(allowance)} de recargos que podrían aplicarse`] : []),
  ]
  return `${isOfYear ? 'Cada año incluye' : 'Incluye'} ${andList(parts, 'es')}.`
}

/** `Gato, 11 años`; of a young pet the months. */
function petName({ breedGroup, ageMonths, nth }: ValuesOf<'pet.named'>): string {
  const name = `${breeds[breedGroup]}, ${ageMonths === undefined ? 'edad desconocida' : petAge(ageMonths)}`
  return nth === undefined ? name : `${name} (mascota ${nth})`
}

/** `$60.00 con Wren por su gato de 11 años` */
function petAlone({ cents, insurer, pet }: ValuesOf<'price.petsApart'>['each'][number]): string {
  const { breedGroup, ageMonths, nth } = pet
  const age = ageMonths === undefined ? '' : ` de ${petAge(ageMonths)}`
  const which = nth === undefined ? '' : ` (mascota ${nth})`
  return `${dollars(cents)} con ${insurer} por su ${uncapitalized(breeds[breedGroup])}${age}${which}`
}

function petAge(months: number): string {
  if (months >= 24) return `${Math.floor(months / 12)} años`
  if (months === 0) return 'menos de un mes'
  return `${months} ${months === 1 ? 'mes' : 'meses'}`
}
