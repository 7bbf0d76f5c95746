// What JSX compiles to, here and on the server: React's own functions. Links, forms and pictures name paths within the
// site, as in `<a href="/faq">`; this is the one place where they get the base path (tsconfig.json names this folder).
import { jsx as create, jsxs as createWithChildren, Fragment, type JSX } from 'react/jsx-runtime'
import { placed } from './placed.ts'

export { Fragment, type JSX }

export const jsx: typeof create = (type, props, key) => create(type, placed(type, props), key)
export const jsxs: typeof createWithChildren = (type, props, key) =>
  createWithChildren(type, placed(type, props), key)
