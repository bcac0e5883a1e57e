import { useKeys } from '@/session/shortcuts'

const table = 'table[aria-label="Debts"]'

const links = () => [...document.querySelectorAll<HTMLElement>(`${table} tbody:not(.widest) th a`)]

/** Whatever stands higher is out of sight, or under the header. */
function topOfSight(): number {
  const header = document.querySelector(`${table} thead th`)
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
}

/** Moves the focus along the names of the rows; the first time to the first one in sight. */
function move(step: 1 | -1) {
  const all = links()
  const here = all.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const top = topOfSight()
  const inSight = all.findIndex((link) => link.getBoundingClientRect().top >= top)
  all[here < 0 ? Math.max(0, inSight) : here + step]?.focus()
}

/** `j` and `k` go from row to row; Enter then opens, as on any link. */
export function useRowKeys(): void {
  useKeys({ j: () => move(1), k: () => move(-1) })
}
