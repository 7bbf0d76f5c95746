/** A room of the house: a folder under `src`, or some of its files, and what they may import. */
export interface Room {
  /** The room's files, as a glob below `src`. */
  readonly files: string
  /** What the room is, in a few words for docs/architecture.md. */
  readonly is: string
  /** Rooms and single files below `src` that it may import from, besides itself; an `!` in front takes something out. */
  readonly may: readonly string[]
  /** Of these rooms it may import only types, except in the named files. */
  readonly typesOf?: Readonly<Record<string, readonly string[]>>
  /** No React, no Fastify, no `node:` module, no clock, no random numbers, no network, no environment. */
  readonly isPure?: true
}

const screens = 'kinds/**/*.tsx'
/** What every room of the server may use: the product, but neither its page nor the other side of the wire. */
const product = [
  'carriers',
  'communities',
  'connectors',
  'contract',
  'kinds',
  'law',
  'lines',
  'market',
  'texts',
]
const core = [
  ...product,
  'rating',
  'reference',
  'risk',
  'language',
  'sentences',
  'units',
  'wizard',
  'site',
  'server/errors.ts',
  'server/failures.ts',
  `!${screens}`,
]
/** What every room of rating uses. */
const money = ['rating/decimal.ts', 'rating/highest-price.ts', 'rating/memoize-by-object.ts']
/** The rooms of the server, from the ground up: each may use those below it. */
const floors = [
  ['platform', 'what any service needs: log, database, queue, encryption, outgoing HTTP calls'],
  ['settings', 'the settings of a start: read, checked, and named where one is wrong'],
  ['store/rows', 'the rows of a quote: answers, orders, mail, requests for an agent, shares, watches, links'],
  ['store/carriers', 'offers, and what carriers were asked and answered'],
  ['store/counts', 'what is counted: visits, requests, rounds of an address, figures'],
  ['store', 'what concerns all stored data: retention, and sealing it anew'],
  ['maps', 'completing addresses, by the configured provider'],
  ['results', 'offers as a visitor sees them, and their order'],
  ['pictures', 'pictures of shared prices for messengers, drawn in a thread of their own'],
  ['estimate', 'estimates, shown until a carrier has answered'],
  ['orders', 'from an order to its policy: the payment, the carrier’s answer, and resuming after a crash'],
  ['journey/quoting', 'from a finished line to its offers: the risk, who is asked, and whether they may be'],
  ['journey', 'a visitor’s journey: what its rooms share, the services above all'],
  ['journey/wizard', 'taking an answer, showing a step, and reviewing what was answered'],
  ['journey/coverage', 'the choices of coverage, what each would cost, and what was tried'],
  ['journey/results', 'the prices of a quote, how each came about, and what would make them exact'],
  ['journey/adjusting', 'changing the coverage of a finished quote'],
  [
    'journey/needs',
    'what one insurer needs to know beyond the line’s questions, and asking it again with that',
  ],
  ['journey/purchase', 'from a price that is confirmed again to its order'],
  ['journey/sharing', 'saving, opening and sharing prices, asking an agent, and the visitor’s own data'],
  ['journey/communities', 'what a sample tenant of a community would pay'],
  ['asking', 'calling carriers for prices: which ones, how often, how long, and the result'],
  ['guard', 'what bots have to do before carriers are asked'],
  ['mail', 'mail to visitors: composing it, and delivering it even if a process dies'],
  ['leads', 'requests for an agent, delivered even if a process dies'],
  ['http', 'the service over HTTP: calls, pages, plugins'],
  ['agents', 'the door for assistants: the journey as tools of the Model Context Protocol'],
  ['compose', 'wires the service by its settings'],
  ['develop', 'in development, replaces the running server when its sources change'],
  ['commands', 'commands that an operator runs next to the service'],
] as const

