import { IconCar, IconHeart, IconHome, IconPaw, IconPlane, IconSofa } from '@tabler/icons-react'
import type { IconComponent } from '../../web/ui/Icon.tsx'

/** The icons of the lines of insurance, by the names that the start page uses. */
export const lineIcons: Readonly<Record<string, IconComponent>> = {
  car: IconCar,
  heart: IconHeart,
  home: IconHome,
  paw: IconPaw,
  plane: IconPlane,
  sofa: IconSofa,
}
