import type { Address } from '../kinds/address/address.ts'
import type { Gender } from '../kinds/driver/words.ts'
import { andList } from '../language/lists.ts'
import type { Text } from '../language/text.ts'
import { composed } from '../language/texts.ts'
import type { InsuranceLine } from '../law/rule.ts'
import { type Day, dayOf, partsOf } from '../units/day.ts'
import { keysOf } from '../wizard/keys-of.ts'
import type { Answers } from '../wizard/walk.ts'
import type { AutoApplication } from './auto.ts'
import type { HomeownerApplication } from './homeowner.ts'
import type { LifeApplication } from './life.ts'
import type { RentersApplication } from './renters.ts'
import type { TravelApplication } from './travel.ts'

/** Facts that a visitor gives in one line and that another one asks for too. */
export interface Known {
  readonly firstName?: string
  readonly lastName?: string
  readonly born?: Day
  /** Asked for life insurance and for a driver alike. */
  readonly gender?: Gender
  /** Where the visitor lives. */
  readonly address?: Address
  readonly livesIn?: 'rented' | 'own house' | 'own condo'
  readonly email?: string
}

/** What visitors call each of these. */
const factWords = {
  name: { en: 'your name', es: 'su nombre' },
  born: { en: 'your birth date', es: 'su fecha de nacimiento' },
  gender: { en: 'your sex', es: 'su sexo' },
  address: { en: 'your address', es: 'su dirección' },
  livesIn: { en: 'whether you own your home', es: 'si su casa es propia' },
  email: { en: 'your email address', es: 'su correo electrónico' },
} as const
export type Fact = keyof typeof factWords

/** How a question relates to the known facts. */
interface Sharing<Application> {
  /** The facts that its answer contains. */
  readonly says?: (answers: Partial<Application>) => Known
  /** The answer that follows from the known facts, as its form would send it; undefined if none does. */
  readonly follows?: (known: Known) => object | undefined
  /** The facts that this answer uses. */
  readonly of: readonly Fact[]
  /** Its page is still shown, filled in: it needs more than is known, or a consent. */
  readonly isShown?: (known: Known) => boolean
}

type Table<Application> = Readonly<Record<string, Sharing<Application>>>

const name = ({ firstName, lastName }: { firstName?: string; lastName?: string } = {}): Known =>
  firstName && lastName ? { firstName, lastName } : {}

const born = {
  says: ({ dob }: { dob?: RentersApplication['dob'] }) => (dob ? { born: dayOf(dob) } : {}),
  follows: ({ born }: Known) => born && partsOf(born),
  of: ['born'],
} as const

const contact = {
  says: ({ contact }: { contact?: { email: string; firstName?: string; lastName?: string } }) => ({
    ...name(contact),
    ...(contact?.email ? { email: contact.email } : {}),
  }),
  follows: ({ firstName, lastName, email }: Known) =>
    firstName || email
      ? { ...(firstName && { firstName, lastName }), ...(email && { emailSwitch: true, email }) }
      : undefined,
  of: ['name', 'email'],
  isShown: () => true,
} as const

/**
 * Which answers of a line another line may start from, question by question: the only place that decides it. A question that is not
 * here is never answered from another line, however similar the two may sound: a tenant's claims are not an owner's, and health is
 * nobody's business but the life insurers'.
 */
