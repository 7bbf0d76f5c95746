import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Two builds of one source: `vite build` for the browser, `vite build --ssr src/web/entry-server.tsx` for the server.
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [patientImports(), precompress()] : [])],
  ...(command === 'build' ? { css: { modules: { generateScopedName: scopedName } } } : {}),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    sourcemap: false,
    // Each import names all its files, its own included: `loadPiece` fetches them.
    modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] },
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Else `light-dark()` is rewritten into something longer.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Pages may load images from here only, not from `data:`.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/web/entry-client.tsx',
            // A few pieces instead of two dozen.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'shared', test: shared },
                  { name: 'calling', test: calling },
                  { name: 'answering', test: answering },

                  { name: 'select', test: /\/ui\/Select[.]/ },
                  { name: 'fields', test: /\/step\/(?:DateFields|NameFields)[.]|\/dob\/typed-date[.]/ },
                  { name: 'vin', test: /\/(?:VinField|plain-vin|check-digit|known-vins)[.]/ },
                  { name: 'combobox', test: /\/node_modules\/downshift\/|\/ui\/Combobox/ },
                ],
              },
            },
          },
        }),
  },
  // React in its production form, whatever the server's environment says, and of the icons only those in use.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}))

/** What the first screen is made of and every other uses too. What only later screens need stays out. */
const shared = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler)/',
    '/src/web/ui/(Alert|Button|ChoiceCard|Field|Fold|Spinner|VisuallyHidden|classes|use-still)[.]',
    '/src/web/step/(ZipField|step-view)[.]',
    '/src/web/butler/(Butler|Mark)[.]',
    '/src/web/frame/(Footer|Frame|Header|Menu|Notices)[.]',
    '/src/web/(Boundary|load-piece|patience|screens|title)[.]',
    '/src/web/wizard/(messages|step-screen|use-navigator)[.]',
    '/src/wizard/pressed[.]',
    '/src/contract/quote-address[.]',
    '/src/brand[.]',
  ].join('|'),
)

/** What speaks to the server: fetched when the visitor begins to fill in the first form. */
const calling =
  /\/node_modules\/valibot\/|\/src\/web\/(?:call|instrument|trouble\/reference)[.]|\/src\/contract\//

/** What an answer and the way to the next page take besides. */
const answering =
  /\/src\/web\/today[.]|\/src\/web\/wizard\/(?:answer-desk|answer-step|focus-first|visits|navigation|address-help)[.]|\/src\/wizard\/|\/src\/kinds\/(?:address\/address|choice\/choice|start\/start)[.]/

/** Shorter than Vite's own, and the same for both builds: the page holds each of them two or three times. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?', 1)[0] ?? file)
  const sign = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const owner = signs.get(sign) ?? path
  if (owner !== path) throw new Error(`${path} and ${owner} get the same class names: rename one of them`)
  signs.set(sign, path)
  return `${name}_${sign}`
}

/** Style sheets by what their class names end in. */
const signs = new Map<string, string>()

/** Puts our own `loadPiece` around every `import()` in the place of Vite's helper, after which a failure is for ever. */
function patientImports(): Plugin {
  const loadPiece = JSON.stringify(join(import.meta.dirname, 'src/web/load-piece.ts'))
  return {
    name: 'patient-imports',
    enforce: 'pre',
    load: id =>
      id === '\0vite/preload-helper.js' ? `export { loadPiece as __vitePreload } from ${loadPiece}` : null,
  }
}

/** Writes a .br and a .gz beside each text file, so that the server never compresses one twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist/client' }) {
      const files = await readdir(dir, { recursive: true })
      const texts = files.filter(name => /\.(js|css|svg|txt|json)$/.test(name) && !name.startsWith('.'))
      await Promise.all(texts.map(name => compress(join(dir, name))))
    },
  }
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
