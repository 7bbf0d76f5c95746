import * as v from 'valibot'
import { type Text, told } from '../../language/text.ts'
import { alike, composed } from '../../language/texts.ts'
import { addYears, type Day } from '../../units/day.ts'
import { object, oneCard, rowOrBlank, rows } from '../../wizard/accepts.ts'
import { listOf, type Message, oneOf, said } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import { keysOf } from '../../wizard/keys-of.ts'
import type { Fields, JsonSchema, Step, StepProps, StillFits } from '../../wizard/step.ts'
import { dayCounted, monthInWords, type When } from './when.ts'
import { acceptedWhen, complaintAboutWhen, noRow, rowUnlessBlank, whenFields } from './when-fields.ts'
import { type IncidentWord, incidentTitle, incidentWords, mostRows } from './words.ts'

/** How far back the question goes, as the one about the household does. */
const years = 5
/** Nobody drives before this age. */
const youngest = 14

/** An incident of the household, which its drivers may have had more than once. */
export interface AskedIncident {
  readonly incident: IncidentWord
  readonly least: number
  readonly most: number
}

export interface RecordDriver {
  readonly id: string
  /** A first name, with the last name if two share it. */
  readonly name: string
  readonly born: Day
}

export interface DrivingRecordProps extends StepProps {
  readonly incidents: readonly AskedIncident[]
  readonly drivers: readonly RecordDriver[]
  /** The years on offer, the current one first. */
  readonly years: readonly number[]
}

/** Who had an incident, and when. */
export interface DatedIncident {
  readonly incident: IncidentWord
  /** The id of a driver. */
  readonly driver: string
  readonly year: number
  /** From 1; absent if the visitor no longer knows. */
  readonly month?: number
}

export interface DrivingRecordAnswer {
  readonly incidents: readonly DatedIncident[]
}

export const fields: Fields = { incidents: { class: 'personal', form: 'groups' } }

type RecordProps = Pick<DrivingRecordProps, 'incidents' | 'drivers'>

/** Schema of the answer: at least one row, each complete except for its month; rows left blank stay open. */
export function answer(props: RecordProps, today: Day) {
  const toFill = ['month', 'year', ...(props.drivers.length > 1 ? ['driver'] : [])]
  const row = rowUnlessBlank(rowSchema(props, today), toFill)
  return v.object({
    incidents: v.pipe(
      v.optional(
        listOf(row, {
          most: mostRows,
          missing: noRow,
          long: said({
            en: `I can take up to ${mostRows} of these`,
            we: `We can take up to ${mostRows} of these`,
            es: `Se pueden anotar hasta ${mostRows}.`,
          }),
        }),
        [],
      ),
      v.transform(rows => rows.filter(one => one !== null)),
      v.minLength(1, noRow),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        for (const { incident, most } of props.incidents)
          if (dataset.value.filter(one => one.incident === incident).length > most)
            addIssue({ message: tooMany(incident, most) })
      }),
    ),
  })
}

function accepts({ incidents, drivers }: RecordProps, today: Day): JsonSchema {
  const properties = {
    incident: oneCard(incidents.map(({ incident }) => ({ value: incident, title: incidentWords[incident] }))),
    driver: oneCard(drivers.map(({ id, name }) => ({ value: id, title: alike(name) }))),
    ...acceptedWhen(years, today),
  }
  const row = rowOrBlank(properties, {
    blank: ['month', 'year', ...(drivers.length > 1 ? ['driver'] : [])],
    optional: ['month'],
  })
  const most = incidents.map(one => `${one.incident}: ${one.most}`).join(', ')
  return object({
    incidents: { ...rows(row, { least: 1, most: mostRows }), description: `At most of each kind: ${most}` },
  })
}

function tooMany(incident: IncidentWord, most: number): Message {
  return most === 1
    ? said({
        en: `You said there was one ${incidentWords[incident].en}. If there were more, change that answer`,
        es: `Según sus respuestas hubo un solo caso: ${incidentWords[incident].es}. Si hubo más, cambie esa respuesta.`,
      })
    : said({
        en: `I can take up to ${most} of each kind`,
        we: `We can take up to ${most} of each kind`,
        es: `Se pueden anotar hasta ${most} de cada tipo.`,
      })
}

