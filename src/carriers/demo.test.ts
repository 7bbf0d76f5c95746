import { readdirSync } from 'node:fs'
import { readCarrierJson } from './carrier-json.ts'
import { ownCarriers } from './load-carriers.ts'
import { testCarrier } from './testing/carrier-suite.ts'

const folders = readdirSync(ownCarriers, { withFileTypes: true }).filter(entry => entry.isDirectory())
for (const { name } of folders) testCarrier(readCarrierJson(new URL(`${name}/`, ownCarriers)))
