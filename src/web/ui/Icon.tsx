import type { ComponentType } from 'react'

export type IconComponent = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>

interface IconProps {
  readonly name: string | undefined
  /** Where the name is looked up: each step brings the icons it needs. */
  readonly from: Readonly<Record<string, IconComponent>>
}

/** A decorative line icon. Renders nothing for an unknown name. */
export function Icon({ name, from }: IconProps) {
  const Found = name === undefined ? undefined : from[name]
  return Found ? <Found size={28} stroke={1.6} aria-hidden /> : null
}
