import type { Text } from '../language/text.ts'

/** Citations whose own words are not only names. Statutes keep the names by which they are found. */
export const citations: readonly Text[] = [
  { en: 'Cal. Ins. Code 1861.02(b) and 1861.025', es: 'Cal. Ins. Code 1861.02(b) y 1861.025' },
  { en: 'D.C. Code 31-2404 and 31-2405', es: 'D.C. Code 31-2404 y 31-2405' },
  { en: 'D.C. Code 31-2406(b) and (c)', es: 'D.C. Code 31-2406(b) y (c)' },
  { en: 'Fla. Stat. 627.7011(1)(b) and (2)', es: 'Fla. Stat. 627.7011(1)(b) y (2)' },
  { en: 'G.S. 58-36-65 and 58-36-75', es: 'G.S. 58-36-65 y 58-36-75' },
  {
    en: 'MCL 500.2111 and 500.2105, as changed in 2019',
    es: 'MCL 500.2111 y 500.2105, con los cambios de 2019',
  },
  { en: 'MCL 500.3107c, 500.3107d and 500.3109a(2)', es: 'MCL 500.3107c, 500.3107d y 500.3109a(2)' },
  { en: 'Mont. Code Ann. 49-2-309 of 1985', es: 'Mont. Code Ann. 49-2-309 de 1985' },
  { en: 'RCW 48.22.095 and 48.22.100', es: 'RCW 48.22.095 y 48.22.100' },
  {
    en: 'Allstate v. Schmidt, 104 Haw. 261 (2004), which quotes it',
    es: 'Allstate v. Schmidt, 104 Haw. 261 (2004), que la cita',
  },
  {
    en: 'consumerwatchdog.org, text of Proposition 103',
    es: 'consumerwatchdog.org, texto de la Proposición 103',
  },
  { en: 'denvergazette.com, June 2023', es: 'denvergazette.com, junio de 2023' },
  { en: 'difi.az.gov, questions and answers', es: 'difi.az.gov, preguntas y respuestas' },
  {
    en: 'fastdemocracy.com, bill summary NJB00053312',
    es: 'fastdemocracy.com, resumen de la ley NJB00053312',
  },
  {
    en: 'flsenate.gov, SB 418 of 2023, which reprints it',
    es: 'flsenate.gov, SB 418 de 2023, que la reproduce',
  },
  {
    en: 'for whom: lawserver.com, Fla. Admin. Code 69O-167.011',
    es: 'para quién: lawserver.com, Fla. Admin. Code 69O-167.011',
  },
  {
    en: 'github.com/DCCouncil/law-xml, the code of the District',
    es: 'github.com/DCCouncil/law-xml, el código del Distrito',
  },
  { en: 'insurancecompact.org, news of 2022', es: 'insurancecompact.org, noticias de 2022' },
  { en: 'leg.colorado.gov, summary of HB25-1207', es: 'leg.colorado.gov, resumen de HB25-1207' },
  { en: 'legiscan.com, HB 1049 of 2023', es: 'legiscan.com, HB 1049 de 2023' },
  { en: 'michigan.gov, questions of agents', es: 'michigan.gov, preguntas de agentes' },
  { en: 'mlive.com, May 2019', es: 'mlive.com, mayo de 2019' },
  { en: 'Montana Administrative Register, notice 6-266', es: 'Montana Administrative Register, aviso 6-266' },
  {
    en: 'print.casetext.com, Allstate v. Jones, which quotes it',
    es: 'print.casetext.com, Allstate v. Jones, que la cita',
  },
  { en: 'syfert.com, the statutes of 2025', es: 'syfert.com, las leyes de 2025' },
]

/** A citation, or a list of places between semicolons, as visitors read it. */
export function citation(cited: string): Text {
  const es = cited
    .split('; ')
    .map(one => citations.find(({ en }) => en === one)?.es ?? one)
    .join('; ')
  return es === cited ? { en: cited } : { en: cited, es }
}
