import { useNavigate } from '@tanstack/react-router'
import { Pages as PagesOfList, pageSize } from '@/ui/Pages'

/** A page of the rows; the last one if there are fewer. */
export function pageOf<T>(rows: readonly T[], page = 1) {
  const number = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)))
  const start = (number - 1) * pageSize
  return { page: number, rows: rows.slice(start, start + pageSize) }
}

export function Pages(list: { page: number; total: number }) {
  const navigate = useNavigate()
  // A step in the history, so that Back returns to the page before; it begins at the top.
  const open = (next: number) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, page: next > 1 ? next : undefined }),
    })
  return <PagesOfList {...list} onOpen={open} />
}