const sharing: {
  readonly renters: Table<RentersApplication>
  readonly auto: Table<AutoApplication>
  readonly homeowner: Table<HomeownerApplication>
  readonly pet: Table<object>
  readonly travel: Table<TravelApplication>
  readonly life: Table<LifeApplication>
} = {
  renters: {
    address: {
      says: ({ address }) => (address ? { address, livesIn: 'rented' } : {}),
      // Somebody who owns a home and lives in it rents a different one, if any.
      follows: ({ address, livesIn }) => (livesIn?.startsWith('own') ? undefined : address),
      of: ['address'],
      isShown: ({ livesIn }) => livesIn === undefined,
    },
    dob: born,
    contact,
  },
  homeowner: {
    address: {
      // A home other than the one people live in says nothing about where their car is kept.
      says: ({ address, use, home }) =>
        address && use?.choice === 'PRIMARY'
          ? { address, livesIn: home?.choice === 'CONDO' ? 'own condo' : 'own house' }
          : {},
      follows: ({ address, livesIn }) => (livesIn === 'rented' ? undefined : address),
      of: ['address'],
      isShown: ({ livesIn }) => livesIn === undefined,
    },
    dob: born,
    name: {
      says: ({ name: person }) => name(person),
      follows: ({ firstName, lastName }) => (firstName ? { firstName, lastName } : undefined),
      of: ['name'],
    },
    contact,
  },
  auto: {
    driver: {
      says: ({ drivers }) => {
        const first = drivers?.[0]?.driver
        return first ? { ...name(first), born: first.dateBirth, gender: first.gender } : {}
      },
      follows: ({ firstName, lastName, born, gender }) =>
        firstName || born
          ? {
              ...(firstName && { firstName, lastName }),
              ...(born && { dateBirth: born }),
              ...(gender && { gender }),
            }
          : undefined,
      of: ['name', 'born', 'gender'],
      isShown: () => true,
    },
    address: {
      says: ({ address, ownership }) => ({ ...(address && { address }), ...livingIn(ownership?.choice) }),
      follows: ({ address }) => address,
      of: ['address'],
    },
    ownership: {
      follows: ({ livesIn }) => livesIn && { choice: ownerships[livesIn] },
      of: ['livesIn'],
    },
    contact,
  },
  life: {
    dob: born,
    sex: {
      says: ({ sex }) => (sex ? { gender: sex.choice } : {}),
      follows: ({ gender }) => gender && { choice: gender },
      of: ['gender'],
    },
    contact,
  },
  travel: {
    travelers: {
      says: ({ travelers }) =>
        name({
          ...(travelers && {
            firstName: travelers.traveler.first_name,
            lastName: travelers.traveler.last_name,
          }),
        }),
      follows: ({ firstName, lastName, born }) =>
        firstName
          ? {
              traveler: {
                first_name: firstName,
                last_name: lastName,
                ...(born && { dob_year: partsOf(born).year }),
              },
            }
          : undefined,
      of: ['name', 'born'],
      isShown: () => true,
    },
    contact,
  },
  // A pet's birthday is not its owner's.
  pet: {},
}

const ownerships = { rented: 'RENT', 'own house': 'OWN_HOUSE', 'own condo': 'OWN_CONDO' } as const

function livingIn(choice: string | undefined): Known {
  const [livesIn] = keysOf(ownerships).filter(one => ownerships[one] === choice)
  return livesIn ? { livesIn } : {}
}

/** What a quote of another line begins with. */
export interface TakenOver {
  /** Answers by question; each counts like the visitor's own as long as its question accepts it. */
  readonly answers: Answers
  /** Values to fill in on pages that are still shown, by question. */
  readonly filledIn: Answers
  /** The facts that all of this uses. */
  readonly facts: readonly Fact[]
}

/**
 * What a new quote in one line takes over from the answers that count in another. `isOwnBrowser` is false if the first quote was
 * only opened by a mailed link: then the name and email address of its last page are not taken over.
 */
export function takeOver({
  from,
  application,
  to,
  isOwnBrowser,
}: {
  readonly from: InsuranceLine
  readonly application: Answers
  readonly to: InsuranceLine
  readonly isOwnBrowser: boolean
}): TakenOver {
  const known = knownFrom(from, application, question => isOwnBrowser || question !== 'contact')
  // The line is walked with its own types; here it is only a name.
  const target = sharing[to] as Table<Answers>
  const rows = Object.entries(target).flatMap(([question, { follows, isShown, of }]) => {
    const answer = follows?.(known)
    return answer ? [{ question, answer, of, isShown: isShown?.(known) ?? false }] : []
  })
  const answersOf = (shown: boolean) =>
    Object.fromEntries(rows.filter(row => row.isShown === shown).map(row => [row.question, row.answer]))
  const has = (fact: Fact) => (fact === 'name' ? known.firstName : known[fact]) !== undefined
  return {
    answers: answersOf(false),
    filledIn: answersOf(true),
    facts: keysOf(factWords).filter(fact => has(fact) && rows.some(({ of }) => of.includes(fact))),
  }
}

/** The facts in the answers of a line to these of its questions. */
export function knownFrom(
  line: InsuranceLine,
  application: Answers,
  isRead: (name: string) => boolean,
): Known {
  const told = Object.entries(sharing[line] as Table<Answers>)
    .filter(([name]) => isRead(name))
    .map(([, { says }]) => says?.(application) ?? {})
  return Object.assign({}, ...told)
}

/** "your name, your birth date and your address" */
export function factsInWords(facts: readonly Fact[]): Text {
  return composed((tell, speech) =>
    andList(
      facts.map(fact => tell(factWords[fact])),
      speech,
    ),
  )
}