/** The fences of the house. Files outside all rooms may import everything (src/server/main.ts, worker.ts and dev.ts). */
export const rooms: readonly Room[] = [
  {
    files: 'units',
    is: 'a day of the calendar, an amount in cents and a period, exact',
    may: [],
    isPure: true,
  },
  {
    files: 'language',
    is: 'how amounts, days, numbers and lists are written for people: the only room that formats',
    may: ['units'],
    isPure: true,
  },
  {
    files: 'law',
    is: 'which factors may be asked about or rated, where and from when',
    may: ['units', 'language'],
    isPure: true,
  },
  {
    files: 'wizard',
    is: 'the engine: replays a line over its answers',
    may: ['units', 'language'],
    isPure: true,
  },
  {
    files: 'kinds/**/*.ts',
    is: 'the kinds of steps: their schemas and messages',
    may: [
      'units',
      'language',
      'wizard',
      'kinds',
      `!${screens}`,
      'reference/email.ts',
      'reference/name-key.ts',
    ],
    isPure: true,
  },
  {
    files: screens,
    is: 'the screens of the kinds',
    may: [
      ...['units', 'language', 'kinds', 'wizard', 'web/ui', 'web/step', 'web/words.ts', 'reference/email.ts'],
    ],
  },
  {
    files: 'lines',
    is: 'one questionnaire per file',
    may: [
      ...['units', 'language', 'kinds', `!${screens}`, 'wizard', 'law'],
      ...['reference/countries.ts', 'reference/insurers.ts'],
      ...['reference/vehicles/model-years.ts', 'reference/vehicles/annual-miles.ts'],
    ],
    isPure: true,
  },
  {
    files: 'reference',
    is: 'look-ups over built data: ZIP codes, vehicles, countries',
    may: ['units', 'language', 'law'],
  },
  {
    files: 'risk',
    is: 'what carriers rate, made from an application',
    may: ['units', 'lines', 'reference', 'law'],
    typesOf: { lines: [] },
    isPure: true,
  },
  {
    files: 'rating/inputs',
    is: 'the inputs that plans may read of a risk, one file per line',
    may: ['units', 'risk', 'law'],
    typesOf: {
      risk: [
        ...['risk/words.ts', 'risk/auto/driving-record.ts', 'risk/auto/liability.ts'],
        ...['risk/other-covers.ts', 'risk/home/dwelling.ts', 'risk/home/claim-record.ts'],
      ],
    },
    isPure: true,
  },
  {
    files: 'rating/coverage',
    is: 'what a price covers, part by part, as values: what a visitor chose, by line',
    may: ['units', 'rating/inputs', 'risk', 'law'],
    typesOf: { risk: ['risk/words.ts', 'risk/auto/liability.ts', 'risk/other-covers.ts'] },
    isPure: true,
  },
  {
    files: 'rating/plan',
    is: 'a carrier’s plan files: read, flattened, checked against the law',
    may: ['units', 'language', 'rating/inputs', 'rating/coverage', ...money, 'law'],
    isPure: true,
  },
  {
    files: 'rating/engine',
    is: 'the rating engine: a checked plan as functions, its bill and its worksheet',
    may: ['units', 'language', 'rating/plan', 'rating/inputs', 'rating/coverage', ...money],
    isPure: true,
  },
  {
    files: 'rating',
    is: 'the book of a carrier’s plans, and exact money',
    may: [
      'units',
      'language',
      'rating/engine',
      'rating/plan',
      'rating/inputs',
      'rating/coverage',
      'risk',
      'law',
    ],
    typesOf: { risk: ['risk/words.ts'] },
    isPure: true,
  },
  {
    files: 'sentences',
    is: 'the sentences of offers, by key: one catalog per language, and the only place that renders them',
    may: ['units', 'language', 'rating', 'risk'],
    typesOf: { rating: [], risk: [] },
    isPure: true,
  },
  {
    files: 'connectors',
    is: 'how a carrier is reached',
    may: ['units', 'language', 'rating', 'risk', 'law', 'sentences'],
  },
  {
    files: 'market',
    is: 'the market’s own book, from which estimates are made',
    may: ['units', 'language', 'connectors', 'rating', 'risk', 'law'],
  },
  {
    files: 'carriers',
    is: 'one folder per carrier, and the loader that finds it',
    may: ['units', 'language', 'connectors', 'risk', 'law', 'sentences'],
    typesOf: { risk: ['risk/words.ts'] },
  },
  {
    files: 'communities',
    is: 'one file per community whose tenants have a page, and the loader that finds it',
    may: [
      'units',
      'language',
      'law',
      'risk',
      'reference',
      'connectors/json-document.ts',
      'connectors/reply/read-text.ts',
    ],
    typesOf: { risk: ['risk/words.ts'] },
  },
  {
    files: 'texts',
    is: 'text pages as Markdown, filled in with facts and checked against them',
    may: ['language', 'carriers', 'contract'],
    typesOf: { carriers: [] },
  },
  {
    files: 'site',
    is: 'what an operator decides about the site, and the loader of its folder',
    may: [
      ...['units', 'language', 'contract', 'law', 'lines', 'wizard'],
      ...[
        'reference/email.ts',
        'connectors/json-document.ts',
        'connectors/reply/read-text.ts',
        'carriers/appointments-json.ts',
        'carriers/load-carriers.ts',
        'carriers/drawing.ts',
      ],
    ],
  },
  {
    files: 'sandbox',
    is: 'the carriers’ side of their APIs, for development',
    // A carrier looks up the perils of a place by itself.
    may: [
      'units',
      'language',
      'carriers',
      'rating',
      'risk',
      'connectors',
      'law',
      'sentences',
      'reference/perils/perils.ts',
    ],
  },
  {
    files: 'contract',
    is: 'one file per call between page and server',
    may: ['units', 'language', 'wizard', 'kinds', `!${screens}`],
    isPure: true,
  },
  { files: 'web/ui', is: 'the design system, free of the domain', may: ['language', 'web/words.ts'] },
  {
    files: 'web/step',
    is: 'what the screens of several kinds share, and what the page gives them',
    may: [
      ...[
        'units',
        'language',
        'web/ui',
        'contract',
        'kinds',
        'wizard',
        'web/calls/instrument.ts',
        'web/words.ts',
      ],
    ],
  },
  {
    files: 'web',
    is: 'the page',
    may: ['units', 'language', 'contract', 'kinds', 'wizard', 'web/ui', 'web/step'],
    // The page checks an answer as the server does; only the server knows where it leads.
    typesOf: { wizard: ['wizard/check.ts', 'wizard/combine.ts', 'wizard/form.ts', 'wizard/pressed.ts'] },
  },
  ...floors.map(([name, is], floor): Room => {
    const below = floors.slice(0, floor).map(([lower]) => `server/${lower}`)
    // A folder above it in the same room.
    const above = floors
      .slice(floor + 1)
      .filter(([upper]) => upper.startsWith('journey/') && name.startsWith('journey'))
      .map(([upper]) => `!server/${upper}`)
    // The page is rendered through its one entry.
    const page = name === 'http' ? ['web/entry-server.tsx'] : []
    // The service starts the sandbox beside itself where the settings ask for it.
    return { files: `server/${name}`, is, may: [...core, ...below, ...above, ...page] }
  }),
]
