import { Flex, Span } from '@chakra-ui/react'
import { formatInteger } from '@/lib/format-integer'
import { Button } from './Buttons'

/** Rows of a page of a list. */
export const pageSize = 50

/** The way to the other pages of a list; nothing if there are none. */
export function Pages({
  label = 'Pages',
  page,
  total,
  onOpen,
}: {
  label?: string
  /** From 1. */
  page: number
  /** Rows on all pages. */
  total: number
  onOpen: (page: number) => void
}) {
  const lastPage = Math.ceil(total / pageSize)
  if (lastPage <= 1) return null
  const first = (page - 1) * pageSize + 1
  const button = (name: string, to: number) => {
    const isMissing = to < 1 || to > lastPage
    return (
      // Not `disabled`, by which the pressed button would lose the focus on the last page.
      <Button
        variant="outline"
        size="sm"
        aria-disabled={isMissing}
        onClick={() => !isMissing && onOpen(to)}
      >
        {name}
      </Button>
    )
  }
  return (
    <Flex
      as="nav"
      aria-label={label}
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      mt="4"
      fontSize="sm"
      _print={{ display: 'none' }}
    >
      <Span aria-live="polite" color="fg.muted" fontVariantNumeric="tabular-nums">
        {formatInteger(first)} to {formatInteger(Math.min(total, first + pageSize - 1))} of{' '}
        {formatInteger(total)}
      </Span>
      <Flex gap="2">
        {button('Previous page', page - 1)}
        {button('Next page', page + 1)}
      </Flex>
    </Flex>
  )
}
