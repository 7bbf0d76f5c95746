import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { readCarrierJson } from '../../carriers/carrier-json.ts'
import { ownCarriers } from '../../carriers/load-carriers.ts'
import type { ProcessConnector } from '../../connectors/connector.ts'
import { byHash } from '../../connectors/folder-words.ts'
import { ratePlan } from '../../connectors/rate-plan/rate-plan.ts'
import type { Text } from '../../language/text.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import { type Tell, tellBy } from '../../sentences/tell.ts'

/** A demonstration carrier seen from its own side of the wire. */
export interface Side {
  readonly carrier: string
  /** Toll-free. */
  readonly phone: string
  /** How long it usually takes to answer. */
  readonly latencyMs: number
  /** The connector that prices a line; undefined where the carrier does not sell it. */
  rates(line: InsuranceLine): ProcessConnector | undefined
  /** Renders the sentences of its prices: a carrier sends text. */
  readonly tell: Tell
}

const sandboxJson = v.strictObject({
  latencyMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30_000)),
  /** How long a price is valid. */
  validDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
})

/**
 * The sides of all carriers whose folder contains a `sandbox.json`, by id. They read their plans when a line's first question
 * arrives, so that the sandbox starts at once.
 */
export function loadSides(carriers: URL = ownCarriers): ReadonlyMap<string, Side> {
  const ids = readdirSync(carriers).filter(id => existsSync(new URL(`${id}/sandbox.json`, carriers)))
  const sides = ids.map(id => loadSide(id, new URL(`${id}/`, carriers)))
  return new Map(sides.map(side => [side.carrier, side]))
}

function loadSide(id: string, folder: URL): Side {
  const settings = JSON.parse(readFileSync(new URL('sandbox.json', folder), 'utf8'))
  const { latencyMs, validDays } = v.parse(sandboxJson, settings)
  const { phone, lines } = readCarrierJson(folder)
  const rates = new Map<InsuranceLine, ProcessConnector>()
  const words = new Map<string, Text>()

  const plans = new URL('plans/', folder)
  // An ad network has none.
  const hasPlans = existsSync(plans)

  function rate(line: InsuranceLine): ProcessConnector {
    const earlier = rates.get(line)
    if (earlier) return earlier
    const { connector, words: ofLine } = ratePlan({ carrier: id, line, plans, phone, validDays })
    for (const [hash, text] of byHash(ofLine)) words.set(hash, text)
    rates.set(line, connector)
    return connector
  }

  return {
    ...{ carrier: id, phone, latencyMs, tell: tellBy(words) },
    rates: line => (hasPlans && lines[line] ? rate(line) : undefined),
  }
}
