import { describe, expect, test } from 'vitest'
import * as sites from '../../../tests/rooms/claims.ts'
import type { SiteFacts } from '../../contract/page.ts'

const {
  all,
  asked,
  byDisclosure,
  demo,
  ga4,
  google,
  leads,
  mailing,
  network,
  real,
  seller,
  turnstile,
  wire,
} = sites

/** What becomes of a Spanish text on such a site. */
function judged(text: string, site: SiteFacts, loaded: Parameters<typeof sites.judged>[2] = {}) {
  return sites.judged(text, site, { ...loaded, language: 'es' })
}

describe('a false sentence is refused where its setting makes it false, and may be said where not', () => {
  test.each([
    // Answers.
    ['Sus respuestas nunca salen de este\nservicio.', asked],
    ['Ninguna de sus respuestas se entrega a terceros.', asked],
    ['No se pasa nada a nadie fuera de él.', asked],
    ['Sus datos no se envían a nadie.', asked],
    ['Sus respuestas se mantienen en privado.', asked],
    ['Nadie más ve lo que usted escribe.', asked],
    ['Solo nosotros vemos sus respuestas.', asked],
    ['Sus datos se quedan con nosotros y con nadie más.', asked],
    ['No entregamos su información a otras empresas.', asked],
    ['Lo que usted escribe no va a ninguna parte.', asked],
    ['¿Se comparten mis respuestas con alguien?\n\nNo.', asked],
    ['Las aseguradoras nunca ven sus respuestas.', asked],
    ['Sus respuestas se guardan aquí, en nuestros servidores.', asked],
    ['Sus respuestas van a las aseguradoras y a nadie más.', leads],
    ['Solo las aseguradoras reciben lo que usted escribe.', leads],
    ['Sus respuestas jamás se dan a un agente.', leads],
    ['Sus respuestas no se comparten con nadie, salvo con las aseguradoras.', google],
    ['Su dirección va a las aseguradoras que le cotizan y a nadie más.', google],
    ['Google nunca recibe su dirección.', google],
    // Email.
    ['Su correo electrónico no se comparte.', byDisclosure],
    ['Nadie recibe su correo electrónico.', byDisclosure],
    ['Los agentes nunca ven sus datos de contacto.', byDisclosure],
    ['Su correo electrónico se usa solo para enviarle sus cotizaciones.', byDisclosure],
    ['Su dirección de correo no se usa para nada más.', byDisclosure],
    ['¿Se le da mi correo electrónico a alguien?\n\nJamás.', byDisclosure],
    ['Su correo no se reenvía a ningún agente.', leads],
    // Sales.
    ['Sus datos no se venden.', byDisclosure],
    ['Su información nunca se vende, se alquila ni se comercializa.', byDisclosure],
    ['¿Se venden mis respuestas? No.', byDisclosure],
    ['No vendemos leads.', byDisclosure],
    // Calls and phone numbers.
    ['Nunca se pide un número de teléfono.', leads],
    ['No se le pide ningún número de teléfono.', leads],
    ['Nadie le llamará.', leads],
    ['Nadie va a llamarle.', leads],
    ['Gratis y sin llamadas.', leads],
    ['¿Alguien va a llamarme?\n\nNo. Aquí hay silencio.', leads],
    ['Ningún agente se comunicará con usted.', leads],
    ['Ningún vendedor le contactará.', byDisclosure],
    // Who somebody is.
    ['Aquí usted es un visitante anónimo.', asked],
    ['No se recopilan datos personales.', leads],
    // Mail.
    ['No se envían correos electrónicos.', mailing],
    ['No enviamos ningún correo.', mailing],
    ['Nunca le escribimos.', mailing],
    ['Usted no recibirá correos.', mailing],
    // What pages load, and who counts.
    ['En estas páginas no corren scripts de ninguna otra empresa.', turnstile],
    ['No se carga código de terceros.', turnstile],
    ['Todo se carga desde nuestros servidores.', turnstile],
    ['Nunca tiene que resolver un captcha.', turnstile],
    ['Aquí no hay rastreadores.', ga4],
    ['No usamos Google Analytics.', ga4],
    ['Nadie le rastrea.', ga4],
    ['Sin rastreo.', ga4],
    ['No participa ninguna empresa de análisis.', ga4],
    ['No se usan servicios de Google.', google],
    // Carriers.
    ['Las aseguradoras que se muestran son ficticias.', asked],
    ['Los precios son inventados.', asked],
    ['Esta es una demostración.', asked],
    ['Se cotiza en todos los estados.', asked],
    ['Comparamos seguros en los 50 estados.', asked],
  ])('%s', (sentence, site) => {
    expect(judged(sentence, site)).toBe('refused')
    const without = site === asked ? { ...demo, soldIn: 'all 50 states and DC' } : demo
    expect(judged(sentence, without)).not.toBe('refused')
  })

  test.each([
    ['Aquí no se puede comprar ninguna póliza.', seller],
    ['No puede comprar una póliza en este sitio.', seller],
    ['Aquí no se venden pólizas.', seller],
    ['Este sitio está libre de anuncios.', network],
    ['No se muestra publicidad.', network],
  ])('%s', (sentence, carrier) => {
    expect(judged(sentence, asked, { carriers: [carrier] })).toBe('refused')
    expect(judged(sentence, demo)).toBe('fine')
  })

  test.each([
    ['Todas las aseguradoras tienen licencia.', demo, real],
    ['Se comparan precios reales de aseguradoras reales.', { ...demo, demo: 'some' }, real],
  ] as const)('%s', (sentence, site, other) => {
    expect(judged(sentence, site)).toBe('refused')
    expect(judged(sentence, other)).not.toBe('refused')
  })
})

