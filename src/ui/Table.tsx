import type { ReactNode } from 'react'
import styles from './Table.module.css'

/**
 * A native table; a wide one scrolls, also by keyboard. Its cells take the classes `num` for figures
 * and `words` for text that may be long.
 */
export const Table = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
  <section aria-label={`${label}, scrolls sideways`} tabIndex={0} className={styles.scroller}>
    <table aria-label={label} className={styles.table}>
      {children}
    </table>
  </section>
)
