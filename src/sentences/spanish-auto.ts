import { andList, orList } from '../language/lists.ts'
import { shortDollars, wholeDollars } from '../language/money.ts'
import { perPeriod } from '../language/periods.ts'
import type { Spoken } from '../language/text.ts'
import type { englishAuto } from './english-auto.ts'
import { dollarLimits } from './english-coverage.ts'
import { coverNames, otherThanLiability } from './spanish-coverage.ts'

/** What each part of a car policy pays, in Spanish sentences. See spanish.ts. */
export const spanishAuto: Spoken<typeof englishAuto> = {
  'explained.injury': ({ amounts }) =>
    `Si usted le causa lesiones a otra persona, la póliza paga hasta ${perPersonAndAccident(amounts)}.`,
  'explained.property': ({ amounts }) =>
    `Si usted daña algo ajeno, como un auto o una cerca, la póliza paga hasta ${dollarLimits(amounts)} por accidente.`,
  'explained.injuryProtection': ({ amount }) =>
    `La protección contra lesiones personales (PIP) paga ${upTo(amount)}si usted o sus pasajeros se lesionan, sin importar quién causó el choque.`,
  'explained.protectionEXCLUDED':
    'La protección contra lesiones personales (PIP) paga hasta $250,000 de atención médica a cada persona que no esté excluida. Solo se puede excluir a quien tenga un seguro médico que pague después de un choque. La aseguradora pedirá un formulario firmado y un comprobante.',
  'explained.protectionOPTED_OUT':
    'La protección contra lesiones personales (PIP) paga los salarios perdidos y la ayuda en casa, pero no la atención médica. Es solo para quien tiene las partes A y B de Medicare y vive con familiares que tienen, todos, un seguro médico que paga después de un choque. La aseguradora pedirá un formulario firmado y un comprobante.',
  'explained.propertyProtection': ({ amount }) =>
    `La protección de la propiedad (PPI) paga ${upTo(amount)}por lo que su auto dañe en Michigan, como una casa, una cerca o un auto estacionado.`,
  'explained.medicalPayments': ({ amount }) =>
    `Los pagos médicos cubren ${upTo(amount)}${amount === undefined ? 'las' : 'de'} cuentas médicas de cada persona en su auto, sin importar quién causó el choque.`,
  'explained.uninsured': ({ amounts, isStacked, isDamagePaid }) =>
    `Si alguien sin seguro les causa lesiones a usted o a sus pasajeros, la cobertura contra conductores sin seguro (UM) paga${amounts.length > 0 ? ` hasta ${perPersonAndAccident(amounts)}` : ' por ellas'}.${addedUp(isStacked)}${isDamagePaid ? ' También paga los daños que esa persona cause a su auto, aunque puede aplicar un deducible.' : ''}`,
  'explained.underinsured': ({ amounts, isStacked }) =>
    `Si el seguro de quien tuvo la culpa no alcanza, la cobertura contra conductores con seguro insuficiente (UIM) se suma a lo que paga la aseguradora de esa persona${amounts.length > 0 ? `, hasta ${perPersonAndAccident(amounts)}` : ''}.${addedUp(isStacked)}`,
  'lacking.injury':
    'No hay responsabilidad civil por las personas a las que usted lesione: podría tener que pagar todos sus gastos de su bolsillo.',
  'lacking.injuryProtection':
    'No hay protección contra lesiones personales (PIP): sus cuentas médicas y salarios perdidos quedan a cargo de su seguro médico o de quien haya causado el choque.',
  'lacking.propertyProtection': 'No hay protección de la propiedad (PPI).',
  'lacking.medicalPayments':
    'No hay cobertura de pagos médicos: las cuentas médicas de un choque que usted cause quedan a cargo de su seguro médico.',
  'lacking.uninsured':
    'No hay cobertura contra conductores sin seguro (UM): si un conductor sin seguro causa un choque con usted, la póliza no paga nada por sus lesiones.',
  'lacking.underinsured':
    'No hay cobertura contra conductores con seguro insuficiente (UIM): si el seguro del conductor culpable no alcanza, la póliza no paga nada por sus lesiones.',
  'explained.rejected': ({ kinds }) =>
    `Usted rechaza ${andList(
      kinds.map(kind => `${kind === 'medicalPayments' ? 'los' : 'la'} ${otherThanLiability[kind]}`),
      'es',
    )}. Es posible que tenga que firmarlo.`,
  'explained.tortFULL': 'Puede demandar por dolor y sufrimiento después de cualquier lesión (full tort).',
  'explained.tortLIMITED':
    'Puede demandar por dolor y sufrimiento solo después de una lesión grave (limited tort).',
  'explained.FULL': ({ amounts }) =>
    `Sus propios autos también están cubiertos, tanto en un choque (collision) como por robo, mal tiempo, incendio o cristales rotos (comprehensive). Usted paga los primeros ${orOf(amounts)}.`,
  'explained.COMP': ({ amounts }) =>
    `Sus propios autos están cubiertos por robo, mal tiempo, incendio o cristales rotos (comprehensive), pero no en un choque. Usted paga los primeros ${orOf(amounts)}.`,
  'explained.LIABILITY': ({ isDamagePaid }) =>
    isDamagePaid
      ? 'Los demás daños a sus propios autos no están cubiertos.'
      : 'Los daños a sus propios autos no están cubiertos.',
  'explained.rental': ({ amount }) =>
    amount === undefined
      ? 'Mientras reparan su auto por daños cubiertos, la póliza paga un auto rentado por día.'
      : `Mientras reparan su auto por daños cubiertos, la póliza paga hasta ${wholeDollars(amount)} al día por un auto rentado.`,
  'explained.comprehensiveDeductible': ({ amounts }) =>
    `Por robo, mal tiempo, incendio o cristales rotos, en cambio, usted paga los primeros ${orOf(amounts)}.`,
  'explained.fullGlass': 'Por los cristales rotos usted no paga nada.',
  'explained.roadside': 'Si un auto no anda, la póliza paga la ayuda en el camino y una grúa.',

  'note.carCover': ({ car, label, asked, offered }) =>
    `Para su ${carNamed(car)} pidió ${coverNames[label] ?? label} de ${dollarLimits(asked)}. Este precio tiene ${dollarLimits(offered)}.`,
  'note.carUncovered': ({ car }) => `Este precio no cubre los daños a su ${carNamed(car)}.`,
  'note.carLeftOut': ({ car }) => `Este precio no incluye su ${carNamed(car)}.`,
  'note.carPremiums': ({ cars, term }) =>
    `Sin contar cargos, ${andList(
      cars.map(({ car, cents }) => `su ${carNamed(car)} cuesta ${shortDollars(cents)}`),
      'es',
    )} ${perPeriod(term, 'es')}.`,
}

function addedUp(isStacked: boolean | undefined): string {
  if (isStacked === undefined) return ''
  return isStacked
    ? ' Es acumulada (stacked): los límites de todos sus autos se suman.'
    : ' No es acumulada (non-stacked): los límites de sus autos no se suman.'
}

/** `$30,000 por persona lesionada y $60,000 por accidente` */
function perPersonAndAccident([person = 0, accident]: readonly number[]): string {
  const each = `${wholeDollars(person)} por persona lesionada`
  return accident === undefined ? each : `${each} y ${wholeDollars(accident)} por accidente`
}

/** `hasta $2,500 `; nothing where there is no limit, or nobody told it. */
function upTo(amount: number | undefined): string {
  return amount === undefined ? '' : `hasta ${wholeDollars(amount)} `
}

/** `$500`, or `$500 o $1,000 de cada pérdida`, depending on the car. */
function orOf(amounts: readonly number[]): string {
  const different = [...new Set(amounts)].map(wholeDollars)
  return `${orList(different, 'es')} de cada pérdida`
}

type CarName = Parameters<(typeof englishAuto)['note.carLeftOut']>[0]['car']

function carNamed({ year, make, model }: CarName): string {
  return `${make} ${model} ${year}`
}
