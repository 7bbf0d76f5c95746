import { fileURLToPath } from 'node:url'
import { register } from 'prom-client'
import type { ViteDevServer } from 'vite'
import { ownCarriers } from '../../carriers/load-carriers.ts'
import { ownSite } from '../../site/load-site.ts'
import type * as Carriers from '../compose/carriers.ts'
import type * as Services from '../compose/service.ts'
import type { Service } from '../compose/service.ts'
import type { Log } from '../platform/log.ts'
import { reasonOf } from '../platform/start-error.ts'
import type { Config } from '../settings/config.ts'
import { readSite } from '../settings/read-site.ts'
import { devPages } from './dev-page.ts'
import { openSources } from './sources.ts'

const carriersModule = '/src/server/compose/carriers.ts'
const serviceModule = '/src/server/compose/service.ts'

/** Long enough for an editor that saves many files at once. */
const pauseMs = 30

/** A service that follows its sources. */
export interface Reloading {
  /** The current service, or the one about to replace it. */
  service(): Promise<Service>
  close(): Promise<void>
}

interface Deps {
  readonly config: Config
  readonly log: Log
  readonly vite: ViteDevServer
}

/**
 * Opens the service from its sources and replaces it whenever they change. The sandbox, the loaded carriers and the
 * site stay unless the change affects them: a change in one of their folders counts too. A change that fails to load is
 * reported, and the service stays as it was. Throws StartError.
 */
export async function openReloading({ config, log, vite }: Deps): Promise<Reloading> {
  const sources = openSources(vite)
  const drawing = devPages(vite)
  const { carriersDir, siteDir } = config
  const own = [carriersDir, siteDir].filter(folder => folder !== undefined)
  const folders = [ownCarriers, ownSite]
    .map(url => fileURLToPath(url))
    .concat(own.map(folder => `${folder}/`))
  vite.watcher.add(own)

  let panel = await openPanel()
  let service = openService(panel)
  const changed = new Set<string>()
  let reloads: Promise<unknown> = service

  async function openPanel(): Promise<Carriers.Panel> {
    const { openCarriers } = await sources.load<typeof Carriers>(carriersModule)
    return openCarriers({ config: { ...config, site: readSite(config) }, log })
  }

  async function openService(panel: Carriers.Panel): Promise<Service> {
    const services = await sources.load<typeof Services>(serviceModule)
    const opened = await services.openService({ ...panel, log, drawing })
    await Promise.all([opened.app.ready(), opened.admin.ready()])
    return opened
  }

  async function reload(): Promise<void> {
    if (changed.size === 0) return
    const began = performance.now()
    const isOfPanel = [...changed].some(file => isOfFolders(file) || sources.uses(carriersModule, file))
    changed.clear()
    sources.forget()
    register.clear()
    const next = isOfPanel ? await openPanel() : panel
    const opened = await openService(next).catch(error => {
      if (isOfPanel) next.close()
      throw error
    })
    const before = { panel, service: await service }
    panel = next
    service = Promise.resolve(opened)
    vite.ws.send({ type: 'full-reload' })
    process.stdout.write(`Reloaded in ${Math.round(performance.now() - began)} ms.\n`)
    await before.service.close()
    if (isOfPanel) before.panel.close()
  }

  function isOfFolders(file: string): boolean {
    return folders.some(folder => file.startsWith(folder))
  }

  vite.watcher.on('all', (_event, file) => {
    if (!isOfFolders(file) && ![carriersModule, serviceModule].some(module => sources.uses(module, file)))
      return
    changed.add(file)
    setTimeout(() => {
      reloads = reloads.then(reload).catch(error => process.stderr.write(`${reasonOf(error)}\n`))
    }, pauseMs)
  })

  return {
    service: () => service,
    async close() {
      await reloads
      await (await service).close()
      panel.close()
    },
  }
}
