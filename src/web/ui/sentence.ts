import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A sentence with elements in it, each where its language wants it. A file's words return it as they return text:
 * `rule: (link: Around) => sentence\`Nobody can pay. ${link('Here’s the rule')}.\``.
 */
export function sentence(text: TemplateStringsArray, ...elements: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...text.flatMap((part, at) => [part, elements[at]]))
}

/** Makes the element around some words of a sentence, like the link around its text. */
export type Around = (words: string) => ReactNode
