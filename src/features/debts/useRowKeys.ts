import { useKeys } from '@/session/shortcuts'

const links = () => [
  ...document.querySelectorAll<HTMLElement>('table[aria-label="Debts"] tbody:not(.widest) th a'),
]

/** Moves the focus along the names of the rows; the first time to the first one in sight. */
function move(step: 1 | -1) {
  const all = links()
  const here = all.indexOf(document.activeElement as HTMLElement)
  const inSight = all.findIndex((link) => link.getBoundingClientRect().top >= 0)
  all[here < 0 ? Math.max(0, inSight) : here + step]?.focus()
}

/** `j` and `k` go from row to row; Enter then opens, as on any link. */
export function useRowKeys(): void {
  useKeys({ j: () => move(1), k: () => move(-1) })
}
