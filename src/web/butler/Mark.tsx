import styles from './Mark.module.css'

/** The product's mark, as in `public/favicon.svg`: moustache and bow tie. Decoration beside the name. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles.door} width="32" height="32" rx="7" />
      <path
        className={styles.linen}
        d="M16 9.2C14.3 7.2 10.4 7.4 6.2 12.4 10 14.3 14.1 14 16 11.8 17.9 14 22 14.3 25.8 12.4 21.6 7.4 17.7 7.2 16 9.2Z"
      />
      <path
        className={styles.tie}
        d="M16 20.9C12.6 17.3 8.3 16.4 6.6 17.3 5.5 20.4 5.5 23.6 6.6 26.7 8.3 27.6 12.6 26.7 16 23.1 19.4 26.7 23.7 27.6 25.4 26.7 26.5 23.6 26.5 20.4 25.4 17.3 23.7 16.4 19.4 17.3 16 20.9Z"
      />
      <circle className={styles.knot} cx="16" cy="22" r="2.7" />
    </svg>
  )
}
