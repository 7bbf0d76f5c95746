import { isState, stateName } from '../../src/law/jurisdictions.ts'
import { rulesIn } from '../../src/law/law.ts'
import { surchargesIn } from '../../src/law/surcharges.ts'
import { isDay } from '../../src/units/day.ts'
import { coverRows, homeRows, minimumRow, ruleRow, surchargeRow } from './rows.ts'

/** Prints all that `src/law` has about a state on a day, today by default, sure or not. */
const [state = '', day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
if (!isState(state) || !isDay(day)) {
  console.error('Usage: npm run law -- <STATE> [YYYY-MM-DD], as in: npm run law -- CA 2026-11-22')
  process.exit(1)
}
const surcharges = surchargesIn(state).filter(
  ({ from = day, until }) => from <= day && (until === undefined || day < until),
)
const rules = rulesIn({ state, on: day }).map(ruleRow)
console.log(`${stateName(state)} on ${day}\n`)
for (const [title, rows] of [
  ['What may count', rules],
  ['Car insurance that is compulsory', [minimumRow({ state, on: day }), ...coverRows(state)]],
  ['What home insurance includes or has to be offered with', homeRows(state)],
  ['What the state adds to a bill', surcharges.map(surchargeRow)],
] as const) {
  console.log(title)
  for (const row of rows) {
    const parts = Object.entries(row).filter(([, value]) => value !== '')
    console.log(parts.map(([name, value]) => `  ${name}: ${value}`).join('\n'))
    console.log()
  }
  if (rows.length === 0) console.log('  Nothing that differs from the usual.\n')
}
