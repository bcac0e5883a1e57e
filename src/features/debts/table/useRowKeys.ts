import { useShortcutKeys } from '@/session/shortcuts'

const table = 'table[aria-label="Debts"]'

const rowLinks = () => [...document.querySelectorAll<HTMLElement>(`${table} tbody th a`)]

/** The top of the visible rows in pixels: rows above it are under the sticky header. */
function topOfView(): number {
  const header = document.querySelector(`${table} thead th`)
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
}

/** Moves the focus to the next or previous row, or to the first visible one if none has it. */
function moveFocus(step: 1 | -1) {
  const links = rowLinks()
  const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const top = topOfView()
  const inView = links.findIndex((link) => link.getBoundingClientRect().top >= top)
  links[current < 0 ? Math.max(0, inView) : current + step]?.focus()
}

export const focusFirstRow = () => rowLinks()[0]?.focus()

function toggleFocusedRow() {
  const row = document.activeElement?.closest(`${table} tbody tr`)
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}

const repeatable = ['j', 'k']

/** `j` and `k` move the focus between rows, `x` toggles the selection of the focused row. */
export function useRowKeys(): void {
  useShortcutKeys(
    { j: () => moveFocus(1), k: () => moveFocus(-1), x: toggleFocusedRow },
    repeatable,
  )
}
