import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// The linter's part of the fences (scripts/house/rooms.ts), tried on throw-away files. What only the graph of all imports
// tells is in scripts/house/house.test.ts.
const refused = `
src/wizard/a.ts ../law/law.ts
src/law/a.ts ../wizard/step.ts
src/law/a.ts node:fs
src/lines/a.ts ../kinds/choice/ChoiceView.tsx
src/lines/b.ts ../risk/risk.ts
src/lines/c.ts node:fs
src/lines/d.ts react
src/risk/a.ts ../server/app.ts
src/risk/b.ts ../rating/rate.ts
src/rating/a.ts ../lines/renters.ts
src/rating/deep/a.ts ../../carriers/carrier.ts
src/rating/b.ts fastify
src/connectors/a.ts ../carriers/carrier.ts
src/connectors/b.ts ../market/market.ts
src/market/a.ts ../carriers/carrier.ts
src/market/b.ts ../server/app.ts
src/carriers/a.ts ../server/app.ts
src/carriers/b.ts ../market/market.ts
src/sandbox/a.ts ../server/app.ts
src/sandbox/b.ts ../market/market.ts
src/reference/a.ts ../lines/renters.ts
src/contract/a.ts ../lines/renters.ts
src/contract/b.ts react-dom/server
src/kinds/choice/a.ts ./ChoiceView.tsx
src/kinds/choice/b.ts ../../law/law.ts
src/kinds/choice/c.ts ../../reference/places.ts
src/kinds/choice/d.ts node:crypto
src/kinds/choice/AView.tsx ../../web/router/use-router.ts
src/kinds/choice/BView.tsx ../../server/app.ts
src/kinds/choice/CView.tsx ../../lines/renters.ts
src/web/a.tsx ../lines/renters.ts
src/web/results/a.tsx ../../carriers/carrier.ts
src/web/results/b.tsx ../../server/app.ts
src/server/platform/a.ts ../store/quote-store.ts
src/server/journey/a.ts ../asking/fan-out.ts
src/server/results/a.ts ../http/app.ts
src/server/compose/a.ts ../../sandbox/sandbox.ts
src/server/compose/b.ts ../commands/explain.ts
src/server/http/pages/a.ts ../../../web/ui/Button.tsx
src/server/store/a.ts ../../web/entry-server.tsx
`
const allowed = `
src/wizard/z.ts ./line.ts
src/lines/z.ts ../kinds/choice/choice.ts
src/lines/y.test.ts ../risk/risk.ts
src/lines/x.ts ../reference/vehicles/model-years.ts
src/risk/z.ts ../reference/places.ts
src/rating/deep/z.ts ../../law/law.ts
src/rating/deep/y.ts ../money.ts
src/connectors/z.ts ../rating/rate.ts
src/market/z.ts ../connectors/plan-files.ts
src/carriers/z.ts ../connectors/rate-plan.ts
src/sandbox/z.ts ../rating/rate.ts
src/contract/z.ts ../kinds/choice/choice.ts
src/reference/z.ts ../law/jurisdictions.ts
src/kinds/choice/z.ts ../../reference/email.ts
src/kinds/choice/y.ts ../dob/dob.ts
src/kinds/choice/ZView.tsx ../../web/ui/Button.tsx
src/kinds/choice/YView.tsx ./choice.ts
src/web/z.tsx ../contract/site.ts
src/web/results/z.tsx ../../contract/status.ts
src/web/results/y.tsx ../ui/Button.tsx
src/server/estimate/z.ts ../../market/market.ts
src/server/asking/z.ts ../journey/make-offers.ts
src/server/store/z.ts ../../carriers/carrier.ts
src/server/http/pages/z.ts ../../../web/entry-server.tsx
src/server/main.ts ./compose/service.ts
`
const cases = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(' ') as [file: string, source: string])

describe('the import fences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fences-'))
  const seen = new Set<string>()

  beforeAll(() => {
    const config = JSON.parse(readFileSync('biome.json', 'utf8'))
    const { overrides } = JSON.parse(readFileSync('fences.json', 'utf8'))
    const alone = { ...config, $schema: undefined, vcs: undefined, extends: undefined, overrides }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(alone))
    for (const [file, source] of [...cases(refused), ...cases(allowed)]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), `import { x } from '${source}'\nconsole.log(x)\n`)
    }
    for (const { category, location } of biome(folder)) {
      if (category === 'lint/style/noRestrictedImports') seen.add(location.path)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(cases(refused))('%s may not import %s', file => {
    expect(seen).toContain(file)
  })

  test.each(cases(allowed))('%s may import %s', file => {
    expect(seen).not.toContain(file)
  })
})

interface Finding {
  category: string
  location: { path: string }
}

function biome(cwd: string): Finding[] {
  const program = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const args = [program, 'lint', '--reporter=json', '--max-diagnostics=none', '.']
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: 'pipe' }))
      .diagnostics
  } catch (error) {
    // Findings make it exit with 1; the report is on its output all the same.
    return JSON.parse((error as { stdout: string }).stdout).diagnostics
  }
}
