import type { Carrier } from './carrier.ts'

/** A carrier that we cannot ask, and the settings that are missing. */
export interface WithoutSecrets {
  readonly carrier: string
  readonly names: readonly string[]
}

interface Sorted {
  readonly carriers: readonly Carrier[]
  readonly missing: readonly WithoutSecrets[]
}

/** The carriers whose secrets are all set, and those left out because one is missing. */
export function withSecrets(
  carriers: readonly Carrier[],
  secret: (name: string) => string | undefined,
): Sorted {
  const missing = carriers
    .map(carrier => ({
      carrier: carrier.id,
      names: secretsOf(carrier).filter(name => secret(name) === undefined),
    }))
    .filter(({ names }) => names.length > 0)
  const without = new Set(missing.map(({ carrier }) => carrier))
  return { carriers: carriers.filter(({ id }) => !without.has(id)), missing }
}

/** The names of the settings that a carrier's lines need, without repeats. */
function secretsOf({ lines, binds }: Carrier): readonly string[] {
  const connectors = Object.values(lines).map(({ connector }) => connector)
  const asked = connectors.flatMap(connector => ('secrets' in connector ? connector.secrets : []))
  return [...new Set([...asked, ...(binds ? [binds.key.id, binds.key.secret] : [])])]
}
