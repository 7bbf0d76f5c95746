import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { browsers, smaller, withoutTools } from './vite.config.ts'

// The cards of prices for the hosts of assistants, in both languages: one script and one style sheet, which
// src/server/agents/card-app.ts puts into one document. It is from the same sources as the page (vite.config.ts).
export default defineConfig({
  appType: 'custom',
  plugins: [react({ jsxImportSource: '#jsx' }), withoutFonts(), licensed()],
  publicDir: false,
  build: {
    outDir: 'dist/app',
    modulePreload: false,
    cssCodeSplit: false,
    target: browsers,
    cssTarget: browsers,
    rolldownOptions: {
      input: 'src/web/entry-cards.tsx',
      ...smaller,
      output: { codeSplitting: false, entryFileNames: 'cards.js', assetFileNames: 'cards[extname]' },
    },
  },
  define: withoutTools,
})

/** Hosts let an app load nothing, and a font within it would weigh half as much as all else: its stand-ins do. */
function withoutFonts(): Plugin {
  return {
    name: 'without-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/tokens.css') ? code.replace(/@font-face {[^}]*url\([^}]*}/g, '') : null,
  }
}

/** What the page is made of too, so that /credits, which the document names, has its license. */
const onThePage = new Set(['react', 'react-dom', 'scheduler', 'dompurify'])

/** The build fails for a package whose license nobody would find. */
function licensed(): Plugin {
  return {
    name: 'licensed',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : []))
      for (const id of modules) {
        const [, name = 'react'] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
        if (!onThePage.has(name)) throw new Error(`vite.cards.config.ts: ${name} is not on the page`)
      }
    },
  }
}
