import styles from './Skeleton.module.css'

/** The place of something that is on its way. Sizes are the class names of whoever uses it. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className}`} aria-hidden="true" />
}
