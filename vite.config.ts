import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The same in every build: the server names the font that browsers load. */
const assetFileNames = 'assets/[name]-[hash:7][extname]'

/** The oldest browsers that the page is built for. */
export const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

/** What makes scripts smaller. */
export const smaller = {
  // A constant stands where it is used, above all the names of classes.
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
  // No property and no name of the browser does anything when it is read.
  treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
} as const

/** React's developer tools find no page that is served, and no visitor loads what would answer them. */
export const withoutTools = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }

// Three builds of one source: `vite build` and `vite build --mode es` for browsers, one in each language, and
// `vite build --ssr src/web/entry-server.tsx` for the server, which speaks both.
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react({ jsxImportSource: '#jsx' }),
    ...(command === 'build' && !isSsrBuild
      ? [
          patientImports(),
          pathsOfCalls(),
          oneLanguage(mode === 'es' ? 'es' : 'en'),
          plainClassNames(),
          licenses(),
          precompress(),
        ]
      : []),
  ],
  ...(command === 'build' ? { css: { modules: { generateScopedName: scopedName } } } : {}),
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The builds for browsers share a folder: the names of their files have hashes.
    emptyOutDir: mode !== 'es',
    manifest: !isSsrBuild && `.vite/manifest-${mode === 'es' ? 'es' : 'en'}.json`,
    sourcemap: false,
    // Each import names all its files, its own included, but those that every page has: `loadPiece` fetches them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => [
        ...new Set([file, ...files.filter(name => !/^assets\/(?:shared|rolldown-runtime)-/.test(name))]),
      ],
    },
    target: browsers,
    // Otherwise `light-dark()` is rewritten into something longer.
    cssTarget: browsers,
    // Pages may load images from here only, not from `data:`.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { rolldownOptions: { output: { assetFileNames } } }
      : {
          rolldownOptions: {
            input: 'src/web/entry-client.tsx',
            ...smaller,
            // A few pieces instead of two dozen.
            output: {
              codeSplitting: { groups: Object.entries(pieces).map(pieceOf) },
              // Every page carries all these names, so their hashes are as short as the bundler allows.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames,
            },
          },
        }),
  },
  // React in its production form, whatever the server's environment says, and of the icons only those in use.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  ...(command === 'build' && !isSsrBuild ? { define: withoutTools } : {}),
}))

/**
 * The chunks of the page, by name: packages and folders, with a slash at the end, and files without their endings. A file goes
 * where its longest name is, and one without a name to the first piece that needs it. The build fails for a name that does not
 * exist.
 */
const pieces: Readonly<Record<string, readonly string[]>> = {
  // The parts of the first screen that every other screen uses too. What only later screens need stays out.
  shared: [
    ...['react', 'react-dom', 'scheduler'].map(name => `node_modules/${name}/`),
    ...['Alert', 'Button', 'dialog/Fold', 'form/Field', 'Spinner', 'VisuallyHidden'].map(
      name => `src/web/ui/${name}`,
    ),
    ...['src/web/ui/classes', 'src/web/ui/from-server', 'src/web/step/ZipField', 'src/web/step/step-view'],
    'src/web/ui/sentence',
    ...[
      'Boundary',
      'base-path',
      'calls/patience',
      'jsx/',
      'load-piece',
      'load-screen',
      'screens',
      'title',
      'words',
    ].map(name => `src/web/${name}`),
    ...['Footer', 'Frame', 'Header', 'LanguageSwitch', 'Menu', 'Notices'].map(
      name => `src/web/frame/${name}`,
    ),
    ...[
      'wizard/messages',
      'wizard/step-screen',
      'wizard/answer-queue/drafts',
      'wizard/load-on-demand',
      'router/use-router',
    ].map(name => `src/web/${name}`),
    ...['src/web/butler/Butler', 'src/wizard/pressed', 'src/contract/quote-address'],
    ...['src/language/text', 'src/language/paths', 'src/web/words', 'src/web/facts'],
  ],
  // What the questions share with the prices, above all what calls the server: fetched when the visitor begins to fill in the first
  // form.
  calling: [
    'src/contract/',
    ...['calls/call', 'calls/instrument', 'calls/poll-wait', 'trouble/reference'].map(
      name => `src/web/${name}`,
    ),
    ...['money', 'numbers', 'periods', 'days'].map(name => `src/language/${name}`),
    ...['data/LeaveWhenErased', 'format/CarrierHtml', 'quote-changes', 'router/router-link'].map(
      name => `src/web/${name}`,
    ),
    ...['src/web/ui/dialog/InfoTip', 'src/web/ui/form/Select', 'src/units/cents'],
  ],
  // What the questions share with the dialogs and pages around the prices: the way back, what was bought, and texts in both languages.
  back: [
    ...['back-closes', 'use-back-closes', 'Dialog'].map(name => `src/web/ui/dialog/${name}`),
    ...['buying/OrderStays', 'buying/ordered-words', 'format/Unbroken'].map(name => `src/web/${name}`),
    ...['came-from', 'cookies-needed', 'purchase/ordered'].map(name => `src/contract/${name}`),
    'src/language/texts',
  ],
  // What the pages around the prices share: of coverage, a purchase, mail, and what is stored.
  around: [
    ...['prices/covers', 'purchase/e-sign', 'sharing/show-share'].map(name => `src/contract/${name}`),
    'src/web/data/WhatGoes',
    ...['src/web/mail/asking-words', 'src/web/mail/wishes'],
  ],
  // What becomes of a press without a connection: fetched by every page once it is alive.
  offline: [
    'connection',
    'ConnectionNotice',
    'held',
    'hold-presses',
    'keep-sending',
    'offline',
    'offline-page',
  ].map(name => `src/web/connection/${name}`),
  // What an answer and the way to the next page need in addition.
  answering: [
    'node_modules/valibot/',
    ...[
      'src/wizard/',
      'src/web/today',
      'src/kinds/address/address',
      'src/kinds/choice/choice',
      'src/kinds/start/start',
    ],
    ...[
      'answer-queue/send-answer',
      'answer-queue/keep-typed',
      'on-demand',
      'address-help',
      'vehicle-help',
    ].map(name => `src/web/wizard/${name}`),
    ...['routes', 'history'].map(name => `src/web/router/${name}`),
  ],
  // Includes what its dialogs share with it, which would otherwise be a chunk of its own.
  results: [
    ...['ResultsPage', 'list/arrange', 'compare/use-comparison'].map(name => `src/web/results/${name}`),
    'src/web/format/day',
  ],
  fields: ['src/web/step/DateFields', 'src/web/step/NameFields', 'src/kinds/dob/typed-date'],
  vin: [
    'src/kinds/vehicle-details/VinField',
    'src/kinds/vehicle-details/plain-vin',
    'src/kinds/vehicle-details/check-digit',
    'src/kinds/vehicle/known-vins',
  ],
  combobox: [
    'node_modules/downshift/',
    'src/web/ui/form/Combobox',
    ...['src/language/order', 'src/reference/name-key'],
  ],
}

