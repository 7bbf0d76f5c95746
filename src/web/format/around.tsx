import type { Around } from '../ui/sentence.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Words of a sentence that only screen readers say. */
export const hidden: Around = text => <VisuallyHidden>{text}</VisuallyHidden>

/** Words of a sentence that lead elsewhere. */
export function linkTo(href: string): Around {
  return text => <a href={href}>{text}</a>
}