function rowSchema({ incidents, drivers }: RecordProps, today: Day) {
  const kinds = keysOf(incidentWords).filter(word => incidents.some(({ incident }) => incident === word))
  const who = drivers.map(({ id }) => id)
  const row = v.object({
    incident: oneOf(kinds, said({ en: 'Please choose what happened', es: 'Elija qué pasó.' })),
    driver: oneOf(who, said({ en: 'Please choose who it was', es: 'Elija quién fue.' })),
    ...whenFields(years, today),
  })
  const complaint = ({
    driver,
    ...when
  }: Pick<DatedIncident, 'driver' | 'year'> & { month?: number | undefined }) =>
    complaintAbout(when, { driver: drivers.find(({ id }) => id === driver), today })
  return v.pipe(
    row,
    v.forward(
      v.partialCheck(
        [['driver'], ['year'], ['month']],
        one => complaint(one) === undefined,
        issue => complaint(issue.input)?.(issue) ?? '',
      ),
      ['year'],
    ),
    v.transform(
      ({ month, ...one }): DatedIncident => ({ ...one, ...(month === undefined ? {} : { month }) }),
    ),
  )
}

interface Bounds {
  readonly driver: RecordDriver | undefined
  readonly today: Day
}

/** What is wrong with a month of an incident; undefined if nothing is. */
function complaintAbout(when: When, { driver, today }: Bounds): Message | undefined {
  const complaint = complaintAboutWhen(when, years, today)
  if (complaint) return complaint
  if (driver && dayCounted(when, today) < addYears(driver.born, youngest))
    return said({
      en: `${driver.name} was under ${youngest} then. Please check who and when`,
      es: `${driver.name} tenía menos de ${youngest} años. Revise quién fue y cuándo.`,
    })
  return undefined
}

/** Who had which incident, and when: asked only from the prices. */
export function drivingRecord(props: DrivingRecordProps): Step<DrivingRecordAnswer, DrivingRecordProps> {
  const say = ({ incidents }: DrivingRecordAnswer) =>
    composed((tell, speech) =>
      incidents
        .map(one => {
          const name = props.drivers.find(({ id }) => id === one.driver)?.name ?? ''
          return `${name}: ${tell(incidentWords[one.incident])}, ${monthInWords(one, speech)}`
        })
        .join('; '),
    )
  return {
    kind: 'driving-record',
    props,
    fields,
    answer: daily(today => answer(props, today)),
    accepts: today => accepts(props, today),
    say,
    stillFits: (stored, today) => whatStillFits(props, { stored, today }),
  }
}

const storedAnswer = v.object({ incidents: v.array(v.unknown()) })

/** Keeps the incidents whose driver is still listed and that the household still reports. */
function whatStillFits(
  props: RecordProps,
  { stored, today }: { readonly stored: unknown; readonly today: Day },
): StillFits<DrivingRecordAnswer> {
  const read = v.safeParse(storedAnswer, stored)
  const schema = rowSchema(props, today)
  const kept: DatedIncident[] = []
  const lost: unknown[] = []
  for (const row of read.success ? read.output.incidents : []) {
    const checked = v.safeParse(schema, row)
    const incident = checked.success ? checked.output.incident : undefined
    const most = props.incidents.find(one => one.incident === incident)?.most ?? 0
    if (checked.success && kept.filter(one => one.incident === incident).length < most)
      kept.push(checked.output)
    else lost.push(row)
  }
  return { answer: kept.length > 0 ? { incidents: kept } : null, notes: lost.map(noteOf) }
}

const storedRow = v.object({
  incident: v.picklist(keysOf(incidentWords)),
  year: v.number(),
  month: v.optional(v.number()),
})

function noteOf(row: unknown): Text {
  const read = v.safeParse(storedRow, row)
  const what: Text = read.success
    ? composed(
        (tell, speech) =>
          `${tell(incidentTitle(read.output.incident))}, ${monthInWords(read.output, speech)}`,
      )
    : { en: 'Part of your household’s record', es: 'Parte del historial de su hogar' }
  return {
    en: `${what.en}: I’ve dropped the driver and date because your other answers changed.`,
    we: `${what.en}: we’ve dropped the driver and date because your other answers changed.`,
    es: `${told(what, 'es')}: se quitaron el conductor y la fecha porque cambiaron otras respuestas suyas.`,
  }
}
