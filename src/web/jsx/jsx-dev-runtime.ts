// The same as jsx-runtime.ts, with what React adds while a page is developed.
import { jsxDEV as create, Fragment, type JSX } from 'react/jsx-dev-runtime'
import { placed } from './placed.ts'

export { Fragment, type JSX }

export const jsxDEV: typeof create = (type, props, ...rest) => create(type, placed(type, props), ...rest)