/** A chunk as the bundler takes it. Throws for a part of it that does not exist. */
function pieceOf([name, parts]: [string, readonly string[]]) {
  for (const part of parts)
    if (!['', '.ts', '.tsx'].some(ending => existsSync(join(import.meta.dirname, part + ending))))
      throw new Error(`vite.config.ts: the piece "${name}" names ${part}, which is not there`)
  return { name, test: (id: string) => parts.includes(longestNameOf(id)) }
}

/** The longest of the names in `pieces` that a file has; empty for a file without one. */
function longestNameOf(id: string): string {
  const file = relative(import.meta.dirname, id)
  return Object.values(pieces)
    .flat()
    .filter(part => file.startsWith(part) && (part.endsWith('/') || file.charAt(part.length) === '.'))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

/** Shorter than Vite's own, and the same for both builds: the page contains each of them two or three times. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?', 1)[0] ?? file)
  const sign = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const owner = signs.get(sign) ?? path
  if (owner !== path) throw new Error(`${path} and ${owner} get the same class names: rename one of them`)
  signs.set(sign, path)
  return `${name}_${sign}`
}

/** Style sheets, by the suffix of their class names. */
const signs = new Map<string, string>()

/** Puts our own `loadPiece` around every `import()` instead of Vite's helper, after which a failure is permanent. */
function patientImports(): Plugin {
  const loadPiece = JSON.stringify(join(import.meta.dirname, 'src/web/load-piece.ts'))
  return {
    name: 'patient-imports',
    enforce: 'pre',
    load: id =>
      id === '\0vite/preload-helper.js' ? `export { loadPiece as __vitePreload } from ${loadPiece}` : null,
  }
}

/**
 * In the browser, the file of a call is the call's path and nothing else: only the server checks requests by their schemas. The
 * build fails for a page that uses more of such a file, and for a call that is written in another way.
 */
function pathsOfCalls(): Plugin {
  const contract = join(import.meta.dirname, 'src/contract/')
  return {
    name: 'paths-of-calls',
    enforce: 'pre',
    load(id) {
      if (!id.startsWith(contract)) return null
      const source = readFileSync(id, 'utf8')
      const calls = [...source.matchAll(/^export const (\w+): Call<.*>\s=\s{\s*path: ('.*?')/gm)]
      if (calls.length !== source.split("path: '/api/").length - 1)
        throw new Error(`vite.config.ts: cannot find the call in ${id}`)
      return calls.length === 0
        ? null
        : calls.map(([, name, path]) => `export const ${name} = { path: ${path} }`).join('\n')
    },
  }
}

/** Words and texts of the product have a property for each way of speaking. */
const ways = new Set(['en', 'we', 'es'])

/**
 * Leaves a browser the words of its language, of each text only what a page in it says: in place of the English, without which
 * nothing is a text.
 */
function oneLanguage(language: 'en' | 'es'): Plugin {
  return {
    name: 'one-language',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/\bes\b|\bwordsIn\b/.test(code)) return null
      const edits: Edit[] = []
      const visit = (node: SyntaxNode): void => {
        // It only holds the languages to each other.
        const callee = node.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined
        if (callee?.name === 'wordsIn') edits.push({ ...callee, by: '' })
        const words = node.type === 'ObjectExpression' ? wordsOf(node) : undefined
        const isUnsaid = (name: string) =>
          words?.has('es') === true && (name === 'es') !== (language === 'es')
        for (const [name, part] of words ?? []) {
          if (isUnsaid(name)) edits.push({ ...part, by: '' })
          else if (name === 'es') edits.push({ ...(part.key as SyntaxNode), by: 'en' })
        }
        const kept = words
          ? [...words].flatMap(([name, part]) => (isUnsaid(name) ? [] : part))
          : Object.values(node).flat()
        for (const inner of kept) if (isNode(inner)) visit(inner)
      }
      visit(this.parse(code) as unknown as SyntaxNode)
      return edits.length === 0 ? null : { code: edited(code, edits), map: null }
    },
  }
}

