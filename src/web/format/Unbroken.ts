import { createElement, Fragment } from 'react'
import styles from './Unbroken.module.css'

/** Words whose numbers don't break at their hyphens, so that each can be read and copied in one piece. */
export function Unbroken({ words }: { readonly words: string }) {
  const parts = words
    .split(/(\S+-\S+)/)
    .map((part, at) => (at % 2 === 1 ? createElement('span', { className: styles.unbroken }, part) : part))
  return createElement(Fragment, null, ...parts)
}
