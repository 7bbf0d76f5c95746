import type { Text } from '../language/text.ts'

/**
 * The sentences about fictional insurers. The server sends each one with the data of its page, because the scripts are the same for
 * every site and contain no sentence of the demonstration.
 */
export const demonstration = {
  footer: {
    all: {
      en: 'This is a demonstration. The insurers are fictional, and you can’t buy a policy here.',
      es: 'Esta es una demostración. Las aseguradoras son ficticias y aquí no se puede comprar una póliza.',
    },
    some: {
      en: 'Insurers marked “(demo)” are fictional, and you can’t buy a policy from them.',
      es: 'Las aseguradoras marcadas con “(demo)” son ficticias y no venden pólizas.',
    },
  },
  call: {
    en: 'In this demonstration, the insurer and its number are made up, so no one will answer.',
    es: 'En esta demostración, la aseguradora y su número son ficticios, así que nadie contestará.',
  },
  page: {
    en: 'This is a demonstration: the page that opens belongs to a made-up insurer, and nothing is sold.',
    es: 'Esta es una demostración: la página que se abre es de una aseguradora ficticia y no se vende nada.',
  },
  form: {
    en: 'This is a demonstration: the insurer is made up. No money moves, and no policy exists.',
    es: 'Esta es una demostración: la aseguradora es ficticia. No se mueve dinero y no existe ninguna póliza.',
  },
  order: {
    en: 'This is a demonstration: no money moves, and no policy exists.',
    es: 'Esta es una demostración: no se mueve dinero y no existe ninguna póliza.',
  },
  ledger: {
    en: 'In this demonstration the insurers are fictional. Their systems are part of this site.',
    es: 'En esta demostración las aseguradoras son ficticias. Sus sistemas son parte de este sitio.',
  },
  ad: {
    en: 'This ad is part of a demonstration. A real one would take you to the advertiser’s site. There’s no one behind this one.',
    es: 'Este anuncio es parte de una demostración. Uno real llevaría al sitio del anunciante. Detrás de este no hay nadie.',
  },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>
