import { useShortcutKeys } from '@/session/shortcuts'

const table = 'table[aria-label="Debts"]'

const links = () => [...document.querySelectorAll<HTMLElement>(`${table} tbody th a`)]

/** Rows higher than this are out of view, or under the sticky header. */
function topOfView(): number {
  const header = document.querySelector(`${table} thead th`)
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
}

/** Moves the focus to the next or previous row; the first time to the first row in view. */
function move(step: 1 | -1) {
  const all = links()
  const current = all.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const top = topOfView()
  const inView = all.findIndex((link) => link.getBoundingClientRect().top >= top)
  all[current < 0 ? Math.max(0, inView) : current + step]?.focus()
}

/** Selects the row that has the focus, or takes it out of the selection. */
function toggleSelected() {
  const row = document.activeElement?.closest(`${table} tbody tr`)
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}

/** `j` and `k` move the focus from row to row, `x` selects; Enter opens, as on any link. */
export function useRowKeys(): void {
  useShortcutKeys({ j: () => move(1), k: () => move(-1), x: toggleSelected })
}
