import styles from './Skeleton.module.css'

/** A placeholder for loading content. The caller's class names set its size. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles.skeleton} ${className}`} aria-hidden="true" />
}
