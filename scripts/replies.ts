import { createGenerator } from 'ts-json-schema-generator'

type Part = { readonly [Member: string]: unknown }

/** `src/contract/replies.json`: the types of all replies as JSON Schemas, for the description of the calls. */
export function repliesFile(): string {
  const { definitions = {} } = createGenerator({
    path: 'src/contract/replies.ts',
    tsconfig: 'tsconfig.json',
    type: 'Replies',
    skipTypeCheck: true,
    // A client reads on when a reply has one more member than it knows.
    additionalProperties: true,
    encodeRefs: false,
    sortProps: true,
  }).createSchema('Replies')
  const { Replies, ...named } = definitions as Readonly<Record<string, Part>>
  const calls = Replies?.properties ?? {}
  const schemas = Object.fromEntries(Object.entries(named).map(([name, of]) => [nameOf(name), of]))
  return `${JSON.stringify({ calls: placed(calls), schemas: placed(schemas) }, null, 1)}\n`
}

/** A name as OpenAPI takes one: a type may have others in brackets. */
function nameOf(type: string): string {
  return type.replace(/\W+/g, '-').replace(/-$/, '')
}

/** A schema whose references lead to the components of an OpenAPI document. */
function placed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(placed)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === '$ref' && typeof value === 'string'
        ? `#/components/schemas/${nameOf(value.replace('#/definitions/', ''))}`
        : placed(value),
    ]),
  )
}
