import * as v from 'valibot'
import { stateCodes } from './jurisdictions.ts'

export const stateCode = v.picklist(stateCodes, 'write codes of states like "TX", or "DC"')
const stateList = v.pipe(v.array(stateCode), v.nonEmpty('name at least one state'))

/** The states that an operator's file names, as a list of codes: "all", a list of codes, or all but some. */
export const namedStates = v.union(
  [
    v.pipe(
      v.literal('all'),
      v.transform(() => stateCodes),
    ),
    stateList,
    v.pipe(
      v.strictObject({ allBut: stateList }),
      v.transform(({ allBut }) => stateCodes.filter(code => !allBut.includes(code))),
    ),
  ],
  'write "all", a list of state codes like ["TX", "OH"], or { "allBut": ["NY"] }',
)
