import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import type { Config } from '../settings/config.ts'
import { embedded } from './embedded.ts'
import { google } from './google.ts'
import { type Maps, type Provider, quiet } from './maps.ts'
import { photon } from './photon.ts'
import { smarty } from './smarty.ts'

/** The maps service that the settings name: `MAPS_PROVIDER`, `MAPS_URL`, `MAPS_KEY`. */
export function openMaps({ maps, log }: { maps: Config['maps']; log: Log }): Maps {
  return quiet({ name: maps.provider, provider: providerOf(maps), log })
}

/** Who is sent what visitors type as an address, as they are told; undefined where this service completes it by itself. */
export function mapsServiceOf({ provider }: Config['maps']): string | undefined {
  return provider === 'embedded'
    ? undefined
    : { photon: 'Photon', smarty: 'Smarty', google: 'Google Maps' }[provider]
}

function providerOf({ provider, url, key }: Config['maps']): Provider {
  switch (provider) {
    case 'embedded':
      return embedded
    case 'photon':
      return photon({ url: needed('MAPS_URL', url) })
    case 'smarty':
      return smarty({ url, key: needed('MAPS_KEY', key) })
    case 'google':
      return google({ url, key: needed('MAPS_KEY', key) })
  }
}

function needed(name: string, value: string | undefined): string {
  if (value === undefined) throw new StartError(`${name} is missing. The maps service needs it.`)
  return value
}
