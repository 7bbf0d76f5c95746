import { useEffect, useState } from 'react'
import type { VehicleHelp } from '../../web/step/step-view.ts'

export interface Listed {
  /** Undefined until loaded. */
  readonly names: readonly string[] | undefined
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

interface ModelsQuery {
  readonly load: () => Promise<VehicleHelp>
  /** Empty: nothing to load yet. */
  readonly year: string
  /** Loads its models; if left out, the makes of the year. */
  readonly make?: string
}

/** The makes of a year, or the models of a make. */
export function useListed({ load, year, make }: ModelsQuery): Listed {
  const key = JSON.stringify([year, make])
  const [list, setList] = useState<{ key: string; names: readonly string[] | undefined }>()
  const [tries, setTries] = useState(0)
  const isWanted = year !== '' && make !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same request
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const ask = async () => {
      const help = await load()
      return make === undefined ? help.makes(Number(year)) : help.models(Number(year), make)
    }
    ask()
      .catch(() => undefined)
      .then(names => isCurrent && setList({ key, names }))
    return () => {
      isCurrent = false
    }
  }, [load, year, make, key, isWanted, tries])

  const current = isWanted && list?.key === key ? list : undefined
  return {
    names: current?.names,
    isLoading: isWanted && !current,
    hasFailed: current !== undefined && current.names === undefined,
    retry() {
      setList(undefined)
      setTries(tries + 1)
    },
  }
}