interface Edit {
  readonly start: number
  readonly end: number
  /** What takes the place of that range. */
  readonly by: string
}

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}

/** The properties of an object that holds nothing but ways of speaking. */
function wordsOf({ properties }: SyntaxNode): ReadonlyMap<string, SyntaxNode> | undefined {
  const parts = properties as readonly SyntaxNode[]
  const named = parts.map(
    part => [(part.key as { readonly name?: string } | undefined)?.name ?? '', part] as const,
  )
  return named.every(([name]) => ways.has(name)) ? new Map(named) : undefined
}

/** A source with some of its ranges replaced; what is taken out takes the comma after it along. */
function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, by }) => {
      const rest = left.slice(end)
      return left.slice(0, start) + by + (by === '' ? rest.replace(/^\s*,/, '') : rest)
    }, code)
}

/**
 * Imports a style sheet's class names one by one, so that each can stand in the code as a plain string. The object of all of them
 * remains where a file picks one by an expression.
 */
function plainClassNames(): Plugin[] {
  return [
    {
      name: 'plain-class-names',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('.tsx')
          ? code.replace(/^import (\w+)(?= from '.*\.module\.css'$)/gm, (line, name: string) =>
              code.includes(`${name}[`) ? line : `import * as ${name}`,
            )
          : null,
    },
    {
      name: 'kept-styles',
      enforce: 'post',
      // Otherwise Vite drops a style sheet once all its names are strings.
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ]
}

/** Served beside the scripts: the font of every page, and the flags of travel. */
const served = [
  { name: 'Fraunces', folder: join(import.meta.dirname, 'src/web/ui/fonts') },
  ...['country-flag-icons', 'countries-list'].map(name => ({ name, folder: folderOf(name) })),
]

/**
 * Writes the licenses of everything that browsers get, which have to go along with each copy, to a file that /credits names. The
 * build fails for a package without one.
 */
function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : []))
      const names = modules.flatMap(id => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
      const packages = [...new Set(names)].toSorted().map(name => ({ name, folder: folderOf(name) }))
      const source = [...packages, ...served].map(licenseOf).join(`\n\n${'='.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'assets/licenses.txt', source: `${source}\n` })
    },
  }
}

function folderOf(name: string): string {
  return join(import.meta.dirname, 'node_modules', name)
}

/** A package or a font with its version and the texts of its licenses. Throws where there is none. */
function licenseOf({ name, folder }: { name: string; folder: string }): string {
  const files = readdirSync(folder).filter(file => /^(?:licen[cs]e|copying|notice)/i.test(file))
  if (files.length === 0) throw new Error(`vite.config.ts: ${name} has no license in ${folder}`)
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim())
  const about = join(folder, 'package.json')
  const version = existsSync(about) ? ` ${JSON.parse(readFileSync(about, 'utf8')).version}` : ''
  return [`${name}${version}`, ...texts].join('\n\n')
}

/** Writes a .br and a .gz file for each text file, so that the server never compresses one twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist/client' }, bundle) {
      const texts = Object.keys(bundle).filter(
        name => /\.(js|css|svg|txt|json)$/.test(name) && !name.startsWith('.'),
      )
      await Promise.all(texts.map(name => compress(join(dir, name))))
    },
  }
}

/** The last hundred bytes of what a script shrinks to are luck: the best of these ways is kept. */
const packings = [0, 16].flatMap(block =>
  [0, 1, 2, 3].map(postfix => ({
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: block,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  })),
)

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const packed = await Promise.all(packings.map(params => promisify(brotliCompress)(content, { params })))
  const br = packed.reduce((best, one) => (one.length < best.length ? one : best))
  const gz = await promisify(gzip)(content, { level: 9 })
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