test.each([
  'No usamos cookies.',
  'Este sitio funciona sin cookies.',
  'Nada de lo que usted escribe se guarda.',
  'No guardamos sus respuestas.',
  'Sus respuestas se borran en cuanto cierra la página.',
  'Sus respuestas se borran de inmediato.',
  'Sus respuestas están cifradas, y ni siquiera nosotros podemos leerlas.',
  'No se cuenta su visita.',
  'Sus respuestas se guardan durante 90 días.',
  'Guardamos sus respuestas un año.',
  'Se comparan cinco tipos de seguro.',
])('no site may say: %s', sentence => {
  expect(judged(sentence, demo)).toBe('refused')
  expect(judged(sentence, all)).toBe('refused')
})

describe('true sentences are not refused, whatever is set', () => {
  test.each([
    'Sus respuestas van a las aseguradoras que le cotizan.',
    'No necesita una cuenta para ver los precios.',
    'No necesita dar un número de teléfono para ver los precios.',
    'En esta página no se le pide un número de teléfono.',
    'Nadie le llamará a menos que usted lo pida.',
    'Nunca es obligatorio dar un correo electrónico.',
    'Sus respuestas no se usan para publicidad.',
    'Las aseguradoras no reciben su correo electrónico cuando se les pide un precio.',
    'Maple Street Agency recibe su correo electrónico, como lo dice la página que lo pide.',
    'No se le escribe a menos que usted lo pida.',
    'No enviamos boletines.',
    'Nadie puede pagar por un mejor lugar.',
    'No se usan cookies de publicidad.',
    'Su cotización no se guarda más tiempo.',
    'Sus respuestas se guardan durante 30 días, y un pedido, durante 2,557 días.',
    'Si su navegador pide que no se le rastree, su visita no se cuenta.',
    '¿Se comparten mis respuestas?\n\nSí, con las aseguradoras.',
    '¿Quién recibe mis respuestas?',
    'Nada tiene límite de tiempo.',
    'Una cotización no es un seguro.',
    'El número de su tarjeta nunca se ve aquí.',
    'Puede pedir que se borre todo en cualquier momento.',
    'Si quita la cobertura, nada cambia para su otro auto.',
    'Su aseguradora puede enviarle documentos por correo electrónico.',
  ])('%s', sentence => {
    expect(judged(sentence, all)).not.toBe('refused')
    expect(judged(sentence, demo)).toBe('fine')
  })

  test.each([
    ['Su correo electrónico no se pasa a ninguna aseguradora.', byDisclosure],
    ['Su correo no se comparte con nadie, a menos que usted pida un agente.', leads],
    ['Sus respuestas nunca salen de este servicio.', ga4],
    ['No le rastreamos en otros sitios.', ga4],
    ['No usamos Google Analytics a menos que usted lo permita.', ga4],
    ['Cloudflare no recibe ninguna de sus respuestas.', turnstile],
    ['Ningún anuncio aparece entre los tres primeros.', demo],
  ])('%s', (sentence, site) => {
    expect(judged(sentence, site)).not.toBe('refused')
  })
})

describe('where nothing here can tell, a lawyer should read it', () => {
  test.each([
    ['Sus datos se tratan siempre de manera confidencial.', byDisclosure, {}],
    ['Prometemos proteger sus respuestas.', leads, {}],
    ['Sus datos nunca se venden.', leads, {}],
    ['Sus respuestas no se venden.', asked, { carriers: [wire] }],
    ['Sus datos no se comparten con nadie.', ga4, {}],
    ['Sus respuestas no van a nadie.', { ...demo, mapsService: 'Photon' }, {}],
    ['Pedir cotizaciones no afecta su crédito.', asked, {}],
    ['Nadie nos paga.', asked, { carriers: [wire] }],
    ['Nadie le llamará.', asked, {}],
    ['Nada de lo que usted escribe se comparte con empleadores.', byDisclosure, {}],
    ['Nadie ve sus datos sin su permiso.', asked, {}],
  ])('%s', (sentence, site, loaded) => {
    expect(judged(sentence, site, loaded)).toBe('doubtful')
  })
})
