import type { ComponentProps } from 'react'
import { restoreFocusOnRemoval } from './restore-focus-on-removal'
import styles from './Table.module.css'

/**
 * A native table; a wide one scrolls, also by keyboard. Its cells take the classes `num` for figures
 * and `words` for text that may be long.
 */
export const Table = ({
  label,
  className = '',
  ...table
}: ComponentProps<'table'> & { label: string }) => (
  <section
    ref={restoreFocusOnRemoval}
    aria-label={`${label}, scrolls sideways`}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    tabIndex={0}
    className={styles.scroller}
  >
    <table aria-label={label} className={`${styles.table} ${className}`} {...table} />
  </section>
)
