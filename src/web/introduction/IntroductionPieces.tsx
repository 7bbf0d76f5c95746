import type { Introduction } from '../../contract/introduction.ts'
import { SampleList } from './SampleList.tsx'

/** What a start page says below its form. It is drawn by the server alone. */
export function IntroductionPieces({ pieces, lang, sample }: Introduction) {
  return pieces.map((piece, at) => {
    const key = `piece ${at}`
    if ('part' in piece) return sample && <SampleList key={key} sample={sample} />
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown by the server, which lets no markup through
    return <div key={key} lang={lang} dangerouslySetInnerHTML={{ __html: piece.html }} />
  })
}
