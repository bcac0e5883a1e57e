import { Box, Flex, Span } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'

export interface TabLink {
  label: string
  count?: number
  active: boolean
  /** The search parameters this tab stands for, on the path the screen has. */
  search: Record<string, unknown>
}

/** The keys of a tab list: along it, to its ends, and the space bar, which a link alone ignores. */
function onKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const here = tabs.findIndex((tab) => tab.matches(':focus'))
  if (here < 0) return
  if (event.key === ' ') tabs[here]?.click()
  else {
    const last = tabs.length - 1
    const next = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    tabs[next]?.focus()
  }
  event.preventDefault()
}

/** Tabs that are links: each has its place in the URL. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const list = useRef<HTMLDivElement>(null)
  const open = items.findIndex(({ active }) => active)
  useEffect(() => {
    // On a small screen the open tab may stand outside; only the row of tabs is moved.
    const tab = list.current?.children[open]
    if (list.current && tab instanceof HTMLElement) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
    }
  }, [open])
  return (
    <Flex
      ref={list}
      position="relative"
      role="tablist"
      aria-label={label}
      overflowX="auto"
      gap="1"
      mb="6"
      pt="1"
      borderBottomWidth="1px"
      onKeyDown={onKey}
    >
      {items.map(({ label: words, count, active, search }) => (
        <Box
          key={words}
          asChild
          px="3"
          py="2"
          minH="11"
          whiteSpace="nowrap"
          textDecoration="none"
          borderBottomWidth="3px"
          borderColor={active ? 'accent' : 'transparent'}
          color={active ? 'fg' : 'fg.muted'}
          fontWeight={active ? 'semibold' : 'medium'}
          _hover={{ color: 'fg', bg: 'bg.subtle' }}
          // Inside, for what scrolls cuts off what stands out.
          _focusVisible={{ outlineOffset: '-3px' }}
        >
          <Link
            to="."
            search={search as never}
            state
            replace
            resetScroll={false}
            role="tab"
            aria-selected={active}
            tabIndex={active ? 0 : -1}
          >
            {words}
            {count !== undefined && (
              <>
                {' '}
                <Span ms="1" fontWeight="normal" color="fg.muted">
                  {count}
                </Span>
              </>
            )}
          </Link>
        </Box>
      ))}
    </Flex>
  )
}

/** What others have written may be one long word, wherever it stands; a table scrolls instead. */
const breakingWords = {
  '& :is(div, span, p, a, li, dt, dd, blockquote, button):not(table *)': {
    overflowWrap: 'anywhere',
  },
}

export function TabPanel({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="tabpanel" id={id} aria-label={label} css={breakingWords}>
      {children}
    </Box>
  )
}
