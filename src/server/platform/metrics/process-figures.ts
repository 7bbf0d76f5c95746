import { readFileSync } from 'node:fs'
import { collectDefaultMetrics, Gauge } from 'prom-client'
import * as v from 'valibot'

const manifest = v.object({ version: v.string() })

const build = new Gauge({
  name: 'build_info',
  help: 'Always 1; its labels are the version of the product and of Node',
  labelNames: ['version', 'node_version'],
})

const { version } = v.parse(
  manifest,
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')),
)
build.set({ version, node_version: process.versions.node }, 1)
// Memory, CPU, open files, garbage collection, and how late the event loop is.
collectDefaultMetrics()
