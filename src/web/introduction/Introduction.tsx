import { createContext, use } from 'react'
import { still, useStill } from '../ui/from-server.ts'
import styles from './Introduction.module.css'

/** On the server, what the site’s text `src/texts/default/introduction.md` says, as HTML. */
export const IntroductionText = /* @__PURE__ */ createContext('')

/**
 * What a start page says below its form, as the server has written it. It stays behind the questions that follow, out of sight, for
 * visitors who come back; nothing if the page began elsewhere.
 */
export function Introduction({ hidden }: { readonly hidden: boolean }) {
  const stays = useStill('', false)
  const html = import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: use(IntroductionText) } }
    : stays && still
  return <div className={styles.introduction} hidden={hidden} {...html} />
}
