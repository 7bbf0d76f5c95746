import { createServerModuleRunner, type ViteDevServer } from 'vite'

/** The current sources of the service. */
export interface Sources {
  /** What a module exports; evaluated again after `forget`. */
  load<Module>(module: string): Promise<Module>
  forget(): void
  /** Whether a module imports a file, directly or through others. */
  uses(module: string, file: string): boolean
}

/** Modules are named from the root of the checkout: `/src/server/main.ts`. */
export function openSources(vite: ViteDevServer): Sources {
  const { ssr } = vite.environments
  const runner = createServerModuleRunner(ssr, { hmr: false })
  return {
    load: module => runner.import(module),
    forget: () => runner.clearCache(),
    uses(module, file) {
      const open = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])]
      const seen = new Set(open)
      for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.url === module) return true
        const importers = [...node.importers].filter(importer => !seen.has(importer))
        for (const importer of importers) seen.add(importer)
        open.push(...importers)
      }
      return false
    },
  }
}
