import type { ElementType, Key, ReactElement } from 'react'
import { jsxDEV as element, Fragment, type JSX, type JSXSource } from 'react/jsx-dev-runtime'
import { said } from './voice.ts'

// The same as jsx-runtime.ts, where React tells the place of an element in its warnings.
export { Fragment, type JSX }

export function jsxDEV(
  type: ElementType,
  props: Record<string, unknown>,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  return element(type, said(props), key, isStatic, source, self)
}
