import { expect, test } from 'vitest'
import type { Fields } from '../../wizard/step.ts'
import type { KindView } from '../step/step-view.ts'
import { nameOf } from './field-names.ts'

// The first page's fields never share a message.
const kinds = import.meta.glob<{ readonly fields?: Fields }>(
  ['../../kinds/*/*.ts', '!**/*.test.*', '!**/{start,mobile-zip}/*'],
  { eager: true },
)
const views = import.meta.glob<KindView>('../../kinds/*/*View.tsx', { eager: true })

/** Fields that visitors fill in along with others, if their kind does not name them itself. */
const unnamed = Object.entries(kinds).flatMap(([file, { fields = {} }]) => {
  const folder = file.replace(/[^/]*$/, '')
  const isNamed = Object.entries(views).some(([path, view]) => path.startsWith(folder) && view.nameOf)
  const names = Object.keys(fields).filter(name => fields[name]?.class !== 'plain' && !name.includes('.'))
  return isNamed || names.length < 2 ? [] : names
})

test('every field that can be wrong together with another has a name', () => {
  expect(unnamed).toContain('firstName')
  expect(unnamed.filter(name => nameOf(name, 'en') === '')).toEqual([])
})
