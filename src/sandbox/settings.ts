import * as v from 'valibot'
import { isFault } from './behaviors.ts'

const settings = v.object({
  SANDBOX_KEY_ID: v.pipe(v.string(), v.nonEmpty()),
  SANDBOX_SECRET: v.pipe(v.string(), v.minLength(16)),
  SANDBOX_PACE: v.optional(v.picklist(['typical', 'none']), 'typical'),
  SANDBOX_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/),
      v.transform(Number),
      v.check(port => port < 65536),
    ),
    '0',
  ),
  SANDBOX_FAULT: v.optional(v.custom<string>(isFault)),
})

const secrets: Readonly<Record<string, string>> = {
  SANDBOX_KEY_ID: 'the id by which carriers recognize the service',
  SANDBOX_SECRET: 'at least sixteen letters',
  SANDBOX_PACE: 'typical or none',
  SANDBOX_PORT: 'a port of this machine, or nothing for any',
  SANDBOX_FAULT: 'a fault of docs/sandbox.md, or nothing',
}

export type Settings = v.InferOutput<typeof settings>

/** The settings of the sandbox, or a line that names each wrong one. It quotes no value: one of them is a secret. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  const read = v.safeParse(settings, env)
  if (read.success) return read.output
  const names = new Set(read.issues.map(issue => v.getDotPath(issue) ?? ''))
  return [...names].map(name => `Set ${name}: ${secrets[name]}.`).join(' ')
}
