import type { ElementType, Key, ReactElement } from 'react'
import { jsx as element, jsxs as elements, Fragment, type JSX } from 'react/jsx-runtime'
import { said } from './voice.ts'

// What the compiler makes of JSX passes here on its way to React, so that every text of the page is said in the voice
// of the site, and none can be forgotten (docs/decisions/041-voice.md).
export { Fragment, type JSX }

export function jsx(type: ElementType, props: Record<string, unknown>, key?: Key): ReactElement {
  return element(type, said(props), key)
}

export function jsxs(type: ElementType, props: Record<string, unknown>, key?: Key): ReactElement {
  return elements(type, said(props), key)
}
