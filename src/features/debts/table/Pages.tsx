import { Flex, Span } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { formatInteger } from '@/lib/format-integer'
import { Button } from '@/ui/Buttons'

const pageSize = 50

/** A page of the rows; the last one if there are fewer. */
export function pageOf<T>(rows: readonly T[], page = 1) {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize))
  const number = Math.min(page, pageCount)
  const start = (number - 1) * pageSize
  return { page: number, pageCount, start, rows: rows.slice(start, start + pageSize) }
}

/** The way to the other pages of the list; nothing if there are none. */
export function Pages({
  page,
  pageCount,
  start,
  shown,
  total,
}: {
  page: number
  pageCount: number
  /** The index of the first row shown. */
  start: number
  shown: number
  total: number
}) {
  const navigate = useNavigate()
  if (pageCount === 1) return null
  // A step in the history, so that Back returns to the page before; it begins at the top.
  const open = (next: number) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, page: next > 1 ? next : undefined }),
    })
  return (
    <Flex
      as="nav"
      aria-label="Pages"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      mt="4"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      <Span color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatInteger(start + 1)} to {formatInteger(start + shown)} of {formatInteger(total)}
      </Span>
      <Flex gap="2">
        <Button variant="outline" size="sm" disabled={page === 1} onClick={() => open(page - 1)}>
          Previous page
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={page === pageCount}
          onClick={() => open(page + 1)}
        >
          Next page
        </Button>
      </Flex>
    </Flex>
  )
}
