import { still, useStill } from '../../web/ui/from-server.ts'
import type { IconComponent } from '../../web/ui/Icon.tsx'

let icons: Readonly<Record<string, IconComponent>> | undefined

/** Fetches the icons of the lines; a start page rendered by the server does not need them. */
export async function loadDrawings(): Promise<void> {
  icons ??= (await import('./line-icons.tsx')).lineIcons
}

/** The icon of a line of insurance. */
export function LineIcon({ name }: { name: string | undefined }) {
  const stays = useStill(name, icons !== undefined)
  if (stays) return <span key="still" {...still} />
  const Found = name === undefined ? undefined : icons?.[name]
  return <span key="drawn">{Found && <Found size={28} stroke={1.6} aria-hidden />}</span>
}
