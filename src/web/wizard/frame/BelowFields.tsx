import type { Properties } from '../../../contract/answers/properties.ts'
import { DisclosureLink } from '../DisclosureLink.tsx'
import styles from './BelowFields.module.css'

/** What follows the fields of a question in its form: the item that it is about, and the disclosure. */
export function BelowFields({ uuid, information_disclosure: discloses }: Properties) {
  return (
    <>
      {uuid !== undefined && <input type="hidden" name="uuid" value={uuid} />}
      {discloses && (
        <div className={styles.disclosure}>
          <DisclosureLink />
        </div>
      )}
    </>
  )
}
