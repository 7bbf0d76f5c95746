import * as v from 'valibot'
import { lastDay } from '../carriers/appointments-json.ts'
import { textFile } from '../language/text-file.ts'
import { type State, stateCodes } from '../law/jurisdictions.ts'
import { namedStates, stateCode } from '../law/named-states.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import { emailVariants } from '../lines/questions/contact-question.ts'
import { isEmail } from '../reference/email.ts'
import { type Day, isDay } from '../units/day.ts'
import { phoneNumber } from './phone-number.ts'

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('write some text'),
    v.maxLength(most, `write at most ${most} characters`),
  )

/** A text that visitors read. */
const said = (most: number) => textFile(text(most))

const line = v.picklist(insuranceLines, `write lines of insurance: ${insuranceLines.join(', ')}`)
/** "all", a list of lines, or the states of each line. */
const lines = v.union(
  [
    v.pipe(
      v.literal('all'),
      v.transform(() => everywhere(insuranceLines)),
    ),
    v.pipe(
      v.array(line),
      v.nonEmpty('name at least one line'),
      v.transform(named => everywhere(named)),
    ),
    v.pipe(
      v.record(line, namedStates),
      v.check(named => Object.keys(named).length > 0, 'name at least one line'),
    ),
  ],
  `write "all", a list like ["auto", "renters"], or the states of each line like { "auto": ["TX"] }. The lines are ${insuranceLines.join(', ')}`,
)

function everywhere(named: readonly InsuranceLine[]): Partial<Record<InsuranceLine, readonly State[]>> {
  return Object.fromEntries(named.map(name => [name, stateCodes]))
}

const phone = v.pipe(
  v.string(),
  v.transform(phoneNumber),
  v.nonNullable(
    v.object({ text: v.string(), dial: v.string() }),
    'write a telephone number like (512) 555-0142, 1-800-555-0142 or +44 20 7946 0000',
  ),
)

const license = v.strictObject(
  { number: text(40), until: lastDay },
  'write its number and last day, like { "number": "2345678", "until": "2027-05-31" }',
)

const agentKey = v.strictObject(
  {
    name: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]{1,40}$/, 'use lower-case letters, digits and hyphens, at most 40'),
    ),
    sha256: v.pipe(
      v.string(),
      v.regex(
        /^[0-9a-f]{64}$/,
        'write the SHA-256 of the key in 64 hexadecimal digits, as "npm run site -- key <name>" prints it. The key itself stays with whoever uses it',
      ),
    ),
    quotesADay: v.exactOptional(
      v.pipe(
        v.number(),
        v.integer('write a whole number of quotes from 1 to 100000'),
        v.minValue(1, 'write a whole number of quotes from 1 to 100000'),
        v.maxValue(100_000, 'write a whole number of quotes from 1 to 100000'),
      ),
      200,
    ),
  },
  'write a key like { "name": "our-chat", "sha256": "…", "quotesADay": 200 }',
)

/** Assistants may call the site; with a key, they may also have insurers asked. */
const agents = v.strictObject(
  {
    keys: v.exactOptional(
      v.pipe(
        v.array(agentKey),
        v.check(
          keys => new Set(keys.map(({ name }) => name)).size === keys.length,
          'give each key a name of its own',
        ),
      ),
      [],
    ),
  },
  'write {} to let assistants in without keys, or {"keys": [...]}',
)

/** The contents of `site.json` (docs/site.md). */
export const siteFile = v.strictObject({
  name: text(40),
  tagLine: said(60),
  company: v.strictObject({ legalName: text(100), domicile: text(60), place: text(100) }),
  postalAddress: text(200),
  copyright: v.exactOptional(said(100)),
  phone,
  email: v.pipe(v.string(), v.check(isEmail, 'write one email address')),
  /** By state. */
  licenses: v.exactOptional(v.record(stateCode, license), {}),
  /** Where the company holds none, and says so. */
  unlicensed: v.exactOptional(namedStates),
  earnings: said(600),
  effective: v.exactOptional(v.custom<Day>(isDay, 'write a day like 2026-12-01')),
  lines: v.exactOptional(lines, 'all'),
  states: v.exactOptional(namedStates, 'all'),
  askInstead: v.exactOptional(said(300)),
  demoCarriers: v.exactOptional(
    v.union(
      [v.literal('all'), v.array(v.string())],
      'write "all", or a list of ids of demonstration carriers like ["bramble"]; [] shows none',
    ),
  ),
  emailVariants: v.exactOptional(
    v.record(line, v.picklist(emailVariants, `write one of ${emailVariants.join(', ')}`)),
    {},
  ),
  inviteCode: v.exactOptional(v.array(line)),
  /** The lines in which insurers' further questions are asked before the prices, and not after. */
  estimates: v.exactOptional(v.boolean(), true),
  needsFirst: v.exactOptional(v.array(line), []),
  leadsByDisclosure: v.exactOptional(v.boolean(), false),
  assistant: v.exactOptional(v.boolean(), true),
  agents: v.exactOptional(agents),
  spanish: v.exactOptional(v.boolean(), true),
  spanishPhone: v.exactOptional(v.boolean(), false),
  retentionDays: v.exactOptional(
    v.pipe(
      v.number('write a whole number of days from 1 to 3650'),
      v.integer('write a whole number of days from 1 to 3650'),
      v.minValue(1, 'write a whole number of days from 1 to 3650'),
      v.maxValue(3650, 'write a whole number of days from 1 to 3650'),
    ),
    30,
  ),
  language: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^en(?:-[A-Z]{2})?$/, 'write "en-US" or another kind of English; `spanish` adds Spanish'),
    ),
    'en-US',
  ),
})

const firstStep = v.pipe(
  v.string(),
  v.regex(/^\/quote\/[a-z]+\/[a-z0-9]+$/, 'write the path of a question like /quote/renters/1'),
)

/** The contents of `partners.json`. */
export const partnersFile = v.array(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]{1,40}$/, 'use lower-case letters, digits and hyphens, at most 40'),
    ),
    name: text(80),
    firstSteps: v.exactOptional(v.record(line, firstStep), {}),
  }),
)
