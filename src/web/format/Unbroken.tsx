import styles from './Unbroken.module.css'

/** Words with a number that does not break at its hyphens, so that it can be read and copied in one piece. */
export function Unbroken({ words, number }: { readonly words: string; readonly number: string }) {
  const [before, ...after] = words.split(number)
  return (
    <>
      {before}
      {after.length > 0 && <span className={styles.unbroken}>{number}</span>}
      {after.join(number)}
    </>
  )
}
